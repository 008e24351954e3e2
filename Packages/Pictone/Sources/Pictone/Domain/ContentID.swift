// The identities of what a catalog holds.

/// The identity of something of a catalog, told apart by what it is of.
public struct ContentID<Subject>: RawRepresentable, ExpressibleByStringLiteral, Hashable, Codable, Sendable {
    public let rawValue: String

    /// Names something, as read from a file, a link or a saved state.
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
