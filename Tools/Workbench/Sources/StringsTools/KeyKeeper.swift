// The upkeep of the generated keys in the packages.

import Foundation

/// Writes the typed keys of modules, or checks that they are up to date.
public struct KeyKeeper: Sendable {
    private let root: URL
    private let generator = KeyGenerator()

    /// Creates a keeper for the repository at `root`.
    public init(root: URL) {
        self.root = root
    }

    /// Writes the keys of each module whose tables can be read, and returns the changed paths.
    ///
    /// A module without tables loses its keys.
    ///
    /// - Throws: the file system's error.
    public func write(_ modules: [TextModule]) throws -> [String] {
        try modules.filter { isStale($0) && isReadable($0) }.map { module in
            let path = generator.path(for: module)
            let file = root.appendingPathComponent(path)
            guard module.hasTables else {
                try FileManager.default.removeItem(at: file)
                return path
            }
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(generator.content(for: module).utf8).write(to: file, options: .atomic)
            return path
        }
    }

    /// The reasons why a module's keys can't be written: unreadable tables in its development language.
    public func obstacles(of module: TextModule) -> [TextIssue] {
        module.files.filter { $0.language == module.developmentLanguage }.compactMap { file in
            file.failure.map {
                TextIssue(
                    $0,
                    path: file.path,
                    then:
                        "so the keys of \(module.name) stay as they were; fix it and run `make strings` again"
                )
            }
        }.sorted()
    }

    /// The problems of a module's keys: names that clash, and a file that is out of date.
    public func issues(of module: TextModule) -> [TextIssue] {
        guard isReadable(module) else {
            return []
        }
        let stale =
            isStale(module)
            ? [
                TextIssue(
                    .staleKeys,
                    path: generator.path(for: module),
                    line: 1,
                    "is out of date; run `make strings`"
                )
            ] : []
        return generator.issues(of: module) + stale
    }

    private func isStale(_ module: TextModule) -> Bool {
        let found = try? Data(contentsOf: root.appendingPathComponent(generator.path(for: module)))
        return found != (module.hasTables ? Data(generator.content(for: module).utf8) : nil)
    }

    /// Whether the tables can be read; keys made from an unreadable one would be incomplete.
    private func isReadable(_ module: TextModule) -> Bool {
        obstacles(of: module).isEmpty
    }
}
