import HouseRules
import Testing

struct EntryRuleTests {
    private let entry =
        "public enum AppApp {\n    @MainActor\n    public static func start(_ d: D = .embedded()) -> C { }\n}"
    private let graph = "enum R {\n    public static let graph = NavigationGraph<R>([])\n}"

    private func findings(_ files: [String: String], package: Manifest? = nil) -> Int {
        let manifest = package ?? Manifest(package: app)
        let paths = Dictionary(uniqueKeysWithValues: files.map { ("Packages/App/Sources/App/\($0)", $1) })
        return EntryRule().findings(in: HouseContents(files: paths, manifests: [manifest])).count
    }

    @Test
    func anAppHasOneEntryAndOneGraph() {
        #expect(findings(["A.swift": entry, "R.swift": graph]) == 0)
        #expect(findings(["A.swift": entry]) == 1)
        #expect(findings(["R.swift": graph]) == 1)
        #expect(
            findings(["A.swift": entry.replacing("public static", with: "static"), "R.swift": graph]) == 1
        )
        #expect(findings(["A.swift": entry.replacing("AppApp", with: "Application"), "R.swift": graph]) == 1)
        #expect(findings(["A.swift": entry, "R.swift": graph.replacing("public ", with: "")]) == 1)
        #expect(findings([:], package: Manifest(package: kit)) == 0)
    }

    @Test
    func theFloorIsDeclaredAndSaid() {
        func findings(_ readme: String?, _ version: String?) -> [String] {
            let platforms = version.map { ["ios": $0] } ?? [:]
            let manifests = [app, kit].map { Manifest(package: $0, platforms: platforms) }
            let files = readme.map { ["README.md": $0] } ?? [:]
            return DeclaredFloorRule().findings(in: HouseContents(files: files, manifests: manifests)).map(
                \.path
            )
        }
        let manifests = ["Packages/App/Package.swift", "Packages/SharedKit/Package.swift"]
        let readme = "The floor is iOS 17; the briefs ask for iOS 8 to 12."
        #expect(findings(readme, "17.0").isEmpty)
        #expect(findings(readme, "18.0") == manifests)
        #expect(findings(readme, nil) == manifests)
        #expect(findings("The floor is iOS 17.", "17.0") == ["README.md"])
        #expect(findings(nil, "17.0") == ["README.md"])
    }
}
