// The size of files, and their opening sentence.

/// Requires files of at most 400 lines, and product files that open with a sentence on their purpose.
public struct FileShapeRule: HouseRule {
    public let name = "file-shape"

    /// Creates the rule.
    public init() {}

    public func findings(in contents: HouseContents) -> [Finding] {
        contents.sources.filter { !$0.path.contains("/Generated/") }.flatMap { source -> [Finding] in
            var findings: [Finding] = []
            if source.lines.count > 401 {
                findings.append(
                    finding(source, "\(source.lines.count - 1) lines; a file has one purpose and at most 400")
                )
            }
            if source.isProduct, source.lines.first?.hasPrefix("// ") != true {
                findings.append(finding(source, "a file opens with one sentence on what it is for"))
            }
            return findings
        }
    }

    private func finding(_ source: HouseSource, _ message: String) -> Finding {
        Finding(path: source.path, line: 1, rule: name, message: message)
    }
}
