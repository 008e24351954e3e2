// The scaffold of new apps and new screens in the house's structure.

import Foundation

/// Creates an app or a screen, and touches nothing outside the app's folder.
public struct Scaffold: Sendable {
    private static let reserved: Set<String> = [
        "Any", "Self", "Type", "Protocol", "Swift", "Foundation", "Testing", "Observation", "Dispatch",
        "Glibc", "Item",
        "ItemList", "ItemDetail", "Texts", "Workbench", "SimulatorKit",
    ]

    let house: House

    /// Creates a scaffold for the repository.
    public init(house: House) {
        self.house = house
    }

    /// Writes the package of a new app with its simulator.
    ///
    /// - Returns: The paths of the files, from the root.
    public func newApp(_ name: String) throws -> [String] {
        guard name.isTypeName, !Self.reserved.contains(name), !name.hasPrefix("Shared"),
            !["Simulator", "Tests"].contains(where: name.hasSuffix)
        else { throw ScaffoldError.badName(name) }
        let folder = "Packages/\(name)"
        let isTaken = (try? FileManager.default.contentsOfDirectory(atPath: house.url("Packages").path))?
            .contains { $0.lowercased() == name.lowercased() }
        guard isTaken != true else { throw ScaffoldError.taken(folder) }
        let template = try Template("App", in: house, names: ["App": name, "ROW": name.uppercased()])
        try write(template.files.map { ("\(folder)/\($0.path)", $0.text) })
        return template.files.map { "\(folder)/\($0.path)" }
    }

    /// Adds a screen to an app.
    ///
    /// It writes the screen's files, and adds it to the route, the graph, the coordinator, the texts, the
    /// simulator and the list of screens. Writes all or nothing.
    ///
    /// - Returns: The paths of the files written and changed, from the root.
    public func newScreen(_ name: String, app: String) throws -> [String] {
        guard name.isTypeName, !Self.reserved.contains(name) else { throw ScaffoldError.badName(name) }
        guard house.packages().contains(where: { $0.name == app && $0.kind == .app }) else {
            throw ScaffoldError.unknownApp(app)
        }
        let screen = name.prefix(1).lowercased() + name.dropFirst()
        let template = try Template(
            "Screen",
            in: house,
            names: ["App": app, "Screen": name, "screen": screen]
        )
        let files = template.files.map { ("Packages/\(app)/\($0.path)", $0.text) }
        for (path, _) in files where FileManager.default.fileExists(atPath: house.url(path).path) {
            throw ScaffoldError.taken(path)
        }
        let places = try ScreenPlaces(app: app, house: house).edited(adding: screen, type: name)
        try write(files + places)
        return (files + places).map(\.0)
    }

    private func write(_ files: [(String, String)]) throws {
        for (path, text) in files {
            let file = house.url(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file, options: .atomic)
        }
    }
}

extension String {
    fileprivate var isTypeName: Bool {
        wholeMatch(of: /[A-Z][A-Za-z0-9]{1,39}/) != nil
    }
}
