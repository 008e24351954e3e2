// The contents of the repository that the rules read.

import Foundation
import WorkbenchKit

/// The repository's Swift files, manifests and top level.
public struct HouseContents: Sendable {
    /// Every Swift file in a package.
    public var sources: [HouseSource]
    /// Every package's manifest.
    public var manifests: [Manifest]
    /// Every package's README, REQUIREMENTS and CHANGELOG, and the root's README, by path.
    public var documents: [String: String]
    /// The names in the root folder.
    public var topLevel: [String]

    /// Creates contents from texts by path; files outside a package are left out.
    public init(files: [String: String] = [:], manifests: [Manifest] = [], topLevel: [String] = []) {
        documents = files.filter { $0.key.hasSuffix(".md") }
        sources = files.filter { $0.key.hasSuffix(".swift") }
            .sorted { $0.key < $1.key }.compactMap { HouseSource(path: $0.key, text: $0.value) }
        self.manifests = manifests
        self.topLevel = topLevel
    }

    /// Reads a repository from disk.
    ///
    /// Asks the package manager for the manifests.
    ///
    /// - Throws: `HouseError.unreadable` for a manifest that the package manager refuses.
    public init(of house: House, interruption: Interruption) throws {
        let packages = house.packages()
        var files: [String: String] = [:]
        if let readme = try? String(contentsOf: house.url("README.md"), encoding: .utf8) {
            files["README.md"] = readme
        }
        for path in (house.files(below: "Packages") + house.files(below: "Tools"))
        where path.hasSuffix(".swift") || path.hasSuffix(".md") {
            files[path] = try String(contentsOf: house.url(path), encoding: .utf8)
        }
        let manifests = try packages.map { package in
            let command = Command(
                ["swift", "package", "--scratch-path", house.buildFolder.path, "dump-package"],
                in: house.url(package.path)
            )
            let (end, text) = try command.output(interruption: interruption)
            guard end == .exited(0), let start = text.firstIndex(of: "{") else {
                throw HouseError.unreadable("\(package.path)/Package.swift:0: \(text)")
            }
            return try Manifest(dump: Data(text[start...].utf8), of: package, root: house.root)
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: house.root.path)
        self.init(files: files, manifests: manifests, topLevel: names.sorted())
    }
}
