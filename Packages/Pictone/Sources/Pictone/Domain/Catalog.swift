// Everything that can be browsed, voiced and listened to.

/// The parts of the first screen that show their content by and by.
public enum CatalogSection: String, CaseIterable, Hashable, Codable, Sendable {
    case popularAlbums, characters, genres
}

/// The content of one load, checked and never changed.
///
/// Whatever refers to something refers to something that is there. A reference, so that passing it on costs nothing.
public final class Catalog: Equatable, Sendable {
    /// In the order of their files, as are all that follow.
    public let characters: [StoryCharacter]
    public let albums: [Album]
    public let genres: [Genre]
    /// The character on the cover; nil where there is no character at all.
    public let popular: StoryCharacter?
    /// How many more each section shows at a time; at least one.
    public let pageSizes: [CatalogSection: Int]
    /// What was wrong with the files; what is sound shows all the same.
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

    /// What was loaded anew counts as new, whatever is in it.
    public static func == (one: Catalog, other: Catalog) -> Bool { one === other }
}
