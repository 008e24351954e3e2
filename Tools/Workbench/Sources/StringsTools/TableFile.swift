// A table file of a package, with the lines of its keys.

import Foundation
import SharedLocalization

/// A `.strings` or `.stringsdict` file in a package.
public struct TableFile: Sendable {
    /// A key with its text and its line.
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
    /// The error of an unreadable file.
    public private(set) var failure: TableError?

    /// Reads a file.
    public init(_ file: URL, path: String, language: LanguageTag) {
        self.path = path
        self.language = language
        table = file.deletingPathExtension().lastPathComponent
        do throws(TableError) {
            guard let data = try? Data(contentsOf: file) else {
                throw TableError(.unreadable, file: path, line: 1)
            }
            if file.pathExtension == "stringsdict" {
                entries = Self.located(try PluralReader.entries(of: data, file: path), in: data)
            } else {
                entries = try StringsReader.entries(of: data, file: path).map {
                    Entry(key: $0.key, value: .text($0.value), comment: $0.comment, line: $0.line)
                }
            }
        } catch {
            failure = error
        }
    }

    /// The entries with their comments and lines; a repeated key is there several times.
    ///
    /// A binary list has no lines, and no repeated keys.
    private static func located(_ read: [String: TableEntry], in data: Data) -> [Entry] {
        let keys = PropertyListKeys.topLevel(of: data)
        let known = Set(keys.map(\.name))
        let others = read.keys.filter { !known.contains($0) }.sorted().map {
            PropertyListKey(name: $0, line: 0)
        }
        return (keys + others).compactMap { key in
            read[key.name].map { Entry(key: key.name, value: $0, comment: key.comment, line: key.line) }
        }
    }
}
