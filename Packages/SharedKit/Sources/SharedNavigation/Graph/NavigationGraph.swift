// The navigation graph: declared once as data, and looked up by every move.

/// The screens of an app and the moves between them.
///
/// The graph is the implementation, not a picture of it: a navigator follows these edges and no others.
public struct NavigationGraph<Route: NavigationRoute>: Sendable {
    /// The names of the screens, bars, panels and dialogs.
    public typealias Kind = Route.Kind

    /// The part that a node plays in the navigation.
    public enum Role: Hashable, Sendable {
        /// Fills the screen, a sheet or a column.
        case screen
        /// A tab bar with a stack for each of these roots.
        case tabBar([Kind])
        /// A panel beside a stack that begins with this root.
        case drawer(Kind)
        /// An alert or a confirmation.
        case dialog
        /// A request to the host.
        case request
        /// A child flow that begins with this screen and ends with a result.
        case flow(Kind)
    }

    /// One node: a screen, a bar, a panel, a dialog, a request or a flow.
    public struct Node: Sendable {
        /// The node's name.
        public let kind: Kind
        /// The node's part in the navigation: a screen, a bar, a dialog and so on.
        public let role: Role
        /// The orientations that are allowed while it is in front.
        public let orientations: OrientationPolicy

        /// Declares a node.
        public init(_ kind: Kind, _ role: Role = .screen, orientations: OrientationPolicy = .any) {
            self.kind = kind
            self.role = role
            self.orientations = orientations
        }
    }

    /// The part of the app that can ask for a move.
    public enum Origin: Hashable, Sendable {
        /// A screen, bar, panel or dialog of one of these kinds.
        case kinds([Kind])
        /// The app itself, outside any screen: a link, an expired session.
        case app
    }

    /// One move that the app can make.
    public struct Edge: Sendable {
        /// The edge's name.
        public let edge: Route.Edge
        /// The user's action or the event behind the move, for readers of the graph.
        public let trigger: String
        /// The screens that can ask for it, or the app itself.
        public let origin: Origin
        /// The kind that it leads to; nil if that depends on how the user came here (back, dismiss, finish).
        public let target: Kind?
        /// The transition with which the target appears.
        public let transition: Transition

        /// Declares a move from screens of some kinds.
        public init(
            _ edge: Route.Edge,
            from: Kind...,
            to target: Kind? = nil,
            by transition: Transition,
            on trigger: String
        ) {
            self.init(edge, origin: .kinds(from), to: target, by: transition, on: trigger)
        }

        /// Declares a move from any origin.
        public init(
            _ edge: Route.Edge,
            origin: Origin,
            to target: Kind? = nil,
            by transition: Transition,
            on trigger: String
        ) {
            self.edge = edge
            self.trigger = trigger
            self.origin = origin
            self.target = target
            self.transition = transition
        }
    }

    /// The node that the app starts with.
    public let root: Kind
    /// The devices that the app is shown on.
    public let devices: DevicePolicy
    /// The nodes, in the order of their declaration.
    public let nodes: [Node]
    /// The edges, in the order of their declaration.
    public let edges: [Edge]

    @usableFromInline let nodeByKind: [Kind: Node]
    @usableFromInline let edgeByName: [Route.Edge: Edge]

    /// Declares a graph.
    ///
    /// `validationErrors` lists its errors. If a name is declared twice, the first declaration counts.
    @inlinable public init(root: Kind, devices: DevicePolicy = .any, nodes: [Node], edges: [Edge]) {
        self.root = root
        self.devices = devices
        self.nodes = nodes
        self.edges = edges
        nodeByKind = Dictionary(nodes.map { ($0.kind, $0) }, uniquingKeysWith: { first, _ in first })
        edgeByName = Dictionary(edges.map { ($0.edge, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The declaration of a node; nil if there is none.
    @inlinable public subscript(kind: Kind) -> Node? { nodeByKind[kind] }

    /// The declaration of an edge; nil if there is none.
    @inlinable public subscript(edge edge: Route.Edge) -> Edge? { edgeByName[edge] }

    /// Whether entries of this kind mark a child flow.
    @inlinable func isFlow(_ kind: Kind) -> Bool {
        if case .flow = nodeByKind[kind]?.role { true } else { false }
    }
}
