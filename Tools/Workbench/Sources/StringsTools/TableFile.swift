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
                let read = try PluralReader.entries(of: data, file: path).map {
                    Entry(key: $0.key, value: $0.value, line: 0)
                }
                entries = Self.located(read.sorted { $0.key < $1.key }, in: data)
            } else {
                let read = try StringsReader.entries(of: data, file: path).map {
                    Entry(key: $0.key, value: .text($0.value), comment: $0.comment, line: $0.line)
                }
                entries = Self.located(read, in: data)
            }
        } catch {
            failure = error
        }
    }

    /// The entries of a property list with their lines, repeated keys as often as they stand there.
    ///
    /// A binary list has no lines, and no repeated keys.
    private static func located(_ read: [Entry], in data: Data) -> [Entry] {
        let keys = PropertyListKeys.topLevel(of: data)
        guard !keys.isEmpty else { return read }
        let values = Dictionary(read.map { ($0.key, $0.value) }) { $1 }
        let known = Set(keys.map(\.key))
        return keys.compactMap { key, line in values[key].map { Entry(key: key, value: $0, line: line) } }
            + read.filter { !known.contains($0.key) }
    }
}

/// Finds the keys of the outermost dictionary of an XML property list, which Foundation reads without lines.
enum PropertyListKeys {
    static func topLevel(of data: Data) -> [(key: String, line: Int)] {
        // Text in the format of `.strings` never begins with an angle bracket.
        guard let text = String(data: data, encoding: .utf8),
            text.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }) == "<"
        else {
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
        let plain = text.replacing(/&#(?:x([0-9A-Fa-f]{1,6})|([0-9]{1,7}));/) { match in
            let number =
                match.output.1.flatMap { UInt32($0, radix: 16) } ?? match.output.2.flatMap { UInt32($0) }
            return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? String(match.output.0)
        }
        return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
            .reduce(String(plain)) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
}
