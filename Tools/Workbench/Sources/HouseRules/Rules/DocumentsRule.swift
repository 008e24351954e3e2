// The documents of a package: purpose, build, configuration, verification, requirements and changes.

import WorkbenchKit

/// Requires the house's documents in each package under `Packages`, and every row in the README of a finished
/// app.
public struct DocumentsRule: HouseRule {
    public let name = "documents"

    private static let appSections = ["Build and run", "Configure", "Verify"]

    /// Creates the rule.
    public init() {}

    public func findings(in contents: HouseContents) -> [Finding] {
        contents.manifests.map(\.package).filter { [.kit, .app].contains($0.kind) }.flatMap {
            package -> [Finding] in
            func finding(_ file: String, _ message: String) -> Finding {
                Finding(path: "\(package.path)/\(file)", line: 0, rule: name, message: message)
            }
            func text(_ file: String) -> String? { contents.documents["\(package.path)/\(file)"] }
            var findings = ["README.md", "REQUIREMENTS.md", "CHANGELOG.md"].filter { text($0) == nil }.map {
                finding($0, "is missing")
            }
            guard package.kind == .app, let readme = text("README.md") else { return findings }
            let headings = readme.split(separator: "\n").filter { $0.hasPrefix("#") }
            findings += Self.appSections.filter { section in
                !headings.contains { $0.hasSuffix("# \(section)") }
            }.map {
                finding("README.md", "has no section “\($0)”")
            }
            if let rows = text("REQUIREMENTS.md").flatMap({ try? RequirementFile($0) }),
                rows.status == .finished
            {
                findings += rows.rows.filter { !readme.contains($0.id) }.map {
                    finding("README.md", "does not say how to verify \($0.id)")
                }
            }
            return findings
        }
    }
}
