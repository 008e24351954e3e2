// The navigation graph: declared once as data, and looked up by every move.

/// The screens of an app and the moves between them.
///
/// The graph is the implementation, not a picture of it: a navigator travels along these edges and no others.
public struct NavigationGraph<Route: NavigationRoute>: Sendable {
    /// What screens, bars, panels and dialogs there are.
    public typealias Kind = Route.Kind

    /// What a node is made of.
    public enum Role: Hashable, Sendable {
        /// Fills the screen, a sheet or a column.
        case screen
        /// A tab bar with a stack for each of these roots.
        case tabBar([Kind])
        /// A panel beside a stack that begins with this root.
        case drawer(Kind)
        /// An alert or a confirmation.
        case dialog
        /// Something asked of the host.
        case request
        /// A child flow that begins with this screen and ends with a result.
        case flow(Kind)
    }

    /// One place that there is.
    public struct Node: Sendable {
        /// Which place it is.
        public let kind: Kind
        /// What it is for the navigation: a screen, a bar, a dialog and so on.
        public let role: Role
        /// Which ways the device may be held while it is in front.
        public let orientations: OrientationPolicy

        /// Declares a node.
        public init(_ kind: Kind, _ role: Role = .screen, orientations: OrientationPolicy = .any) {
            self.kind = kind
            self.role = role
            self.orientations = orientations
        }
    }

    /// Who can ask for a move.
    public enum Origin: Hashable, Sendable {
        /// A screen, bar, panel or dialog of one of these kinds.
        case kinds([Kind])
        /// The app itself, outside any screen: a link, an expired session.
        case app
    }

    /// One move that there is.
    public struct Edge: Sendable {
        /// Which move it is.
        public let edge: Route.Edge
        /// What a person did, or what happened, for people who read the graph.
        public let trigger: String
        /// Who can ask for it.
        public let origin: Origin
        /// Where it leads; nil where that depends on where the person came from (back, dismiss, finish).
        public let target: Kind?
        /// How the target appears.
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

    /// What the app starts with.
    public let root: Kind
    /// What the app is shown on.
    public let devices: DevicePolicy
    /// In the order of their declaration.
    public let nodes: [Node]
    /// In the order of their declaration.
    public let edges: [Edge]

    @usableFromInline let nodeByKind: [Kind: Node]
    @usableFromInline let edgeByName: [Route.Edge: Edge]

    /// Declares a graph.
    ///
    /// Whether it makes sense is told by `problems`; where a name is declared twice, the first counts.
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
