// The packages that a package is built from.

import Foundation

/// Reads the dependencies between packages of the repository from their manifests.
public struct PackageDependencies: Sendable {
    let house: House

    /// Creates the dependencies of the packages of `house`.
    public init(house: House) {
        self.house = house
    }

    /// The packages of the repository that `package` depends on, directly or not, itself excluded.
    public func all(of package: PackageFolder) -> Set<PackageFolder> {
        let packages = house.packages()
        var found: Set<PackageFolder> = []
        var pending = [package]
        while let next = pending.popLast() {
            for path in Self.paths(in: manifest(of: next), of: next) {
                guard let dependency = packages.first(where: { $0.path == path }),
                    dependency != package, found.insert(dependency).inserted
                else { continue }
                pending.append(dependency)
            }
        }
        return found
    }

    private func manifest(of package: PackageFolder) -> String {
        (try? String(contentsOf: house.url(package.path).appending(path: "Package.swift"), encoding: .utf8))
            ?? ""
    }

    /// The paths of the manifest's `.package(path:)`, from the root.
    private static func paths(in manifest: String, of package: PackageFolder) -> [String] {
        manifest.matches(of: /\.package\((?:name:\s*"[^"]*",\s*)?path:\s*"([^"]+)"/).map { match in
            var steps = package.path.split(separator: "/")
            for step in match.1.split(separator: "/") where step != "." {
                if step == ".." {
                    _ = steps.popLast()
                } else {
                    steps.append(step)
                }
            }
            return steps.joined(separator: "/")
        }
    }
}
