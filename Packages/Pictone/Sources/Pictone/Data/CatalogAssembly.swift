// The assembly of a catalog from its files: parts that don't fit are left out and reported with file and
// path.

import SharedJSON
import SharedMedia

/// Checks the parts of a catalog against each other.
struct CatalogAssembly {
    private let files: CatalogFile.Files
    private(set) var problems: [CatalogProblem]

    /// - Parameter problems: Problems of the files themselves.
    init(files: CatalogFile.Files, problems: [CatalogProblem]) {
        self.files = files
        self.problems = problems
    }

    /// The valid part of the catalog.
    mutating func catalog(
        _ main: CatalogFile,
        characters characterRows: LossyArray<CharactersFile.Row>,
        genres genreRows: LossyArray<Genre>,
        scripts scriptRows: LossyArray<ScriptsFile.Row>,
        albums albumRows: LossyArray<AlbumsFile.Row>,
        recordings recordingRows: LossyArray<RecordingsFile.Row>
    ) -> Catalog {
        let characters = rows(characterRows, files.characters, "characters", id: \.id.rawValue).map {
            _,
            row in
            StoryCharacter(
                id: row.id,
                name: row.name,
                summary: row.summary,
                portrait: .resource(row.portrait)
            )
        }
        let genres = rows(genreRows, files.genres, "genres", id: \.id.rawValue).map(\.1)
        let characterIDs = Set(characters.map(\.id))
        let written = Set(scriptRows.elements.map(\.id))
        var scripts = rows(scriptRows, files.scripts, "scripts", id: \.id.rawValue).compactMap { index, row in
            script(row, at: at("scripts", index), characterIDs)
        }
        let genreIDs = Set(genres.map(\.id))
        let albums = rows(albumRows, files.albums, "albums", id: \.id.rawValue).compactMap { index, row in
            album(
                row,
                at: at("albums", index),
                characterIDs,
                genreIDs,
                scripts.first { $0.id == row.script },
                isScriptWritten: written.contains(row.script)
            )
        }
        let albumIDs = Set(albumRows.elements.map(\.id))
        for (index, row) in scriptRows.indexed where !albumIDs.contains(row.album) {
            report(files.scripts, at("scripts", index) + at("album"), .dangling(row.album.rawValue))
        }
        let used = Set(albums.map(\.script))
        scripts.removeAll { !used.contains($0.id) }
        return Catalog(
            characters: characters,
            albums: albums,
            genres: genres,
            scripts: scripts,
            recordings: recordings(recordingRows, scripts, written),
            popular: popular(main, characterIDs),
            pageSizes: [
                .popularAlbums: max(1, main.pageSizes.popularAlbums),
                .characters: max(1, main.pageSizes.characters), .genres: max(1, main.pageSizes.genres),
            ],
            problems: problems
        )
    }

    // MARK: Parts

    private mutating func popular(_ main: CatalogFile, _ known: Set<CharacterID>) -> CharacterID {
        if !known.contains(main.popularCharacter) {
            report("catalog.json", at("popularCharacter"), .dangling(main.popularCharacter.rawValue))
        }
        return main.popularCharacter
    }

    private mutating func script(_ row: ScriptsFile.Row, at path: [JSONPath.Step], _ known: Set<CharacterID>)
        -> Script?
    {
        let cast = sound(row.characters, in: known, files.scripts, path + at("characters"))
        let rows = row.paragraphs ?? LossyArray()
        var paragraphs: [Paragraph] = []
        let inside = path + at("paragraphs")
        for (index, line) in self.rows(rows, files.scripts, "paragraphs", under: path, id: \.id.rawValue) {
            if cast.contains(line.character) {
                paragraphs.append(line)
            } else {
                let place = inside + [.index(index)] + at("character")
                report(files.scripts, place, .dangling(line.character.rawValue))
            }
        }
        guard !paragraphs.isEmpty else {
            report(files.scripts, inside, .noParagraphs)
            return nil
        }
        return Script(
            id: row.id,
            album: row.album,
            introduction: row.introduction,
            characters: cast,
            actingPoints: row.actingPoints,
            paragraphs: paragraphs
        )
    }

    private mutating func album(
        _ row: AlbumsFile.Row,
        at path: [JSONPath.Step],
        _ characters: Set<CharacterID>,
        _ genres: Set<GenreID>,
        _ script: Script?,
        isScriptWritten: Bool
    ) -> Album? {
        let cast = sound(row.characters, in: characters, files.albums, path + at("characters"))
        let kinds = sound(row.genres, in: genres, files.albums, path + at("genres"))
        // A problem within an existing script has been reported already.
        if !isScriptWritten || (script != nil && script?.album != row.id) {
            report(files.albums, path + at("script"), .dangling(row.script.rawValue))
        }
        guard let script, script.album == row.id, !cast.isEmpty else { return nil }
        return Album(
            id: row.id,
            title: row.title,
            summary: row.summary,
            cover: .resource(row.cover),
            characters: cast,
            genres: kinds,
            script: row.script
        )
    }

