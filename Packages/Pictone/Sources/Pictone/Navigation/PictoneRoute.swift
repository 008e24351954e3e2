// The app's destinations.

import SharedNavigation

/// The destinations: everything that can be on screen.
public enum PictoneRoute: NavigationRoute {
    /// The root: the content of the catalog.
    case browse
    /// Covers the root at launch.
    case splash
    case search
    case character(CharacterID)
    /// An album with its script, at a tab.
    case script(AlbumID, ScriptTab)
    /// Asks whether a new take may replace one.
    case overwriteConfirmation(TakeKey)
    /// Asks whether takes may be deleted.
    case deleteConfirmation(Deletion)

    /// The nodes of the graph.
    public enum Kind: String, NavigationName {
        case splash, browse, character, script, search, overwriteConfirmation, deleteConfirmation
    }

    /// The edges of the graph.
    public enum Edge: String, NavigationName {
        case launched, splashEnded
        case coverChosen, albumChosen, characterChosen, searchChosen, lineChosen
        case overwriteAsked, overwriteAnswered, deleteAsked, deleteAnswered
        case browseLinkOpened, characterLinkOpened, albumLinkOpened, searchLinkOpened
    }

    public var kind: Kind {
        switch self {
        case .browse: .browse
        case .splash: .splash
        case .search: .search
        case .character: .character
        case .script: .script
        case .overwriteConfirmation: .overwriteConfirmation
        case .deleteConfirmation: .deleteConfirmation
        }
    }

    public func isSameDestination(as other: PictoneRoute) -> Bool {
        if case (.script(let album, _), .script(let other, _)) = (self, other) {
            album == other
        } else {
            self == other
        }
    }

}

/// The tabs of the script screen.
public enum ScriptTab: String, CaseIterable, Hashable, Codable, Sendable {
    case summary, listen, record
}

/// The user's recordings that are to be deleted.
public enum Deletion: Hashable, Codable, Sendable {
    case one(TakeKey)
    case all(ScriptID)

    /// The script that the recordings belong to.
    public var script: ScriptID {
        switch self {
        case .one(let key): key.script
        case .all(let script): script
        }
    }
}

/// Links: `pictone://` is the first screen; characters, albums (at a tab) and the search have links too.
extension PictoneRoute: LinkableRoute {
    /// The scheme of the app's links.
    public static let linkScheme = "pictone"

    public var linkPath: [String]? {
        switch self {
        case .browse: []
        case .search: ["search"]
        case .character(let id): ["characters", id.rawValue]
        case .script(let id, .summary): ["albums", id.rawValue]
        case .script(let id, let tab): ["albums", id.rawValue, tab.rawValue]
        case .splash, .overwriteConfirmation, .deleteConfirmation: nil
        }
    }

    public static func route(at path: [String]) -> PictoneRoute? {
        switch (path.first, path.count) {
        case (nil, _): return .browse
        case ("search", 1): return .search
        case ("characters", 2): return .character(CharacterID(rawValue: path[1]))
        case ("albums", 2): return .script(AlbumID(rawValue: path[1]), .summary)
        case ("albums", 3):
            guard let tab = ScriptTab(rawValue: path[2]), tab != .summary else { return nil }
            return .script(AlbumID(rawValue: path[1]), tab)
        default: return nil
        }
    }
}
