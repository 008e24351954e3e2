import HouseRules
import Testing
import WorkbenchKit

struct LintVerdictTests {
    private let workbench = PackageFolder(name: "Workbench", path: "Tools/Workbench", kind: .tool)

    private func met(
        _ findings: [Finding] = [],
        apps: Int = 5,
        status: String = "finished",
        floorWasChecked: Bool = true
    ) -> [String: Bool] {
        let apps = (0..<apps).map { PackageFolder(name: "App\($0)", path: "Packages/App\($0)", kind: .app) }
        var files: [String: String] = [:]
        for app in apps {
            files["\(app.path)/REQUIREMENTS.md"] = """
                Status: \(status)
                | \(app.name.uppercased())-1 | must | No singletons, checked by lint. |
                | \(app.name.uppercased())-2 | must | Is fast. |
                """
        }
        let manifests = (apps + [kit, workbench]).map { Manifest(package: $0) }
        let contents = HouseContents(files: files, manifests: manifests)
        let verdicts = LintVerdicts.all(findings, in: contents, floorWasChecked: floorWasChecked)
        return Dictionary(verdicts.map { ($0.requirement, $0.met) }) { $0 && $1 }
    }

    private func finding(_ rule: String, in path: String = "Packages/App1/Sources/App1/A.swift") -> Finding {
        Finding(path: path, line: 1, rule: rule, message: "x")
    }

    @Test
    func whereNothingIsFoundTheRowsAreMet() {
        let rows = ["MONO-01", "MONO-04", "MONO-05", "MONO-06", "MONO-07", "KIT-LOC-02"]
        #expect(
            met()
                == Dictionary(uniqueKeysWithValues: (rows + (0..<5).map { "APP\($0)-1" }).map { ($0, true) })
        )
    }

    @Test(arguments: [
        ("arrows", ["MONO-01", "MONO-07"]), ("imports", ["MONO-01"]), ("platform-ui", ["MONO-04"]),
        ("entry", ["MONO-04"]), ("documents", ["MONO-05"]), ("floor", ["MONO-06"]),
        ("declared-floor", ["MONO-06"]),
        ("top-level", ["MONO-07"]), ("typed-keys", ["KIT-LOC-02"]), ("singletons", ["APP1-1"]),
        ("banned-calls", ["APP1-1"]), ("file-shape", []),
    ])
    func aFindingSpeaksAgainstTheRowsOfItsRule(rule: String, rows: [String]) {
        #expect(met([finding(rule)]).filter { !$0.value }.keys.sorted() == rows)
    }

    @Test
    func aRowOfAPackageIsAboutThatPackageAlone() {
        let elsewhere = [
            finding("singletons", in: "Packages/App10/Sources/A/A.swift"),
            finding("singletons", in: "Tools/A/B.swift"),
        ]
        #expect(!met(elsewhere).values.contains(false))
    }

    @Test
    func whatWasNotLookedAtIsNotProven() {
        #expect(met(apps: 4)["MONO-01"] == false)
        #expect(met(apps: 0)["MONO-04"] == false)
        #expect(met(status: "in work")["MONO-05"] == false)
        #expect(met(floorWasChecked: false)["MONO-06"] == nil)
    }

    @Test
    func everyRuleBehindARowIsOneOfTheHouse() {
        // The compiler's check for the floor shares the name of the rule that searches by name.
        #expect(LintVerdicts.ruleNames.isSubset(of: Set(HouseRules.all.map(\.name))))
    }
}
