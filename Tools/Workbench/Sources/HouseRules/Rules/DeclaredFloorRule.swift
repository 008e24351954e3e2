// The platform floor is declared and said.

import WorkbenchKit

/// Wants iOS 17 in the manifest of each package under `Packages` that ships, and in the root README with the reason.
public struct DeclaredFloorRule: HouseRule {
    public let name = "declared-floor"

    /// Makes the rule.
    public init() {}

    public func findings(in contents: HouseContents) -> [Finding] {
        let readme = contents.documents["README.md"] ?? ""
        let isSaid = readme.contains("iOS 17") && readme.contains("iOS 8 to 12")
        let unsaid = Finding(
            path: "README.md",
            line: 0,
            rule: name,
            message: "does not say that the floor is iOS 17, and why it is not iOS 8 to 12"
        )
        return (isSaid ? [] : [unsaid])
            + contents.manifests.filter { manifest in
                [.kit, .app].contains(manifest.package.kind) && manifest.platforms["ios"] != "17.0"
            }.map { manifest in
                Finding(
                    path: "\(manifest.package.path)/Package.swift",
                    line: 0,
                    rule: name,
                    message:
                        "the floor is iOS 17, and the manifest says \(manifest.platforms["ios"] ?? "nothing")"
                )
            }
    }
}
