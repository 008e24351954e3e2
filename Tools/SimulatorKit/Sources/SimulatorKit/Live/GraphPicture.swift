// Draws the app's graph as an image with the current node lit.

/// Lays the nodes out in rows by their distance from the root and draws the moves between them.
@MainActor
struct GraphPicture {
    let graph: SimulatedGraph
    let current: String?

    private static let size = (width: 112.0, height: 28.0)
    private static let columns = 3
    private static let step = (x: 122.0, y: 56.0)

    var html: HTML {
        let places = places
        let height = (places.values.map(\.y).max() ?? 0) + Self.size.height + 8
        let width = Double(Self.columns) * Self.step.x
        var moves = Set<[String]>()
        let edges = graph.edges.filter { edge in
            guard let from = edge.from, let to = edge.to, from != to else { return false }
            return moves.insert([from, to]).inserted
        }
        return .element(
            "svg",
            [
                .class("graph"), Attribute("viewBox", "0 0 \(width) \(height)"), Attribute("role", "img"),
                .label("Navigation graph, at \(current ?? "nothing")"),
            ],
            edges.compactMap { edge in
                line(from: edge.from.flatMap { places[$0] }, to: edge.to.flatMap { places[$0] }, edge)
            }
                + graph.nodes.compactMap { node in places[node].map { draw(node, at: $0) } }
        )
    }

    private typealias Place = (x: Double, y: Double)

    private var places: [String: Place] {
        var distance: [String: Int] = [:]
        var row = graph.nodes.first.map { [$0] } ?? []
        var depth = 0
        while !row.isEmpty {
            for node in row { distance[node] = depth }
            let next = Set(graph.edges.filter { $0.from.map(row.contains) ?? false }.compactMap(\.to))
            row = graph.nodes.filter { next.contains($0) && distance[$0] == nil }
            depth += 1
        }
        var places: [String: Place] = [:]
        var y = 4.0
        // Nodes that only the app itself leads to come last.
        for depth in Set(graph.nodes.map { distance[$0] ?? .max }).sorted() {
            let nodes = graph.nodes.filter { (distance[$0] ?? .max) == depth }
            for (index, node) in nodes.enumerated() {
                let line = index / Self.columns
                let inLine = min(Self.columns, nodes.count - line * Self.columns)
                let start = (Double(Self.columns - inLine) * Self.step.x + Self.step.x - Self.size.width) / 2
                places[node] = (
                    start + Double(index % Self.columns) * Self.step.x, y + Double(line) * Self.step.y
                )
            }
            y += Double((nodes.count + Self.columns - 1) / Self.columns) * Self.step.y
        }
        return places
    }

    private func line(from: Place?, to: Place?, _ edge: SimulatedGraph.Edge) -> HTML? {
        guard let from, let to else { return nil }
        let (half, tall) = (Self.size.width / 2, Self.size.height)
        let goesDown = to.y > from.y
        let start = (x: from.x + half, y: goesDown ? from.y + tall : from.y)
        let end = (x: to.x + half, y: goesDown ? to.y : to.y + tall)
        let bend = to.y == from.y ? 24.0 : (end.y - start.y) / 2
        let path =
            to.y == from.y
            ? "M\(start.x) \(from.y)C\(start.x) \(from.y - bend) \(end.x) \(from.y - bend) \(end.x) \(from.y)"
            : "M\(start.x) \(start.y)C\(start.x) \(start.y + bend) \(end.x) \(end.y - bend) \(end.x) \(end.y)"
        return tag("path", .class(edge.from == current ? "way lit" : "way"), Attribute("d", path)) {
            tag("title") { edge.name }
        }
    }

    private func draw(_ node: String, at place: Place) -> HTML {
        tag("g", .class(node == current ? "node lit" : "node"), .id("node-\(node)")) {
            tag(
                "rect",
                Attribute("x", "\(place.x)"),
                Attribute("y", "\(place.y)"),
                Attribute("rx", "8"),
                Attribute("width", "\(Self.size.width)"),
                Attribute("height", "\(Self.size.height)")
            )
            tag(
                "text",
                Attribute("x", "\(place.x + Self.size.width / 2)"),
                Attribute("y", "\(place.y + Self.size.height / 2 + 3.5)"),
                Attribute("textLength", node.count > 18 ? "\(Self.size.width - 10)" : nil),
                Attribute("lengthAdjust", "spacingAndGlyphs")
            ) { node }
        }
    }
}
