// The imports of a file: declared dependencies, and system modules that all our platforms have.

/// Checks every import against the manifest.
///
/// The build doesn't catch undeclared imports, because one build directory holds all modules.
public struct ImportRule: HouseRule {
    public let name = "imports"

    private static let system: Set<String> = [
        "Swift", "Foundation", "FoundationNetworking", "Dispatch", "Observation", "Glibc", "Musl", "Darwin",
        "RegexBuilder", "PackageDescription",
    ]
    private static let bare: Set<String> = ["Swift", "Observation", "SharedCore"]

    /// Creates the rule.
    public init() {}

    public func findings(in contents: HouseContents) -> [Finding] {
        var targetsOfProduct: [String: [String]] = [:]
        for manifest in contents.manifests {
            targetsOfProduct.merge(manifest.products) { first, _ in first }
        }
        let targets = Dictionary(contents.manifests.flatMap(\.targets).map { ($0.name, $0) }) { first, _ in
            first
        }
        return contents.sources.flatMap { source -> [Finding] in
            guard let manifest = contents.manifests.first(where: { $0.package == source.package }) else {
                return []
            }
            let target = manifest.target(of: source)
            // An executable in a folder of its own, such as `Benchmarks`, is not a test.
            let isForTests = !source.isProduct && (source.area != .other || target == nil)
            var declared = (target?.dependencies ?? []).flatMap { targetsOfProduct[$0] ?? [$0] }
            if isForTests {
                // A test may use the dependencies of the target that it tests.
                declared += declared.flatMap { name in
                    (targets[name]?.dependencies ?? []).flatMap { targetsOfProduct[$0] ?? [$0] }
                }
            }
            return source.imports.compactMap { found in
                complaint(
                    about: found.module,
                    in: source,
                    named: target?.name ?? source.target,
                    isForTests: isForTests,
                    declared: Set(declared)
                ).map {
                    Finding(path: source.path, line: found.line, rule: name, message: $0)
                }
            }
        }
    }

    private func complaint(
        about module: String,
        in source: HouseSource,
        named target: String?,
        isForTests: Bool,
        declared: Set<String>
    ) -> String? {
        if source.target == "SharedNavigation", source.isProduct, !Self.bare.contains(module),
            module != "Foundation" || !source.lines.contains("import struct Foundation.URL")
        {
            return "SharedNavigation may import only the standard library, Observation, SharedCore and "
                + "Foundation's URL (`import struct Foundation.URL`)"
        }
        if module == "Testing" {
            return isForTests || ["SharedTesting", "SimulatorTesting"].contains(target)
                ? nil : "Testing belongs in tests"
        }
        if module == "FoundationXML", isForTests { return nil }
        if module == "XCTest" {
            return "the event stream doesn't report XCTest; write tests with Testing"
        }
        if module == "Synchronization" {
            return "Synchronization needs iOS 18; SharedCore has Locked"
        }
        if Self.system.contains(module) || declared.contains(module) { return nil }
        return
            "\(target ?? "the file") does not declare \(module), or a platform lacks it"
    }
}
