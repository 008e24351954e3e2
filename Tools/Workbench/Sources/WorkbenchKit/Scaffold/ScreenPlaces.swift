// The insertion points in an app's sources for a new screen.

import Foundation

/// Finds the points where all apps name their screens, and inserts a new screen there.
struct ScreenPlaces {
    /// An insertion point: its file, the anchors that lead to it one after the other, and the text to insert
    /// after them.
    private struct Place {
        var marker: String
        var anchors: [String]
        var insertion: String
    }

    let app: String
    let house: House

    /// The changed files with their new texts.
    ///
    /// - Throws: `ScaffoldError.noPlace` when the app lacks an insertion point.
    func edited(adding screen: String, type: String) throws -> [(String, String)] {
        let sources = house.files(below: "Packages/\(app)").filter {
            $0.hasSuffix(".swift") && !$0.contains("/Tests/")
        }
        var texts: [String: String] = [:]
        for path in sources {
            texts[path] = try String(contentsOf: house.url(path), encoding: .utf8)
        }
        let root = texts.values.lazy.compactMap {
            $0.firstMatch(of: /NavigationGraph<\w+>\(\s*root: \.(\w+)/)
        }.first?.1
        for place in places(screen: screen, type: type, root: root.map(String.init) ?? "") {
            let files = sources.filter { texts[$0]?.contains(place.marker) == true }
            guard let path = files.first, let text = texts[path] else {
                throw ScaffoldError.noPlace(path: "Packages/\(app)", anchor: place.marker)
            }
            var position = text.startIndex
            for anchor in [place.marker] + place.anchors {
                guard let range = text[position...].range(of: anchor) else {
                    throw ScaffoldError.noPlace(path: path, anchor: anchor)
                }
                position = range.upperBound
            }
            texts[path] = text[..<position] + place.insertion + text[position...]
        }
        var changed = try texts.filter { path, text in
            try text != String(contentsOf: house.url(path), encoding: .utf8)
        }
        try addTexts(screen: screen, type: type, to: &changed)
        try addRequirement(screen: screen, to: &changed)
        return changed.sorted { $0.key < $1.key }
    }

    private func places(screen: String, type: String, root: String) -> [Place] {
        let route = "enum \(app)Route: NavigationRoute {"
        let graph = "NavigationGraph<\(app)Route>("
        let models = "enum \(app)Screen: NavigationScreen {"
        return [
            Place(marker: route, anchors: [], insertion: "\n/// The screen `\(screen)`.\ncase \(screen)"),
            Place(
                marker: route,
                anchors: ["enum Kind: String, NavigationName {"],
                insertion: "\ncase \(screen)"
            ),
            Place(
                marker: route,
                anchors: ["enum Edge: String, NavigationName {"],
                insertion: "\ncase \(screen)Opened"
            ),
            Place(
                marker: route,
                anchors: ["var kind: Kind {", "switch self {"],
                insertion: "\ncase .\(screen): .\(screen)"
            ),
            Place(marker: graph, anchors: ["nodes: ["], insertion: ".init(.\(screen)), "),
            Place(
                marker: graph,
                anchors: ["edges: ["],
                insertion: "\n.init(.\(screen)Opened, from: .\(root), to: .\(screen), by: .push, "
                    + "on: \"\(screen) opened\"),\n"
            ),
            Place(marker: models, anchors: [], insertion: "\ncase \(screen)(\(type)Model)"),
            Place(
                marker: models,
                anchors: ["var model: any ScreenLifecycle {", "switch self {"],
                insertion: "\ncase .\(screen)(let model): model"
            ),
            Place(
                marker: "class \(app)Coordinator",
                anchors: ["func makeScreen(for entry", "switch entry.route {"],
                insertion: "\ncase .\(screen): .\(screen)(\(type)Model())"
            ),
            Place(
                marker: "switch screen {",
                anchors: [],
                insertion: "\ncase .\(screen)(let model): draw(model, context)"
            ),
        ]
    }

    private func addTexts(screen: String, type: String, to changed: inout [String: String]) throws {
        let resources = "Packages/\(app)/Sources/\(app)/Resources"
        for path in house.files(below: resources) where path.hasSuffix(".lproj/\(app).strings") {
            let text = try String(contentsOf: house.url(path), encoding: .utf8)
            changed[path] =
                text + "\n/* The title of the screen \(screen). */\n\"\(screen).title\" = \"\(type)\";\n"
        }
    }

    private func addRequirement(screen: String, to changed: inout [String: String]) throws {
        let path = "Packages/\(app)/REQUIREMENTS.md"
        let text = try String(contentsOf: house.url(path), encoding: .utf8)
        guard let heading = text.range(of: "## Screens\n\n") else {
            throw ScaffoldError.noPlace(path: path, anchor: "## Screens")
        }
        let list = text[heading.upperBound...].range(of: "\n\n")?.lowerBound ?? text.endIndex
        changed[path] = text[..<list] + "\n- `\(screen)`" + text[list...]
    }
}
