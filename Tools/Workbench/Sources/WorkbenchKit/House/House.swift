// The repository as a folder structure: its packages and its build directory.

import Foundation

/// The repository.
///
/// Packages are found by their folders, so adding a folder adds a package.
public struct House: Sendable {
    /// The folder that holds `Packages` and `Tools`.
    public let root: URL
    /// The one build directory that all packages share.
    public let buildFolder: URL

    /// Describes the repository at `root`.
    ///
    /// It is built in `buildFolder`, by default `.build` at the root.
    public init(root: URL, buildFolder: URL? = nil) {
        self.root = root
        self.buildFolder = buildFolder ?? root.appending(path: ".build", directoryHint: .isDirectory)
    }

    /// All packages: the kit, the tools, then each app followed by its simulator; by name within each.
    public func packages() -> [PackageFolder] {
        var found: [PackageFolder] = []
        for name in manifests(in: "Packages") where name.hasPrefix("Shared") {
            found.append(PackageFolder(name: name, path: "Packages/\(name)", kind: .kit))
        }
        for name in manifests(in: "Tools") {
            found.append(PackageFolder(name: name, path: "Tools/\(name)", kind: .tool))
        }
        for name in manifests(in: "Packages") where !name.hasPrefix("Shared") {
            found.append(PackageFolder(name: name, path: "Packages/\(name)", kind: .app))
            for nested in manifests(in: "Packages/\(name)") where nested.hasSuffix("Simulator") {
                found.append(
                    PackageFolder(name: nested, path: "Packages/\(name)/\(nested)", kind: .simulator)
                )
            }
        }
        return found
    }

    /// The packages with these names, in the order of `packages()`; all of them when there are no names.
    ///
    /// - Throws: `HouseError.unknownPackage` for a name that no folder has.
    public func packages(named names: [String]) throws(HouseError) -> [PackageFolder] {
        let all = packages()
        if let unknown = names.first(where: { name in !all.contains { $0.name == name } }) {
            throw .unknownPackage(unknown, known: all.map(\.name))
        }
        return names.isEmpty ? all : all.filter { names.contains($0.name) }
    }

    /// The folder or file at a path from the root.
    public func url(_ path: String) -> URL {
        root.appending(path: path)
    }

    /// The paths from the root of all files below a folder, sorted, without hidden folders such as `.build`.
    public func files(below path: String) -> [String] {
        guard let names = FileManager.default.enumerator(atPath: url(path).path) else { return [] }
        var found: [String] = []
        while let name = names.nextObject() as? String {
            if name.split(separator: "/").last?.hasPrefix(".") == true {
                names.skipDescendants()
            } else if names.fileAttributes?[.type] as? FileAttributeType == .typeRegular {
                found.append("\(path)/\(name)")
            }
        }
        return found.sorted()
    }

    /// The workbench's folder for the logs and results of one kind of work; created when it is missing.
    public func workFolder(_ name: String) throws -> URL {
        let folder = buildFolder.appending(path: "workbench").appending(path: name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// The executable `product` of a debug build.
    public func executable(_ product: String) -> URL {
        buildFolder.appending(path: "debug").appending(path: product)
    }

    private func manifests(in path: String) -> [String] {
        let folder = url(path)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { name in
            FileManager.default.fileExists(atPath: folder.appending(path: "\(name)/Package.swift").path)
        }
    }
}

/// An error in a request about the repository.
public enum HouseError: Error, Equatable, CustomStringConvertible {
    /// No folder has this name.
    case unknownPackage(String, known: [String])
    /// A file can't be used, with its path and the reason.
    case unreadable(String)

    public var description: String {
        switch self {
        case .unknownPackage(let name, let known):
            "There is no package \(name). There are: \(known.joined(separator: ", "))."
        case .unreadable(let what): what
        }
    }
}
