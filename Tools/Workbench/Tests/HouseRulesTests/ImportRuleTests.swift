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
        Manifest(
            package: PackageFolder(
                name: "AppSimulator",
                path: "Packages/App/AppSimulator",
                kind: .simulator
            ),
            targets: [
                Manifest.Target("AppSimulator", dependencies: ["App", "SimulatorKit"]),
                Manifest.Target("AppBenchmarks", path: "Benchmarks", dependencies: ["App", "BenchmarkKit"]),
            ]
        ),
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

    @Test
    func aTargetIsFoundByTheFolderThatItDeclares() {
        let file = "Packages/App/AppSimulator/Benchmarks/A.swift"
        for module in ["App", "BenchmarkKit", "Foundation"] {
            #expect(!isRefused(module, at: file))
        }
        // It is not a test, so it may use only the modules that it declares itself.
        for module in ["SimulatorKit", "SharedCore", "Testing", "FoundationXML"] {
            #expect(isRefused(module, at: file))
        }
        #expect(isRefused("BenchmarkKit", at: "Packages/App/AppSimulator/Sources/AppSimulator/A.swift"))
        #expect(isRefused("BenchmarkKit", at: "Packages/App/AppSimulator/BenchmarksToo/A.swift"))
    }
}
