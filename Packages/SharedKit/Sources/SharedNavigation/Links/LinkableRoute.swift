// Routes that have links.

/// A route whose places, or some of them, can be named by a path.
public protocol LinkableRoute: NavigationRoute {
    /// The scheme of the app's links, in lower case.
    static var linkScheme: String { get }

    /// The path that names this place; nil for one that has no identity outside the app (a dialog, a tab bar).
    ///
    /// `route(at:)` gives an equal route for it.
    var linkPath: [String]? { get }

    /// The place that a path names; nil if there is none.
    ///
    /// The path comes from outside: each segment may be any text without control characters.
    static func route(at path: [String]) -> Self?
}

extension LinkableRoute {
    /// The link to this place; nil if it has none.
    public var link: String? {
        linkPath.flatMap { try? LinkPath($0) }.flatMap { $0.link(scheme: Self.linkScheme) }
    }
}

/// What became of a link.
public enum LinkResult: Hashable, Sendable {
    /// Its place is in front now, or already was: that entry.
    case opened(NavigationEntryID)
    /// A modal that must not be dismissed is up, or the app isn't ready; it is followed when that ends.
    case waiting
    /// Nothing has changed.
    case failed(LinkError)

    /// Why it failed; nil if it didn't.
    public var failure: LinkError? { if case .failed(let failure) = self { failure } else { nil } }
}
