// A type-check for iOS 17, on this machine, of all code that needs only the standard library.

import Foundation
import WorkbenchKit

/// Finds API newer than iOS 17 by compiling for it.
///
/// SharedCore and SharedNavigation are checked whole. In every other shipping module, the check covers the
/// files that import only these, the standard library and Observation. The compiler doesn't know the rest of
/// such a module, so only its availability errors count.
public struct FloorCheck: Sendable {
    private static let wholeModules = ["SharedCore", "SharedNavigation"]
    private static let bare: Set<String> = ["Swift", "Observation", "SharedCore", "SharedNavigation"]

    let house: House
    let interruption: Interruption

    /// Creates a check that keeps its library in the build directory of `house`.
    public init(house: House, interruption: Interruption) {
        self.house = house
        self.interruption = interruption
    }

    /// Every line that uses API newer than iOS 17.
    ///
    /// - Throws: `HouseError.unreadable` when the toolchain lacks a part that the check needs.
    public func findings(in contents: HouseContents) throws -> [Finding] {
        let library = try FloorLibrary(house: house, interruption: interruption)
        // The modules of this run only, because several checkouts may share a build directory.
        let modules = library.folder.appending(path: "modules-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: modules) }
        let stubFile = library.folder.appending(path: "Foundation.swift").path
        let stub = try compile("Foundation", files: [stubFile], emits: true, with: library, modules: modules)
        var findings =
            stub.isEmpty ? [] : [Finding(path: "Foundation", line: 0, rule: "floor", message: stub)]
        for (module, sources) in shippedModules(of: contents) {
            let isWhole = Self.wholeModules.contains(module)
            let files = sources.filter { source in
                isWhole || source.imports.allSatisfy { Self.bare.contains($0.module) }
            }
            guard !files.isEmpty else { continue }
            let paths = files.map { house.url($0.path).path }
            let text = try compile(module, files: paths, emits: isWhole, with: library, modules: modules)
            findings += complaints(in: text, all: isWhole)
        }
        return findings
    }

    /// The modules of the kit and the apps, dependencies first.
    private func shippedModules(of contents: HouseContents) -> [(String, [HouseSource])] {
        let shipped = contents.sources.filter { source in
            source.isProduct && [.kit, .app].contains(source.package.kind)
                && !["SharedServer", "SharedTesting"].contains(source.target ?? "")
        }
        let groups = Dictionary(grouping: shipped) { $0.target ?? "" }
        let others = groups.keys.sorted().filter { !Self.wholeModules.contains($0) }
        return (Self.wholeModules + others).map { ($0, groups[$0] ?? []) }
    }

    private func compile(
        _ module: String,
        files: [String],
        emits: Bool,
        with library: FloorLibrary,
        modules: URL
    ) throws -> String {
        let folder = library.folder
        let system = folder.appending(path: "no-sdk")
        try FileManager.default.createDirectory(at: system, withIntermediateDirectories: true)
        let job =
            emits
            ? ["-emit-module", "-o", modules.appending(path: "\(module).swiftmodule").path] : ["-typecheck"]
        let command = Command(
            ["swiftc", "-frontend"] + job + [
                "-swift-version", "6", "-target", FloorLibrary.target, "-sdk", system.path,
                "-resource-dir", folder.path, "-module-cache-path", folder.appending(path: "cache").path,
                "-plugin-path", library.plugins.path, "-I", modules.path, "-module-name", module,
                "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature",
                "MemberImportVisibility",
                "-diagnostic-style", "llvm", "-parse-as-library",
            ] + files,
            in: house.root
        )
        let (end, text) = try command.output(interruption: interruption)
        return end == .exited(0) ? "" : text
    }

    private func complaints(in text: String, all: Bool) -> [Finding] {
        let prefix = house.root.path.hasSuffix("/") ? house.root.path : house.root.path + "/"
        return text.split(separator: "\n").compactMap { line in
            guard let parts = line.wholeMatch(of: /(.+?):(\d+):\d+: error: (.*)/) else { return nil }
            let isAboutTheFloor =
                parts.3.contains("is only available in") || parts.3.contains("is unavailable in iOS")
            guard all || isAboutTheFloor else { return nil }
            let path = parts.1.hasPrefix(prefix) ? parts.1.dropFirst(prefix.count) : parts.1
            return Finding(
                path: String(path),
                line: Int(parts.2) ?? 0,
                rule: "floor",
                message: String(parts.3)
            )
        }
    }
}
