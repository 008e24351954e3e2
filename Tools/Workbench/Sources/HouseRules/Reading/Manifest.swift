// A package's manifest, as the package manager reads it.

import Foundation
import WorkbenchKit

/// The parts of a manifest that decide its dependencies.
public struct Manifest: Equatable, Sendable {
    /// A package that another depends on.
    public enum Dependency: Equatable, Sendable {
        /// A folder, as a path from the root of the repository.
        case folder(String)
        /// Any other dependency, by its identity.
        case foreign(String)
    }

    /// A target.
    public struct Target: Equatable, Sendable {
        /// Its name, which is also the module's.
        public var name: String
        /// Whether it is a test target.
        public var isTest: Bool
        /// Its folder, relative to the package's, if it isn't the default one.
        public var path: String?
        /// Targets of the same package and products of others.
        public var dependencies: [String]
        /// The kinds of resource rules that it uses, such as `copy`, `process` and `embedInCode`.
        public var resourceRules: [String]

        /// Describes a target.
        public init(
            _ name: String,
            isTest: Bool = false,
            path: String? = nil,
            dependencies: [String] = [],
            resourceRules: [String] = []
        ) {
            self.name = name
            self.isTest = isTest
            self.path = path
            self.dependencies = dependencies
            self.resourceRules = resourceRules
        }
    }

    /// The package.
    public var package: PackageFolder
    /// The lowest version of each declared platform, by the platform's name in lower case.
    public var platforms: [String: String]
    /// The packages that it depends on.
    public var dependencies: [Dependency]
    /// The targets of each product.
    public var products: [String: [String]]
    /// Its targets.
    public var targets: [Target]

    /// Describes a manifest.
    public init(
        package: PackageFolder,
        platforms: [String: String] = [:],
        dependencies: [Dependency] = [],
        products: [String: [String]] = [:],
        targets: [Target] = []
    ) {
        self.package = package
        self.platforms = platforms
        self.dependencies = dependencies
        self.products = products
        self.targets = targets
    }

    /// The target of a file in the package: the one whose folder is named for it or declared as its own.
    public func target(of source: HouseSource) -> Target? {
        targets.first { target in
            target.path.map { source.path.hasPrefix("\(package.path)/\($0)/") }
                ?? (target.name == source.target)
        }
    }
}

extension Manifest {
    private struct Dump: Decodable {
        struct Dependency: Decodable {
            struct Place: Decodable {
                var identity: String
                var path: String?
            }
            var fileSystem: [Place]?
            var sourceControl: [Place]?
            var registry: [Place]?
        }
        struct Product: Decodable {
            var name: String
            var targets: [String]
        }
        struct Resource: Decodable {
            var rule: [String: Anything]
        }
        struct Anything: Decodable {
            init(from decoder: any Decoder) {}
        }
        struct Target: Decodable {
            struct Dependency: Decodable {
                var byName: [String?]?
                var product: [String?]?
                var target: [String?]?

                private enum CodingKeys: String, CodingKey { case byName, product, target }

                init(from decoder: any Decoder) throws {
                    let fields = try decoder.container(keyedBy: CodingKeys.self)
                    func names(_ key: CodingKeys) -> [String?]? {
                        guard var list = try? fields.nestedUnkeyedContainer(forKey: key) else { return nil }
                        return [try? list.decode(String.self)]
                    }
                    (byName, product, target) = (names(.byName), names(.product), names(.target))
                }
            }
            var name: String
            var type: String
            var path: String?
            var dependencies: [Dependency]
            var resources: [Resource]
        }
        struct Platform: Decodable {
            var platformName: String
            var version: String
        }
        var platforms: [Platform]?
        var dependencies: [Dependency]
        var products: [Product]
        var targets: [Target]
    }

    /// Reads the output of `swift package dump-package`; paths become relative to `root`.
    public init(dump: Data, of package: PackageFolder, root: URL) throws {
        let read = try JSONDecoder().decode(Dump.self, from: dump)
        let prefix = root.standardizedFileURL.resolvingSymlinksInPath().path + "/"
        self.package = package
        platforms = Dictionary((read.platforms ?? []).map { ($0.platformName, $0.version) }) { first, _ in
            first
        }
        var found: [Dependency] = []
        for dependency in read.dependencies {
            for place in dependency.fileSystem ?? [] {
                let path = URL(filePath: place.path ?? "").standardizedFileURL.resolvingSymlinksInPath().path
                found.append(
                    path.hasPrefix(prefix)
                        ? .folder(String(path.dropFirst(prefix.count)))
                        : .foreign(place.path ?? place.identity)
                )
            }
            for place in (dependency.sourceControl ?? []) + (dependency.registry ?? []) {
                found.append(.foreign(place.identity))
            }
        }
        dependencies = found
        products = Dictionary(read.products.map { ($0.name, $0.targets) }) { first, _ in first }
        targets = read.targets.map { target in
            Target(
                target.name,
                isTest: target.type == "test",
                path: target.path,
                dependencies: target.dependencies.compactMap {
                    ($0.byName ?? $0.product ?? $0.target)?.first ?? nil
                },
                resourceRules: target.resources.flatMap { $0.rule.keys.sorted() }
            )
        }
    }
}
