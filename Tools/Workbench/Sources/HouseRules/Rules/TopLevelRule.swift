// The root has a front door and two rooms.

/// Allows nothing at the top level but the packages, the tools, the makefile, the README and dot-files.
public struct TopLevelRule: HouseRule {
    public let name = "top-level"

    /// Makes the rule.
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
