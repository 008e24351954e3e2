import HouseRules
import Testing
import WorkbenchKit

struct DocumentRuleTests {
    private func findings(_ files: [String: String], _ manifest: Manifest) -> [String] {
        let contents = HouseContents(files: files, manifests: [manifest])
        return (KitModulesRule().findings(in: contents) + DocumentsRule().findings(in: contents)).map(
            \.message
        )
    }

    @Test
    func theKitsTableOfModulesIsTrue() {
        let manifest = Manifest(
            package: kit,
            targets: [
                Manifest.Target("SharedCore"), Manifest.Target("SharedJSON", dependencies: ["SharedCore"]),
                Manifest.Target("SharedJSONTests", isTest: true, dependencies: ["SharedJSON"]),
            ]
        )
        func table(_ core: String, _ json: String) -> [String: String] {
            [
                "Packages/SharedKit/README.md":
                    "| Module | For | May import |\n|---|---|---|\n\(core)\n\(json)\n",
                "Packages/SharedKit/REQUIREMENTS.md": "", "Packages/SharedKit/CHANGELOG.md": "",
            ]
        }
        let core = "| SharedCore | locks | nothing of the kit |"
        #expect(findings(table(core, "| SharedJSON (own product) | JSON | SharedCore |"), manifest).isEmpty)
        #expect(findings(table(core, "| SharedJSON | JSON | nothing |"), manifest).count == 1)
        #expect(findings(table("| SharedCore | locks | SharedJSON |", ""), manifest).count == 2)
    }

    @Test
    func everyAppSaysHowToBuildConfigureAndVerifyIt() {
        let manifest = Manifest(package: app)
        var files = [
            "Packages/App/README.md":
                "# App\n\n## Build and run\n\n## Configure\n\n## Verify\n\nAPP-01: tap.\n",
            "Packages/App/REQUIREMENTS.md": "Status: finished\n| APP-01 | must | x |\n",
            "Packages/App/CHANGELOG.md": "",
        ]
        #expect(findings(files, manifest).isEmpty)
        files["Packages/App/REQUIREMENTS.md"] =
            "Status: finished\n| APP-01 | must | x |\n| APP-02 | must | x |\n"
        #expect(findings(files, manifest) == ["does not say how to verify APP-02"])
        files["Packages/App/REQUIREMENTS.md"] =
            "Status: in work\n| APP-01 | must | x |\n| APP-02 | must | x |\n"
        #expect(findings(files, manifest).isEmpty)
        files["Packages/App/README.md"] = "# App\n\n## Verify\n"
        #expect(findings(files, manifest).count == 2)
        files["Packages/App/CHANGELOG.md"] = nil
        #expect(findings(files, manifest).count == 3)
    }
}
