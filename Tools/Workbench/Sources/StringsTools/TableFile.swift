// One table file of a package, with the lines of its keys.

import Foundation
import SharedLocalization

/// A `.strings` or `.stringsdict` file as it lies in a package.
public struct TableFile: Sendable {
    /// A key with what stands for it, and where.
    public struct Entry: Sendable {
        public var key: String
        public var value: TableEntry
        public var comment: String?
        public var line: Int
    }

    /// The path from the root of the repository.
    public let path: String
    public let table: String
    public let language: LanguageTag
    /// All entries in the order of the file, repeated keys included.
    public private(set) var entries: [Entry] = []
    /// Why the file can't be read, if it can't.
    public private(set) var failure: TableFailure?

    /// Reads a file.
    public init(_ file: URL, path: String, language: LanguageTag) {
        self.path = path
        self.language = language
        table = file.deletingPathExtension().lastPathComponent
        do throws(TableFailure) {
            guard let data = try? Data(contentsOf: file) else {
                throw TableFailure(.unreadable, file: path, line: 1)
            }
            if file.pathExtension == "stringsdict" {
                entries = try Self.plurals(data, path: path)
            } else {
                entries = try StringsReader.entries(of: data, file: path).map {
                    Entry(key: $0.key, value: .text($0.value), comment: $0.comment, line: $0.line)
                }
            }
        } catch {
            failure = error
        }
    }

    private static func plurals(_ data: Data, path: String) throws(TableFailure) -> [Entry] {
        let read = try PluralReader.entries(of: data, file: path)
        let keys = PropertyListKeys.topLevel(of: data)
        let known = Set(keys.map(\.key))
        // A binary list has no lines, and no repeated keys.
        let rest = read.keys.filter { !known.contains($0) }.sorted().map { (key: $0, line: 0) }
        return (keys + rest).compactMap { key, line in
            read[key].map { Entry(key: key, value: $0, comment: nil, line: line) }
        }
    }
}

/// Finds the keys of the outermost dictionary of an XML property list, which Foundation reads without lines.
enum PropertyListKeys {
    static func topLevel(of data: Data) -> [(key: String, line: Int)] {
        guard !data.starts(with: "bplist".utf8), let text = String(data: data, encoding: .utf8) else {
            return []
        }
        var found: [(key: String, line: Int)] = []
        var depth = 0
        var line = 1
        var rest = Substring(text)
        while let mark = rest.firstIndex(where: { $0 == "<" || $0.isNewline }) {
            rest = rest[mark...]
            if rest.first?.isNewline == true {
                line += 1
                rest = rest.dropFirst()
            } else if rest.hasPrefix("<!--"), let end = rest.range(of: "-->") {
                line += rest[..<end.upperBound].count(where: \.isNewline)
                rest = rest[end.upperBound...]
            } else if rest.hasPrefix("<key>"), depth == 1, let end = rest.range(of: "</key>") {
                found.append((unescaped(rest[..<end.lowerBound].dropFirst(5)), line))
                rest = rest[end.upperBound...]
            } else {
                depth += rest.hasPrefix("<dict>") ? 1 : rest.hasPrefix("</dict>") ? -1 : 0
                rest = rest.dropFirst()
            }
        }
        return found
    }

    private static func unescaped(_ text: Substring) -> String {
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
            .reduce(String(text)) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
}
