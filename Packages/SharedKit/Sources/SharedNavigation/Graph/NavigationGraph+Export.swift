// Exports of the graph for readers and for tools: Mermaid and JSON, the same on every run.

extension NavigationGraph {
    /// The graph as a Mermaid flowchart (mermaid.js.org), nodes and edges in the order of their declaration.
    ///
    /// Edges that start from the same three screens or more start from one node that lists them.
    ///
    /// - Parameter current: A node to mark as the one in front.
    public func mermaid(current: Kind? = nil) -> String {
        var lines = ["flowchart LR"]
        lines += nodes.map { "    \($0.kind.rawValue)\($0.role.shape($0.kind.rawValue))" }
        if edges.contains(where: { $0.origin == .app }) { lines.append("    app((app))") }
        for node in nodes {
            lines += node.role.rootKinds.map { "    \(node.kind.rawValue) -.- \($0.rawValue)" }
        }
        for edge in edges {
            let label = "\(edge.trigger) · \(edge.transition.name)".replacingQuotes
            for origin in edge.origins.count < 3 ? edge.origins : [group(of: edge.origins, in: &lines)] {
                if let target = edge.target {
                    lines.append("    \(origin) -->|\"\(label)\"| \(target.rawValue)")
                } else {
                    lines.append("    \(origin) -->|\"\(label)\"| \(origin)_left(( ))")
                }
            }
        }
        lines.append("    style \(root.rawValue) stroke-width:3px")
        if let current { lines.append("    style \(current.rawValue) fill:#ffd54a,color:#000") }
        return lines.joined(separator: "\n") + "\n"
    }
}

/// The name of the node that stands for several screens, which is added where it isn't drawn yet.
private func group(of origins: [String], in lines: inout [String]) -> String {
    let label = ">\"\(origins.joined(separator: ", "))\"]"
    let known = lines.filter { $0.hasPrefix("    from") && $0.contains(">\"") }
    if let line = known.first(where: { $0.hasSuffix(label) }) {
        return String(line.dropFirst(4).dropLast(label.count))
    }
    let name = "from\(known.count + 1)"
    lines.append("    \(name)\(label)")
    return name
}

extension NavigationGraph.Role {
    fileprivate func shape(_ name: String) -> String {
        switch self {
        case .screen: "[\(name)]"
        case .tabBar, .drawer: "[[\(name)]]"
        case .dialog: "{{\(name)}}"
        case .request: "([\(name)])"
        case .flow: "[/\(name)/]"
        }
    }

    /// A stable name for tools.
    public var name: String {
        switch self {
        case .screen: "screen"
        case .tabBar: "tabBar"
        case .drawer: "drawer"
        case .dialog: "dialog"
        case .request: "request"
        case .flow: "flow"
        }
    }
}

extension String {
    fileprivate var replacingQuotes: String {
        String(map { $0 == "\"" ? "'" : $0 == "|" ? "/" : $0 })
    }
}

extension NavigationGraph: Encodable {
    private enum Keys: String, CodingKey {
        case root, devices, nodes, edges
    }

    /// Writes root, devices, nodes and edges.
    ///
    /// With sorted keys the bytes are the same on every run.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Keys.self)
        try values.encode(root, forKey: .root)
        try values.encode(devices, forKey: .devices)
        try values.encode(nodes, forKey: .nodes)
        try values.encode(edges, forKey: .edges)
    }
}

extension NavigationGraph.Node: Encodable {
    private enum Keys: String, CodingKey {
        case kind, role, rootKinds, orientations
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Keys.self)
        try values.encode(kind, forKey: .kind)
        try values.encode(role.name, forKey: .role)
        try values.encode(role.rootKinds, forKey: .rootKinds)
        try values.encode(orientations, forKey: .orientations)
    }
}

extension NavigationGraph.Edge: Encodable {
    private enum Keys: String, CodingKey {
        case edge, trigger, from, to, transition
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Keys.self)
        try values.encode(edge, forKey: .edge)
        try values.encode(trigger, forKey: .trigger)
        try values.encode(origins, forKey: .from)
        try values.encodeIfPresent(target, forKey: .to)
        try values.encode(transition.name, forKey: .transition)
    }
}
