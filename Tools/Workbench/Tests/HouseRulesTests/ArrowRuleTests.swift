import Foundation
import HouseRules
import Testing
import WorkbenchKit

struct ArrowRuleTests {
    private let simulator = PackageFolder(
        name: "AppSimulator",
        path: "Packages/App/AppSimulator",
        kind: .simulator
    )
    private let tool = PackageFolder(name: "SimulatorKit", path: "Tools/SimulatorKit", kind: .tool)

    private func isRefused(_ package: PackageFolder, _ dependency: Manifest.Dependency) -> Bool {
        !ArrowRule().findings(
            in: HouseContents(manifests: [Manifest(package: package, dependencies: [dependency])])
        ).isEmpty
    }

    @Test
    func arrowsRunDownwardsOnly() {
        let kitFolder = Manifest.Dependency.folder("Packages/SharedKit")
        #expect(!isRefused(app, kitFolder))
        #expect(!isRefused(tool, kitFolder))
        for path in ["Packages/SharedKit", "Packages/App", "Tools/SimulatorKit"] {
            #expect(!isRefused(simulator, .folder(path)))
        }
        for path in ["Packages/Other", "Tools/SimulatorKit", "Packages/App/AppSimulator"] {
            #expect(isRefused(app, .folder(path)))
        }
        #expect(isRefused(simulator, .folder("Packages/Other")))
        #expect(isRefused(simulator, .folder("Tools/Workbench")))
        #expect(isRefused(tool, .folder("Packages/App")))
        #expect(isRefused(kit, .folder("Packages/App")))
        #expect(isRefused(kit, .folder("Tools/SimulatorKit")))
    }

    @Test
    func nothingComesFromOutside() {
        for package in [app, kit, simulator, tool] {
            #expect(isRefused(package, .foreign("swift-algorithms")))
        }
    }

    @Test
    func whatShipsHasNoTestProducts() {
        func findings(isTest: Bool) -> [Finding] {
            let target = Manifest.Target(
                "App",
                isTest: isTest,
                dependencies: ["SharedKit", "SharedServer", "SharedTesting"]
            )
            return ArrowRule().findings(
                in: HouseContents(manifests: [Manifest(package: app, targets: [target])])
            )
        }
        #expect(findings(isTest: false).count == 2)
        #expect(findings(isTest: true).isEmpty)
    }

    @Test
    func manifestIsReadAsThePackageManagerDumpsIt() throws {
        let dump = """
            {"name": "App", "platforms": [{"platformName": "ios", "version": "17.0", "options": []}], "dependencies": [
               {"fileSystem": [{"identity": "sharedkit", "path": "/repo/Packages/SharedKit"}]},
               {"fileSystem": [{"identity": "else", "path": "/elsewhere"}]},
               {"sourceControl": [{"identity": "swift-nio", "location": {}}]}],
             "products": [{"name": "App", "targets": ["App"], "type": {}}],
             "targets": [
               {"name": "App", "type": "regular", "resources": [{"path": "R", "rule": {"process": {}}}], "dependencies": [
                  {"product": ["SharedKit", "SharedKit", null, null]}, {"byName": ["Other", null]}]},
               {"name": "AppTests", "type": "test", "resources": [], "dependencies": [{"target": ["App", null]}]}]}
            """
        let manifest = try Manifest(dump: Data(dump.utf8), of: app, root: URL(filePath: "/repo"))
        #expect(
            manifest
                == Manifest(
                    package: app,
                    platforms: ["ios": "17.0"],
                    dependencies: [
                        .folder("Packages/SharedKit"), .foreign("/elsewhere"), .foreign("swift-nio"),
                    ],
                    products: ["App": ["App"]],
                    targets: [
                        Manifest.Target(
                            "App",
                            dependencies: ["SharedKit", "Other"],
                            resourceRules: ["process"]
                        ),
                        Manifest.Target("AppTests", isTest: true, dependencies: ["App"]),
                    ]
                )
        )
        #expect(ResourceRule().findings(in: HouseContents(manifests: [manifest])).count == 1)
    }
}
