// What an app says about its places: one closed enum of routes with their kinds and edges.

/// A closed list of names that are part of the graph and of saved files; a case is never renamed lightly.
public typealias NavigationName = RawRepresentable<String> & CaseIterable & Hashable & Codable & Sendable

/// Everything that can be in an app's navigation tree, as one enum: a screen with what identifies its content.
public protocol NavigationRoute: Hashable, Codable, Sendable {
    /// The nodes of the app's graph.
    associatedtype Kind: NavigationName
    /// The edges of the app's graph.
    associatedtype Edge: NavigationName

    /// The node that this route is an instance of.
    var kind: Kind { get }

    /// What a container or a flow begins with: the roots of a tab bar's tabs in order, the one root beside a drawer's
    /// panel, the first screen of a flow. Empty for everything else.
    var rootRoutes: [Self] { get }

    /// What the host is asked for. Only a route of role `request` has one.
    var hostRequest: HostRequest? { get }

    /// Whether a route names the same screen, of the same content, and at most another part of it: another tab.
    ///
    /// Routes that are equal do, and no others unless an app says so. A link to another part of what is in front turns
    /// the screen to it instead of making a second one.
    func isSameDestination(as other: Self) -> Bool
}

extension NavigationRoute {
    public var rootRoutes: [Self] { [] }
    public var hostRequest: HostRequest? { nil }
    public func isSameDestination(as other: Self) -> Bool { self == other }
}
