// All house rules, and the check that runs them.

import WorkbenchKit

/// The house rules.
public enum HouseRules {
    /// Every rule that reads only files and manifests.
    public static let all: [any HouseRule] = [
        TopLevelRule(), ArrowRule(), ImportRule(), PlatformInterfaceRule(), SingletonRule(), BannedCallRule(),
        ReasonRule(), ResourceRule(), FileShapeRule(), NewerSymbolRule(),
        KitModulesRule(), DocumentsRule(), TypedKeyRule(), DeclaredFloorRule(), EntryRule(), ProseRule(),
        NameRule(),
    ]

    /// Every line that breaks a rule, by path and line.
    public static func findings(in contents: HouseContents) -> [Finding] {
        Set(all.flatMap { $0.findings(in: contents) }).sorted {
            ($0.path, $0.line, $0.message) < ($1.path, $1.line, $1.message)
        }
    }
}
