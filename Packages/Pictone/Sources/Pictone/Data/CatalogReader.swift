// The reader of a catalog's files, one by one, so that an invalid file doesn't affect the others.

import SharedJSON

/// Reads `catalog.json` and the files that it names.
struct CatalogReader: Sendable {
    private let source: @Sendable (String) -> JSONSource

    /// Makes a reader; `source` returns the location of the file with a given name.
    init(_ source: @escaping @Sendable (String) -> JSONSource) {
        self.source = source
    }

    /// Reads and checks all files.
    @concurrent
    func read() async throws(JSONError) -> Catalog {
        let main = try await JSONLoader().load(CatalogFile.self, from: source("catalog.json"))
        let files = main.files
        var problems: [CatalogProblem] = []
        let characters = try await part(CharactersFile.self, files.characters, &problems)?.characters
        let genres = try await part(GenresFile.self, files.genres, &problems)?.genres
        let scripts = try await part(ScriptsFile.self, files.scripts, &problems)?.scripts
        let albums = try await part(AlbumsFile.self, files.albums, &problems)?.albums
        let recordings = try await part(RecordingsFile.self, files.recordings, &problems)?.recordings
        var assembly = CatalogAssembly(files: files, problems: problems)
        return assembly.catalog(
            main,
            characters: characters ?? LossyArray(),
            genres: genres ?? LossyArray(),
            scripts: scripts ?? LossyArray(),
            albums: albums ?? LossyArray(),
            recordings: recordings ?? LossyArray()
        )
    }

    /// Reads one file; nil, and a problem, if it can't be used.
    ///
    /// Only cancellation throws.
    private func part<File: Decodable & Sendable>(
        _ type: File.Type,
        _ name: String,
        _ problems: inout [CatalogProblem]
    ) async throws(JSONError) -> File? {
        do throws(JSONError) {
            // Only a plain name is accepted, so that no file outside the folder is read.
            guard !name.contains("/"), !name.contains("\0") else {
                throw JSONError(source: name, reason: .unreadable)
            }
            return try await JSONLoader().load(type, from: source(name))
        } catch {
            guard error.reason != .cancelled else { throw error }
            problems.append(CatalogProblem(file: name, path: error.path, reason: .unreadable(error.reason)))
            return nil
        }
    }
}
