// All content that can be browsed, recorded and listened to.

/// The sections of the first screen that show their content page by page.
public enum CatalogSection: String, CaseIterable, Hashable, Codable, Sendable {
    case popularAlbums, characters, genres
}

/// The content of one load, checked and immutable.
///
/// Every reference resolves. A class, so that passing it on costs nothing.
public final class Catalog: Equatable, Sendable {
    /// In the order of their file; so are all lists that follow.
    public let characters: [StoryCharacter]
    public let albums: [Album]
    public let genres: [Genre]
    /// The character on the cover; nil if there is no character at all.
    public let popular: StoryCharacter?
    /// The number of elements that each section adds at a time; at least one.
    public let pageSizes: [CatalogSection: Int]
    /// The problems in the files; the valid content shows all the same.
    public let problems: [CatalogProblem]

    private let charactersByID: [CharacterID: StoryCharacter]
    private let albumsByID: [AlbumID: Album]
    private let scriptsByID: [ScriptID: Script]
    private let recordingsByScript: [ScriptID: [Recording]]

    init(
        characters: [StoryCharacter],
        albums: [Album],
        genres: [Genre],
        scripts: [Script],
        recordings: [Recording],
        popular: CharacterID,
        pageSizes: [CatalogSection: Int],
        problems: [CatalogProblem]
    ) {
        self.characters = characters
        self.albums = albums
        self.genres = genres
        self.pageSizes = pageSizes
        self.problems = problems
        charactersByID = Dictionary(characters.map { ($0.id, $0) }) { first, _ in first }
        albumsByID = Dictionary(albums.map { ($0.id, $0) }) { first, _ in first }
        scriptsByID = Dictionary(scripts.map { ($0.id, $0) }) { first, _ in first }
        recordingsByScript = Dictionary(grouping: recordings, by: \.script)
        self.popular = charactersByID[popular] ?? characters.first
    }

    /// Whether there is nothing to show.
    public var isEmpty: Bool { characters.isEmpty && albums.isEmpty && genres.isEmpty }

    public func character(_ id: CharacterID) -> StoryCharacter? { charactersByID[id] }
    public func album(_ id: AlbumID) -> Album? { albumsByID[id] }

    /// The script of an album; nil only if there is no such album.
    public func script(of id: AlbumID) -> Script? { albumsByID[id].flatMap { scriptsByID[$0.script] } }

    /// The recordings that come with a script: up to two for each of its characters.
    public func recordings(of id: ScriptID) -> [Recording] { recordingsByScript[id] ?? [] }

    /// All albums that a character is in.
    public func albums(of id: CharacterID) -> [Album] { albums.filter { $0.characters.contains(id) } }

    /// Identity: each load counts as new, whatever its content.
    public static func == (one: Catalog, other: Catalog) -> Bool { one === other }
}
