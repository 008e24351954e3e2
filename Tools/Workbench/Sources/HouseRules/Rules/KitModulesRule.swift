// The table of modules in the kit's README, compared with the manifest.

import WorkbenchKit

/// Compares the table of modules in the kit's README with its manifest.
///
/// A row is `| Module … | purpose | imports |`. Of the imports only the names of kit modules are compared.
public struct KitModulesRule: HouseRule {
    public let name = "kit-modules"

    /// Creates the rule.
    public init() {}

    public func findings(in contents: HouseContents) -> [Finding] {
        contents.manifests.filter { $0.package.kind == .kit }.flatMap { manifest -> [Finding] in
            let path = "\(manifest.package.path)/README.md"
            let rows = rows(of: contents.documents[path] ?? "")
            return manifest.targets.filter { !$0.isTest }.compactMap { target in
                let declared = Set(target.dependencies)
                guard let listed = rows[target.name] else {
                    return Finding(
                        path: path,
                        line: 0,
                        rule: name,
                        message: "the table of modules lacks \(target.name)"
                    )
                }
                guard listed != declared else { return nil }
                let words =
                    declared.isEmpty ? "nothing of the kit" : declared.sorted().joined(separator: ", ")
                return Finding(
                    path: path,
                    line: 0,
                    rule: name,
                    message: "\(target.name) imports \(words), says its manifest"
                )
            }
        }
    }

    private func rows(of text: String) -> [String: Set<String>] {
        var rows: [String: Set<String>] = [:]
        for line in text.split(separator: "\n") where line.hasPrefix("|") {
            let cells = line.split(separator: "|").map {
                $0.split { !$0.isLetter && !$0.isNumber }.map(String.init)
            }
            if cells.count == 3, let module = cells[0].first {
                rows[module] = Set(cells[2].filter { $0.hasPrefix("Shared") })
            }
        }
        return rows
    }
}
