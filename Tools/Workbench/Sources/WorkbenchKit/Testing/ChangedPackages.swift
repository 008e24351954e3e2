// The packages that a change can affect.

import Foundation

/// Asks git which files differ, and finds the packages whose tests depend on them.
public struct ChangedPackages: Sendable {
    let house: House
    let interruption: Interruption

    /// Creates the changes of the checkout at the root of `house`.
    public init(house: House, interruption: Interruption) {
        self.house = house
        self.interruption = interruption
    }

    /// The packages with a file that differs from `base`, and those built from their sources.
    ///
    /// Files that git neither tracks nor ignores count as changed.
    ///
    /// - Throws: `HouseError.unreadable` when git doesn't know `base`.
    public func since(_ base: String) throws -> [PackageFolder] {
        let paths =
            try git("diff", "--name-only", "-z", base, "--")
            + git("ls-files", "-z", "--others", "--exclude-standard")
        let packages = house.packages()
        var changed: Set<PackageFolder> = []
        var changedForOthers: Set<PackageFolder> = []
        for path in paths {
            let owner = packages.filter { path.hasPrefix($0.path + "/") }.max {
                $0.path.count < $1.path.count
            }
            guard let owner else { continue }
            changed.insert(owner)
            let rest = path.dropFirst(owner.path.count + 1)
            if rest == "Package.swift" || rest.hasPrefix("Sources/") {
                changedForOthers.insert(owner)
            }
        }
        let dependencies = PackageDependencies(house: house)
        return packages.filter { package in
            changed.contains(package) || !changedForOthers.isDisjoint(with: dependencies.all(of: package))
        }
    }

    private func git(_ words: String...) throws -> [String] {
        let (end, text) = try Command(["git"] + words, in: house.root).output(interruption: interruption)
        guard end == .exited(0) else {
            throw HouseError.unreadable("git \(words.joined(separator: " ")) ended with \(end): \(text)")
        }
        return text.split(separator: "\0").map(String.init)
    }
}
