// The content of a catalog: characters, albums, genres, scripts.

import SharedMedia

/// A character that speaks in scripts.
public struct StoryCharacter: Identifiable, Hashable, Sendable {
    public let id: CharacterID
    public let name: String
    public let summary: String
    public let portrait: ImageReference
}

/// A story to be recorded.
///
/// It has exactly one script.
public struct Album: Identifiable, Hashable, Sendable {
    public let id: AlbumID
    public let title: String
    public let summary: String
    public let cover: ImageReference
    /// At least one.
    public let characters: [CharacterID]
    public let genres: [GenreID]
    public let script: ScriptID
}

/// A kind of story.
public struct Genre: Identifiable, Hashable, Decodable, Sendable {
    public let id: GenreID
    public let name: String
}

/// The text that is spoken in an album.
public struct Script: Identifiable, Hashable, Sendable {
    public let id: ScriptID
    public let album: AlbumID
    public let introduction: String
    /// The speaking characters, in the order in which they are introduced; at least one.
    public let characters: [CharacterID]
    /// Advice for the speakers.
    public let actingPoints: [String]
    /// At least one, each by one of `characters`.
    public let paragraphs: [Paragraph]

    /// The paragraphs of one character, in order.
    public func paragraphs(of character: CharacterID) -> [Paragraph] {
        paragraphs.filter { $0.character == character }
    }
}

/// The words of one character until another one speaks.
public struct Paragraph: Identifiable, Hashable, Decodable, Sendable {
    public let id: ParagraphID
    public let character: CharacterID
    public let text: String
}
