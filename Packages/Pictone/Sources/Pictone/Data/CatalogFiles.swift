// The files of a catalog, as they are written.

import SharedJSON

/// `catalog.json`: the names of all other files.
struct CatalogFile: Decodable, Sendable {
    struct PageSizes: Decodable, Sendable {
        let popularAlbums: Int
        let characters: Int
        let genres: Int
    }

    struct Files: Decodable, Sendable {
        let characters: String
        let albums: String
        let genres: String
        let scripts: String
        let recordings: String
    }

    let popularCharacter: CharacterID
    let pageSizes: PageSizes
    let files: Files
}

struct CharactersFile: Decodable, Sendable {
    struct Row: Decodable, Sendable {
        let id: CharacterID
        let name: String
        let summary: String
        let portrait: String
    }

    let characters: LossyArray<Row>
}

struct AlbumsFile: Decodable, Sendable {
    struct Row: Decodable, Sendable {
        let id: AlbumID
        let title: String
        let summary: String
        let cover: String
        let characters: [CharacterID]
        let genres: [GenreID]
        let script: ScriptID
    }

    let albums: LossyArray<Row>
}

struct GenresFile: Decodable, Sendable {
    let genres: LossyArray<Genre>
}

struct ScriptsFile: Decodable, Sendable {
    struct Row: Decodable, Sendable {
        let id: ScriptID
        let album: AlbumID
        let introduction: String
        let characters: [CharacterID]
        let actingPoints: [String]
        let paragraphs: LossyArray<Paragraph>?
    }

    let scripts: LossyArray<Row>
}

struct RecordingsFile: Decodable, Sendable {
    struct Row: Decodable, Sendable {
        let id: RecordingID
        let script: ScriptID
        let character: CharacterID
        let place: Int
        let voice: String
        let title: String
        let takes: LossyArray<TakeRow>
    }

    struct TakeRow: Decodable, Sendable {
        let paragraph: ParagraphID
        /// Seconds.
        let duration: Double
    }

    let recordings: LossyArray<Row>
}

extension LossyArray {
    /// The elements that could be decoded, each with its index in the file.
    var indexed: [(index: Int, element: Element)] {
        let left = Set(skipped.compactMap(\.index))
        let indices = (0..<(elements.count + left.count)).filter { !left.contains($0) }
        return zip(indices, elements).map { (index: $0, element: $1) }
    }
}
