// The direction of dependencies: none points upwards, to another app or outside the repository.

import WorkbenchKit

/// Checks each manifest's dependencies on packages.
public struct ArrowRule: HouseRule {
    public let name = "arrows"

    /// Creates the rule.
    public init() {}

    public func findings(in contents: HouseContents) -> [Finding] {
        contents.manifests.flatMap { manifest in
            manifest.dependencies.compactMap { complaint(about: $0, of: manifest.package) }
                + manifest.targets.flatMap { complaints(about: $0, of: manifest.package) }
        }
    }

    private func complaint(about dependency: Manifest.Dependency, of package: PackageFolder) -> Finding? {
        switch dependency {
        case .foreign(let what):
            return finding(package, "\(what) is not a package of this repository; use only those")
        case .folder(let path):
            let allowed: Set<String>
            switch package.kind {
            case .kit: allowed = []
            case .app, .tool: allowed = ["Packages/SharedKit"]
            case .simulator:
                allowed = [
                    "Packages/SharedKit", "Packages/\(package.appName)", "Tools/SimulatorKit",
                    "Tools/Benchmarks",
                ]
            }
            let names = allowed.isEmpty ? "nothing" : allowed.sorted().joined(separator: ", ")
            return allowed.contains(path)
                ? nil : finding(package, "\(path) is not an allowed dependency; it may use \(names)")
        }
    }

    private func complaints(about target: Manifest.Target, of package: PackageFolder) -> [Finding] {
        if package.kind == .simulator, target.path != "Benchmarks" {
            return target.dependencies.filter { $0 == "BenchmarkKit" }.map { product in
                finding(
                    package,
                    "\(target.name) uses \(product), which is for the target in the folder Benchmarks"
                )
            }
        }
        guard package.kind == .app, !target.isTest else { return [] }
        return target.dependencies.filter { ["SharedServer", "SharedTesting"].contains($0) }.map { product in
            finding(package, "\(target.name) ships in an app, and \(product) is for tests and simulators")
        }
    }

    private func finding(_ package: PackageFolder, _ message: String) -> Finding {
        Finding(path: "\(package.path)/Package.swift", line: 0, rule: name, message: message)
    }
}
