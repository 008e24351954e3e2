// A standard library with the availability of iOS 17, made from this toolchain's own.

import Foundation
import WorkbenchKit

/// Interface files of the standard library with an iPhone's target, so that the compiler checks availability
/// here.
///
/// Their symbols keep their availability. The compiler builds the modules that it needs once, into a cache
/// beside them.
struct FloorLibrary {
    /// The target that code is checked for.
    static let target = "arm64-apple-ios17.0"
    private static let modules = [
        "Swift", "_Concurrency", "Observation", "_StringProcessing", "SwiftOnoneSupport",
    ]

    /// The folder of the library, named for the compiler's version.
    let folder: URL
    /// The toolchain's folder of macro plugins.
    let plugins: URL

    private struct TargetInfo: Decodable {
        struct Paths: Decodable { var runtimeResourcePath: String }
        var compilerVersion: String
        var paths: Paths
    }

    /// Creates the library in the build directory unless it is there already.
    init(house: House, interruption: Interruption) throws {
        let command = Command(["swift", "-print-target-info"], in: house.root)
        let info = try JSONDecoder().decode(
            TargetInfo.self,
            from: Data(command.output(interruption: interruption).text.utf8)
        )
        let resources = URL(filePath: info.paths.runtimeResourcePath)
        let version = info.compilerVersion.filter { $0.isLetter || $0.isNumber || $0 == "." }
        folder = try house.workFolder("floor/\(version)")
        plugins = resources.appending(path: "host/plugins")
        try writeFoundation()
        let done = folder.appending(path: "done")
        guard !FileManager.default.fileExists(atPath: done.path) else { return }
        for module in Self.modules {
            let place = resources.appending(path: "linux/\(module).swiftmodule")
            let names = try FileManager.default.contentsOfDirectory(atPath: place.path)
            guard
                let name = names.filter({ $0.hasSuffix(".swiftinterface") }).min(by: { $0.count < $1.count })
            else {
                throw HouseError.unreadable(
                    "\(place.path):0: The toolchain brings no interface of \(module)."
                )
            }
            let text = try String(contentsOf: place.appending(path: name), encoding: .utf8)
            let target = folder.appending(
                path: "iphoneos/\(module).swiftmodule/arm64-apple-ios.swiftinterface"
            )
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(Self.moved(text).utf8).write(to: target)
        }
        for name in ["shims", "clang"] {
            let copy = folder.appending(path: name)
            try? FileManager.default.removeItem(at: copy)
            try FileManager.default.copyItem(
                at: resources.appending(path: name).resolvingSymlinksInPath(),
                to: copy
            )
        }
        try Data().write(to: done)
    }

    /// The interface for an iPhone: its target in the flags, and without the parts that only Linux or an
    /// older runtime needs.
    static func moved(_ interface: String) -> String {
        interface.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line -> String? in
            if line.hasPrefix("// swift-module-flags: ") {
                return line.replacing(/-target \S+/, with: "-target \(target)")
                    + " -disable-availability-checking"
            }
            if line.contains("@backDeployed") || line == "import Glibc" { return nil }
            if line.contains("= _stdlib_remainderl(") || line.contains("= _stdlib_squareRootl(") {
                return nil
            }
            return String(line)
        }.joined(separator: "\n")
    }

    /// Writes declarations of the few Foundation symbols that SharedCore uses, because Foundation has no
    /// interface file.
    private func writeFoundation() throws {
        let text = """
            open class NSLock: @unchecked Sendable {
                public init() {}
                public func lock() {}
                public func unlock() {}
            }
            public struct URL: Hashable, Codable, Sendable {
                public init?(string: String) {}
            }
            public struct Date: Sendable {
                public init() {}
                public var timeIntervalSince1970: Double { 0 }
            }
            """
        try Data(text.utf8).write(to: folder.appending(path: "Foundation.swift"))
    }
}
