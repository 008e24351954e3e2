// Who decides what happens next: an app's coordinator and those of its child flows.

/// How a flow ended.
public enum FlowEnding<Value: Sendable>: Sendable {
    /// It reached its end with this result.
    case finished(Value)
    /// The person left it.
    case cancelled
}

extension FlowEnding: Equatable where Value: Equatable {}

/// The one way out of a flow.
///
/// Made by the parent, which hears exactly one ending, in the turn in which it happens.
@MainActor
public final class FlowExit<Value: Sendable> {
    private var receive: ((FlowEnding<Value>) -> Void)?

    /// Makes the exit of a flow; `receive` is the parent's exhaustive switch over the ending.
    public init(_ receive: @escaping (FlowEnding<Value>) -> Void) {
        self.receive = receive
    }

    /// Whether the parent has heard the ending.
    public var hasEnded: Bool { receive == nil }

    func end(_ ending: FlowEnding<Value>) {
        let receive = receive.take()
        receive?(ending)
    }
}

extension FlowExit where Value == Never {
    /// The exit of a coordinator that never ends: an app's.
    public static var none: FlowExit<Never> { FlowExit { _ in } }
}

/// Owns a part of the graph: makes its screens, hears their outcomes and follows edges.
///
/// An app's coordinator and those of its child flows conform alike. A coordinator keeps no list of screens or children:
/// the tree does, and drops them when they leave it.
@MainActor
public protocol Coordinator<Route, Screen>: AnyObject {
    associatedtype Route: NavigationRoute
    associatedtype Screen: NavigationScreen
    /// What it ends with; `Never` for an app.
    associatedtype Ending: Sendable

    /// The way along the graph.
    ///
    /// An app's coordinator owns it. A flow's coordinator is owned by it and so refers to it `unowned`; else a window
    /// that is closed in the middle of a flow would never be released.
    var navigator: Navigator<Route, Screen> { get }
    /// The way out to the parent.
    var exit: FlowExit<Ending> { get }

    /// Called once when its entries are in the tree, before anything is asked of it by a person.
    func started()

    /// The model of a screen, panel, bar or dialog; nil for a kind that this coordinator doesn't know (its parent is
    /// asked then).
    func makeScreen(for entry: NavigationEntry<Route>) -> Screen?

    /// The coordinator of a child flow; nil for a kind that this coordinator doesn't know.
    func makeFlow(for entry: NavigationEntry<Route>) -> (any Coordinator<Route, Screen>)?

    /// Whether what a route shows is still there; asked of the app's coordinator, also for places in its flows, when a
    /// saved tree is restored or a link opened, before anything is made.
    ///
    /// True as long as that can't be known.
    func exists(_ route: Route) -> Bool

    /// Whether the places that links lead to can be shown; asked of the app's coordinator.
    ///
    /// While they can't, because what they are in is being loaded, say, the newest link waits and is followed after the
    /// first move that makes this true.
    var isReadyForLinks: Bool { get }

    /// A link has led to a screen that was there already, after what lay over it has gone; told to the app's coordinator.
    ///
    /// The entry's route is the link's now. A screen that shows another part of the place, or has moved on by itself,
    /// shows what the route names; all else in it stays.
    func linkFollowed(to entry: NavigationEntry<Route>)

    /// The host's answer to a request that one of its screens asked for, once per request, after the request has left
    /// the tree. `presenter` is the entry under it.
    func requestAnswered(
        _ answer: HostResponse,
        to request: NavigationEntry<Route>,
        presenter: NavigationEntryID
    )
}

extension Coordinator {
    public func started() {}
    public func exists(_ route: Route) -> Bool { true }
    public var isReadyForLinks: Bool { true }
    public func linkFollowed(to entry: NavigationEntry<Route>) {}
    public func makeFlow(for entry: NavigationEntry<Route>) -> (any Coordinator<Route, Screen>)? { nil }
    public func requestAnswered(
        _ answer: HostResponse,
        to request: NavigationEntry<Route>,
        presenter: NavigationEntryID
    ) {}

    /// Ends this flow with a result along a declared `finish` edge.
    ///
    /// Refused unless `entry` belongs to this flow, or to a flow inside it, which is then cancelled first.
    /// The flow's entries leave the tree first; then the parent hears the result, in this same turn.
    @discardableResult
    public func finish(_ edge: Route.Edge, with value: Ending, from entry: NavigationEntryID) -> MoveResult {
        navigator.finish(edge, of: self, from: entry) { [exit] in exit.end(.finished(value)) }
    }

    @usableFromInline func cancelIfRunning() {
        exit.end(.cancelled)
    }
}
