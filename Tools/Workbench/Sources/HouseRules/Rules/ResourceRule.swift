// The rules for resources, which must reach every platform unchanged.

import WorkbenchKit

/// Forbids resources that a build system transforms or flattens.
public struct ResourceRule: HouseRule {
    public let name = "resources"

    /// Creates the rule.
    public init() {}

    public func findings(in contents: HouseContents) -> [Finding] {
        contents.manifests.flatMap { manifest in
            manifest.targets.filter { $0.resourceRules.contains("process") }.map { target in
                Finding(
                    path: "\(manifest.package.path)/Package.swift",
                    line: 0,
                    rule: name,
                    message:
                        "\(target.name) processes resources: that flattens folders here and changes files in Xcode; "
                        + "copy or embed them"
                )
            }
        }
    }
}
