// The declaration of the platform floor.

import WorkbenchKit

/// Requires iOS 17 in the manifest of each shipping package under `Packages`, and in the root README with the
/// reason.
public struct DeclaredFloorRule: HouseRule {
    public let name = "declared-floor"

    /// Creates the rule.
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
