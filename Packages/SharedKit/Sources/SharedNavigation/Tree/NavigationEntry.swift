// One entry of the navigation tree: a screen, a tab bar, a drawer's panel, a dialog, a request or a flow.

/// The identity of an entry or a modal level.
///
/// It is a counter kept in the tree, so that replays and saved files are stable.
public struct NavigationEntryID: RawRepresentable, Hashable, Comparable, Codable, Sendable,
    CustomStringConvertible
{
    /// The number; larger is newer.
    public let rawValue: Int

    /// Names the entry with a number, as read from a saved tree or a host's report.
    @inlinable public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    @inlinable public static func < (left: NavigationEntryID, right: NavigationEntryID) -> Bool {
        left.rawValue < right.rawValue
    }

    @inlinable public var description: String { String(rawValue) }
}

/// A route that is in the tree.
public struct NavigationEntry<Route: NavigationRoute>: Hashable, Codable, Sendable {
    /// The identity, unique in its tree for good; never used again after the entry has left.
    public let id: NavigationEntryID
    /// The screen, and its content, that the entry shows.
    public let route: Route
    /// Whether the entry marks a child flow.
    ///
    /// A flow isn't drawn; all entries above it in its stack belong to it.
    public let isFlow: Bool

    @inlinable init(id: NavigationEntryID, route: Route, isFlow: Bool) {
        self.id = id
        self.route = route
        self.isFlow = isFlow
    }
}
