// Routes that have links.

/// A route with destinations, all or some of which a path can name.
public protocol LinkableRoute: NavigationRoute {
    /// The scheme of the app's links, in lower case.
    static var linkScheme: String { get }

    /// The path of this destination; nil if it has no identity outside the app (a dialog, a tab bar).
    ///
    /// `route(at:)` gives an equal route for it.
    var linkPath: [String]? { get }

    /// The destination that a path names; nil if there is none.
    ///
    /// The path comes from outside: each segment may be any text without control characters.
    static func route(at path: [String]) -> Self?
}

extension LinkableRoute {
    /// The link to this destination; nil if it has none.
    public var link: String? {
        linkPath.flatMap { try? LinkPath($0) }.flatMap { $0.link(scheme: Self.linkScheme) }
    }
}

/// The result of opening a link.
public enum LinkResult: Hashable, Sendable {
    /// The link's destination is in front now, or already was: that entry.
    case opened(NavigationEntryID)
    /// The link waits and is opened later: an undismissable modal is up, or the app isn't ready.
    case waiting
    /// Nothing has changed.
    case failed(LinkError)

    /// The error of a link that failed; nil otherwise.
    public var failure: LinkError? { if case .failed(let failure) = self { failure } else { nil } }
}
