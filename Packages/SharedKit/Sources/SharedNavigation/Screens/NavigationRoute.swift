// An app's routes: one closed enum with their kinds and edges.

/// A closed list of names that are part of the graph and of saved files.
///
/// Renaming a case is a migration of saved files.
public typealias NavigationName = RawRepresentable<String> & CaseIterable & Hashable & Codable & Sendable

/// Every node that can be in an app's navigation tree, as one enum: a screen with the identity of its
/// content.
public protocol NavigationRoute: Hashable, Codable, Sendable {
    /// The nodes of the app's graph.
    associatedtype Kind: NavigationName
    /// The edges of the app's graph.
    associatedtype Edge: NavigationName

    /// The node that this route is an instance of.
    var kind: Kind { get }

    /// The routes that a container or a flow begins with.
    ///
    /// The roots of a tab bar's tabs in order, the one root beside a drawer's panel, the first screen of a
    /// flow. Empty for everything else.
    var rootRoutes: [Self] { get }

    /// The request to the host. Only a route of role `request` has one.
    var hostRequest: HostRequest? { get }

    /// Whether a route names the same screen of the same content, at most another part of it such as another
    /// tab.
    ///
    /// By default only equal routes do; an app can add others. A link to another part of the screen in front
    /// turns that screen to it instead of making a second one.
    func isSameDestination(as other: Self) -> Bool
}

extension NavigationRoute {
    public var rootRoutes: [Self] { [] }
    public var hostRequest: HostRequest? { nil }
    public func isSameDestination(as other: Self) -> Bool { self == other }
}
