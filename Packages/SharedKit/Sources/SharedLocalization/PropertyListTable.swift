// Tables that are property lists: what Xcode turns `.strings` into, and every `.stringsdict`.

import Foundation

/// Reads property lists, XML or binary, whose structure is a table's.
enum PropertyListTable {
    /// Whether the bytes begin like a binary or an XML property list.
    static func isPropertyList(_ data: Data) -> Bool {
        let start = data.prefix(256).drop { $0 <= 0x20 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
        return ["bplist", "<?xml", "<!DOCTYPE", "<plist"].contains { start.starts(with: $0.utf8) }
    }

    /// The texts of a `.strings` file that is a property list, sorted by key.
    static func texts(of data: Data, file: String) throws(TableFailure) -> [StringsEntry] {
        let root = try dictionary(of: data, file: file)
        var entries: [StringsEntry] = []
        for (key, value) in root.sorted(by: { $0.key < $1.key }) {
            guard let text = value as? String else {
                throw TableFailure(.notText, file: file, line: line(of: key, in: data), key: key)
            }
            entries.append(StringsEntry(key: key, value: text, comment: nil, line: line(of: key, in: data)))
        }
        return entries
    }

    /// The dictionary that the property list is.
    static func dictionary(of data: Data, file: String) throws(TableFailure) -> [String: Any] {
        let root: Any
        do {
            root = try PropertyListSerialization.propertyList(from: data, format: nil)
        } catch {
            let words = String(describing: error).split { !$0.isNumber && !$0.isLetter }
            let line = words.indices.first { words[$0].lowercased() == "line" }
                .flatMap { $0 + 1 < words.endIndex ? Int(words[$0 + 1]) : nil }
            throw TableFailure(.malformedPropertyList, file: file, line: line ?? 1)
        }
        guard let dictionary = root as? [String: Any] else {
            throw TableFailure(.malformedPropertyList, file: file, line: 1)
        }
        return dictionary
    }

    /// The line of a key in an XML property list; 0 in a binary one, which has no lines.
    static func line(of key: String, in data: Data) -> Int {
        guard !data.starts(with: "bplist".utf8) else {
            return 0
        }
        var escaped = key
        for (character, entity) in [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")] {
            escaped = escaped.replacingOccurrences(of: character, with: entity)
        }
        guard let range = data.range(of: Data("<key>\(escaped)</key>".utf8)) else {
            return 1
        }
        return 1 + data[..<range.lowerBound].count { $0 == 0x0A }
    }
}
