// The state of the files that a package's tests depend on.

import Foundation
import SharedCore

/// Tells whether any file that can change the result of a package's tests has changed.
///
/// Files are compared by size and modification time, as the build system does: reading and hashing them would
/// take longer than a build without changes.
public struct PackageInputs: Sendable {
    let house: House
    let toolchain: String
    let environment: [String: String]

    /// Creates the inputs of the packages of `house`.
    ///
    /// - Parameters:
    ///   - toolchain: The compiler's version.
    ///   - environment: Variables that change what is built or tested, such as compiler flags.
    public init(house: House, toolchain: String, environment: [String: String]) {
        self.house = house
        self.toolchain = toolchain
        self.environment = environment
    }

    /// A digest of the package's files, the sources of its dependencies, the toolchain and the environment.
    ///
    /// O(n) in the number of files; only manifests are read.
    public func fingerprint(of package: PackageFolder) -> String {
        var digest = SHA256()
        digest.update(toolchain)
        for (name, value) in environment.sorted(by: { $0.key < $1.key }) {
            digest.update("\(name)=\(value)")
        }
        stamps(of: package, folders: nil).forEach { digest.update($0) }
        for dependency in PackageDependencies(house: house).all(of: package).sorted(by: { $0.path < $1.path })
        {
            stamps(of: dependency, folders: ["Package.swift", "Sources"]).forEach { digest.update($0) }
        }
        // Tests may read the data that lies beside the checkout.
        Self.stamps(of: house.root.appending(path: "../shared/data").standardizedFileURL)
            .forEach { digest.update($0) }
        return digest.hex
    }

    /// A line for each file of the package; nested packages are excluded.
    private func stamps(of package: PackageFolder, folders: [String]?) -> [String] {
        let nested = house.packages().filter { $0.path.hasPrefix(package.path + "/") }.map(\.path)
        return house.files(below: package.path).filter { path in
            guard !nested.contains(where: { path.hasPrefix($0 + "/") }) else { return false }
            guard let folders else { return true }
            let rest = path.dropFirst(package.path.count + 1)
            return folders.contains { rest == $0 || rest.hasPrefix($0 + "/") }
        }.map { Self.stamp(of: house.url($0), as: $0) }
    }

    private static func stamps(of folder: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { stamp(of: folder.appending(path: $0), as: $0) }
    }

    private static func stamp(of file: URL, as name: String) -> String {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        let size = attributes?[.size] as? Int ?? -1
        let modified = (attributes?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
        return "\(name) \(size) \(modified)"
    }
}