    private mutating func recordings(
        _ list: LossyArray<RecordingsFile.Row>,
        _ scripts: [Script],
        _ written: Set<ScriptID>
    ) -> [Recording] {
        var found: [Recording] = []
        for (index, row) in rows(list, files.recordings, "recordings", id: \.id.rawValue) {
            let path: [JSONPath.Step] = at("recordings", index)
            guard let script = scripts.first(where: { $0.id == row.script }) else {
                if !written.contains(row.script) {
                    report(files.recordings, path + at("script"), .dangling(row.script.rawValue))
                }
                continue
            }
            guard script.characters.contains(row.character) else {
                report(files.recordings, path + at("character"), .dangling(row.character.rawValue))
                continue
            }
            guard let place = RecordingPlace(rawValue: row.place), place != .own else {
                report(files.recordings, path + at("place"), .badNumber)
                continue
            }
            let isTaken = found.contains {
                $0.script == row.script && $0.character == row.character && $0.place == place
            }
            guard !isTaken else {
                report(files.recordings, path + at("place"), .duplicate("\(row.place)"))
                continue
            }
            found.append(
                Recording(
                    id: row.id,
                    script: row.script,
                    character: row.character,
                    place: place,
                    voice: row.voice,
                    title: row.title,
                    durations: durations(row, script, at: path)
                )
            )
        }
        for script in scripts {
            for character in script.characters
            where found.count(where: { $0.script == script.id && $0.character == character }) < 2 {
                report(
                    files.recordings,
                    at("recordings"),
                    .missingRecording("\(script.id.rawValue), \(character.rawValue)")
                )
            }
        }
        return found
    }

    private mutating func durations(_ row: RecordingsFile.Row, _ script: Script, at path: [JSONPath.Step])
        -> [ParagraphID: Duration]
    {
        let own = Set(script.paragraphs(of: row.character).map(\.id))
        var durations: [ParagraphID: Duration] = [:]
        for (index, take) in rows(row.takes, files.recordings, "takes", under: path, id: \.paragraph.rawValue)
        {
            let place = path + at("takes", index)
            if !own.contains(take.paragraph) {
                report(files.recordings, place + at("paragraph"), .dangling(take.paragraph.rawValue))
            } else if take.duration.isFinite, take.duration > 0, take.duration < 86_400 {
                durations[take.paragraph] = .milliseconds(Int64((take.duration * 1_000).rounded(.up)))
            } else {
                report(files.recordings, place + at("duration"), .badNumber)
            }
        }
        return durations
    }

    // MARK: Shared by all parts

    /// The elements that are valid on their own; of several with one identifier, the first.
    private mutating func rows<Row>(
        _ list: LossyArray<Row>,
        _ file: String,
        _ key: String,
        under path: [JSONPath.Step] = [],
        id: (Row) -> String
    ) -> [(Int, Row)] {
        let inside = path + [.key(key)]
        for skipped in list.skipped { report(file, inside + [skipped.step], .malformed) }
        var seen: Set<String> = []
        var sound: [(Int, Row)] = []
        for (index, row) in list.indexed {
            if seen.insert(id(row)).inserted {
                sound.append((index, row))
            } else {
                report(file, inside + [.index(index)], .duplicate(id(row)))
            }
        }
        return sound
    }

    /// The identifiers that exist in the catalog, each once.
    private mutating func sound<Subject>(
        _ ids: [ContentID<Subject>],
        in known: Set<ContentID<Subject>>,
        _ file: String,
        _ path: [JSONPath.Step]
    ) -> [ContentID<Subject>] {
        var found: [ContentID<Subject>] = []
        for (index, id) in ids.enumerated() {
            if !known.contains(id) {
                report(file, path + [.index(index)], .dangling(id.rawValue))
            } else if found.contains(id) {
                report(file, path + [.index(index)], .duplicate(id.rawValue))
            } else {
                found.append(id)
            }
        }
        return found
    }

    /// The path to a value, or to an element of a list.
    private func at(_ name: String, _ index: Int? = nil) -> [JSONPath.Step] {
        [JSONPath.Step.key(name)] + (index.map { [.index($0)] } ?? [])
    }

    private mutating func report(_ file: String, _ path: [JSONPath.Step], _ reason: CatalogProblem.Reason) {
        problems.append(CatalogProblem(file: file, path: JSONPath(path), reason: reason))
    }
}
