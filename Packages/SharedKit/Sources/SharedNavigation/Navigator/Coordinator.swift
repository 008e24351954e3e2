// The decisions on the next move: an app's coordinator and those of its child flows.

/// The ending of a flow.
public enum FlowEnding<Value: Sendable>: Sendable {
    /// The flow reached its end with this result.
    case finished(Value)
    /// The user left the flow.
    case cancelled
}

extension FlowEnding: Equatable where Value: Equatable {}

/// The one way out of a flow.
///
/// The parent makes it and receives exactly one ending, in the turn in which the flow ends.
@MainActor
public final class FlowExit<Value: Sendable> {
    private var receive: ((FlowEnding<Value>) -> Void)?

    /// Makes the exit of a flow; `receive` is the parent's exhaustive switch over the ending.
    public init(_ receive: @escaping (FlowEnding<Value>) -> Void) {
        self.receive = receive
    }

    /// Whether the parent has received the ending.
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

/// Owns a part of the graph: makes its screens, receives their outcomes and follows edges.
///
/// An app's coordinator and those of its child flows conform alike. A coordinator keeps no list of screens or
/// children: the tree does, and drops them when they leave it.
@MainActor
public protocol Coordinator<Route, Screen>: AnyObject {
    associatedtype Route: NavigationRoute
    associatedtype Screen: NavigationScreen
    /// The type of its result; `Never` for an app.
    associatedtype Ending: Sendable

    /// The navigator, which follows the graph's edges.
    ///
    /// An app's coordinator owns it. A flow's coordinator is owned by the navigator and so refers to it
    /// `unowned`; else a window that is closed in the middle of a flow would never be released.
    var navigator: Navigator<Route, Screen> { get }
    /// The way out to the parent.
    var exit: FlowExit<Ending> { get }

    /// Called once when its entries are in the tree, before the user can act on any of them.
    func started()

    /// Makes the model of a screen, panel, bar or dialog.
    ///
    /// - Returns: Nil for a kind that this coordinator doesn't know; its parent is asked then.
    func makeScreen(for entry: NavigationEntry<Route>) -> Screen?

    /// Makes the coordinator of a child flow; nil for a kind that this coordinator doesn't know.
    func makeFlow(for entry: NavigationEntry<Route>) -> (any Coordinator<Route, Screen>)?

    /// Called with the host's response to a request of one of its screens.
    ///
    /// It is called once per request, after the request has left the tree. `presenter` is the entry under it.
    func requestAnswered(
        _ answer: HostResponse,
        to request: NavigationEntry<Route>,
        presenter: NavigationEntryID
    )
}

extension Coordinator {
    public func started() {}
    public func makeFlow(for entry: NavigationEntry<Route>) -> (any Coordinator<Route, Screen>)? { nil }
    public func requestAnswered(
        _ answer: HostResponse,
        to request: NavigationEntry<Route>,
        presenter: NavigationEntryID
    ) {}

    /// Ends this flow with a result along a declared `finish` edge.
    ///
    /// Refused unless `entry` belongs to this flow, or to a flow inside it, which is then cancelled first.
    /// The flow's entries leave the tree first; then the parent receives the result, in this same turn.
    @discardableResult
    public func finish(_ edge: Route.Edge, with value: Ending, from entry: NavigationEntryID) -> MoveResult {
        navigator.finish(edge, of: self, from: entry) { [exit] in exit.end(.finished(value)) }
    }

    @usableFromInline func cancelIfRunning() {
        exit.end(.cancelled)
    }
}
