// The coordinator of a whole app.

/// Coordinates an app: a coordinator that never ends, and knows what the app's links and saved trees lead to.
///
///     @MainActor final class MyCoordinator: AppCoordinator {
///         let navigator: Navigator<MyRoute, MyScreen>
///         let exit = FlowExit.none
///         func makeScreen(for entry: NavigationEntry<MyRoute>) -> MyScreen? { … }
///     }
@MainActor
public protocol AppCoordinator<Route, Screen>: Coordinator where Ending == Never {
    /// Whether the content of a route still exists.
    ///
    /// Asked before anything is made, also for screens of the app's flows, when a saved tree is restored or a
    /// link opened. True as long as that can't be known.
    func exists(_ route: Route) -> Bool

    /// Whether the destinations of links can be shown.
    ///
    /// While they can't, as while the app is loading, the newest link waits. It is followed after the first
    /// move that makes this true.
    var isReadyForLinks: Bool { get }

    /// A link has led to a screen that was there already, after the entries over it have left.
    ///
    /// The entry's route is the link's now. A screen that shows another part of the destination, or has moved
    /// on by itself, shows what the route names; all else in it stays.
    func linkFollowed(to entry: NavigationEntry<Route>)
}

extension AppCoordinator {
    public func exists(_ route: Route) -> Bool { true }
    public var isReadyForLinks: Bool { true }
    public func linkFollowed(to entry: NavigationEntry<Route>) {}
}
