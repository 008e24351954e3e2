// The identifiers of a catalog's content.

/// The identifier of an element of a catalog, distinct by the type of its subject.
public struct ContentID<Subject>: RawRepresentable, ExpressibleByStringLiteral, Hashable, Codable, Sendable {
    public let rawValue: String

    /// Makes an identifier, as read from a file, a link or a saved state.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(stringLiteral value: String) {
        rawValue = value
    }
}

public typealias CharacterID = ContentID<StoryCharacter>
public typealias AlbumID = ContentID<Album>
public typealias GenreID = ContentID<Genre>
public typealias ScriptID = ContentID<Script>
/// Unique within its script only.
public typealias ParagraphID = ContentID<Paragraph>
public typealias RecordingID = ContentID<Recording>
