// The few files and folders that the root may hold.

/// Allows only the packages, the tools, the makefile, the README and dot-files at the top level.
public struct TopLevelRule: HouseRule {
    public let name = "top-level"

    /// Creates the rule.
    public init() {}

    public func findings(in contents: HouseContents) -> [Finding] {
        contents.topLevel.filter {
            !$0.hasPrefix(".") && !["Packages", "Tools", "Makefile", "README.md"].contains($0)
        }.map {
            Finding(
                path: $0,
                line: 0,
                rule: name,
                message: "the top level is Packages, Tools, Makefile and README.md"
            )
        }
    }
}
