// A Swift file of the repository, parsed for the rules.

import StringsTools
import WorkbenchKit

/// A Swift file with its package, purpose and tokens.
public struct HouseSource: Sendable {
    /// The purpose of a file, derived from its folder.
    public enum Area: Hashable, Sendable {
        /// Part of a package's product; the name is that of the folder in `Sources`.
        case sources(String)
        /// Tests and their fixtures; the name is that of the folder in `Tests`.
        case tests(String)
        /// The package's manifest.
        case manifest
        /// Any other file.
        case other
    }

    /// The path from the root.
    public let path: String
    /// The file's package.
    public let package: PackageFolder
    /// The file's purpose.
    public let area: Area
    /// The text, line by line.
    public let lines: [String]
    /// The code without comments, as tokens.
    public let tokens: [Token]

    /// Parses a file; nil when the path lies in no package.
    public init?(path: String, text: String) {
        guard let package = PackageFolder.holding(path) else { return nil }
        self.path = path
        self.package = package
        let parts = path.dropFirst(package.path.count + 1).split(separator: "/").map(String.init)
        switch (parts.first, parts.count) {
        case ("Sources", 3...): area = .sources(parts[1])
        case ("Tests", 3...): area = .tests(parts[1])
        case ("Package.swift", 1): area = .manifest
        default: area = .other
        }
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        tokens = Token.tokens(of: SwiftSource(path: path, text: text).code)
    }

    /// Whether the file belongs to the package's product, not to its tests.
    public var isProduct: Bool {
        if case .sources = area { true } else { false }
    }

    /// The folder in `Sources` or `Tests` that holds the file; it is named for its target.
    public var target: String? {
        switch area {
        case .sources(let name), .tests(let name): name
        case .manifest, .other: nil
        }
    }

    /// The modules that the file imports, in any form.
    public var imports: [(module: String, line: Int)] {
        zip(tokens, tokens.dropFirst()).enumerated().compactMap { index, pair in
            guard pair.0.text == "import", pair.0.line == pair.1.line else { return nil }
            if index > 0, tokens[index - 1].text == "." { return nil }
            let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
            let isKind = kinds.contains(pair.1.text) && tokens.count > index + 2
            return (isKind ? tokens[index + 2].text : pair.1.text, pair.0.line)
        }
    }

    /// Whether a line has a comment: on it, or right above it and then either a plain comment or one that
    /// names `subject`.
    public func hasReason(line: Int, naming subject: String) -> Bool {
        guard lines.indices.contains(line - 1) else { return false }
        if lines[line - 1].contains("// ") { return true }
        for above in lines[..<(line - 1)].reversed() {
            let text = above.drop { $0 == " " }
            if text.hasPrefix("///") {
                if text.contains(subject) { return true }
            } else if text.hasPrefix("//") {
                return true
            } else if !text.hasPrefix("@") {
                return false
            }
        }
        return false
    }
}

extension PackageFolder {
    /// The package whose folder holds the path, by the folders that packages may be in.
    static func holding(_ path: String) -> PackageFolder? {
        let parts = path.split(separator: "/").map(String.init)
        guard parts.count > 2 else { return nil }
        switch parts[0] {
        case "Tools":
            return PackageFolder(name: parts[1], path: "Tools/\(parts[1])", kind: .tool)
        case "Packages" where parts[1].hasPrefix("Shared"):
            return PackageFolder(name: parts[1], path: "Packages/\(parts[1])", kind: .kit)
        case "Packages" where parts[2].hasSuffix("Simulator") && parts.count > 3:
            return PackageFolder(name: parts[2], path: "Packages/\(parts[1])/\(parts[2])", kind: .simulator)
        case "Packages":
            return PackageFolder(name: parts[1], path: "Packages/\(parts[1])", kind: .app)
        default:
            return nil
        }
    }
}
