// The requirement rows that the house rules prove over the packages as they are.

import WorkbenchKit

/// The verdicts of a lint run on requirement rows, for the requirement table.
///
/// A test shows that a rule finds violations in samples; only the lint shows that the packages have none.
public enum LintVerdicts {
    /// The rows of the monorepo and the kit that rules prove, alone or with tests and other checks.
    private static let rows: [(row: String, rules: [String])] = [
        ("MONO-01", ["arrows", "imports"]),
        ("MONO-04", ["platform-ui", "entry"]),
        ("MONO-05", ["documents"]),
        ("MONO-06", ["floor", "declared-floor"]),
        ("MONO-07", ["top-level", "arrows"]),
        ("KIT-LOC-02", ["typed-keys"]),
    ]

    /// The rules behind a package's own row that says that the lint checks it.
    private static let ownRules = ["singletons", "banned-calls"]

    /// The names of all rules that prove a row.
    public static var ruleNames: Set<String> { Set(rows.flatMap(\.rules) + ownRules) }

    /// A verdict for every row that the lint can prove.
    ///
    /// - Parameters:
    ///   - findings: all that the lint found in the contents.
    ///   - floorWasChecked: whether the compiler looked for API newer than the platform floor; if not, that
    ///     row gets no verdict.
    public static func all(_ findings: [Finding], in contents: HouseContents, floorWasChecked: Bool)
        -> [BenchmarkVerdict]
    {
        let apps = contents.manifests.map(\.package).filter { $0.kind == .app }
        func files(_ package: PackageFolder) -> RequirementFile? {
            contents.documents["\(package.path)/REQUIREMENTS.md"].flatMap { try? RequirementFile($0) }
        }
        var verdicts = rows.filter { $0.row != "MONO-06" || floorWasChecked }.map { row, rules in
            let holds = !findings.contains { rules.contains($0.rule) }
            let isComplete =
                switch row {
                // The row asks for five apps.
                case "MONO-01": apps.count >= 5
                // Only a finished app must say how to verify every row.
                case "MONO-05": apps.allSatisfy { files($0)?.status == .finished }
                default: true
                }
            return verdict(row, rules, met: holds && isComplete && !apps.isEmpty)
        }
        for package in contents.manifests.map(\.package) {
            let broken = findings.contains { finding in
                ownRules.contains(finding.rule) && finding.path.hasPrefix(package.path + "/")
            }
            verdicts += (files(package)?.rows ?? []).filter { $0.text.contains("checked by lint") }.map {
                verdict($0.id, ownRules, met: !broken)
            }
        }
        return verdicts
    }

    private static func verdict(_ row: String, _ rules: [String], met: Bool) -> BenchmarkVerdict {
        BenchmarkVerdict(name: "lint of " + rules.joined(separator: ", "), requirement: row, met: met)
    }
}
