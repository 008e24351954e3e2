import HouseRules
import Testing
import WorkbenchKit

struct ImportRuleTests {
    private let manifests = [
        Manifest(
            package: kit,
            products: ["SharedKit": ["SharedCore", "SharedJSON"], "SharedTesting": ["SharedTesting"]],
            targets: [
                Manifest.Target("SharedCore"),
                Manifest.Target("SharedNavigation", dependencies: ["SharedCore"]),
                Manifest.Target("SharedJSON", dependencies: ["SharedCore"]), Manifest.Target("SharedTesting"),
                Manifest.Target(
                    "SharedJSONTests",
                    isTest: true,
                    dependencies: ["SharedJSON", "SharedTesting"]
                ),
            ]
        ),
        Manifest(package: app, targets: [Manifest.Target("App", dependencies: ["SharedKit"])]),
    ]

    private func isRefused(_ module: String, at path: String) -> Bool {
        let contents = HouseContents(files: [path: "import \(module)"], manifests: manifests)
        return !ImportRule().findings(in: contents).isEmpty
    }

    @Test
    func onlyWhatIsDeclared() {
        let file = "Packages/App/Sources/App/A.swift"
        for module in [
            "SharedCore", "SharedJSON", "Foundation", "FoundationNetworking", "Observation", "Dispatch",
        ] {
            #expect(!isRefused(module, at: file))
        }
        for module in ["SharedNavigation", "SharedServer", "OtherApp", "Combine", "os", "Testing", "NIO"] {
            #expect(isRefused(module, at: file))
        }
        #expect(isRefused("Synchronization", at: file))
    }

    @Test
    func kitModulesKeepToTheirOwnArrows() {
        #expect(!isRefused("SharedCore", at: "Packages/SharedKit/Sources/SharedJSON/A.swift"))
        #expect(isRefused("SharedJSON", at: "Packages/SharedKit/Sources/SharedCore/A.swift"))
        #expect(!isRefused("Observation", at: "Packages/SharedKit/Sources/SharedNavigation/A.swift"))
        #expect(isRefused("Foundation", at: "Packages/SharedKit/Sources/SharedNavigation/A.swift"))
        #expect(!isRefused("Testing", at: "Packages/SharedKit/Sources/SharedTesting/A.swift"))
    }

    @Test
    func testsMayUseWhatTheirSubjectStandsOn() {
        let file = "Packages/SharedKit/Tests/SharedJSONTests/A.swift"
        #expect(!isRefused("Testing", at: file))
        #expect(!isRefused("SharedCore", at: file))
        #expect(isRefused("SharedNavigation", at: file))
        #expect(isRefused("XCTest", at: file))
    }
}
