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
            guard case .text(let text) = value else {
                throw TableFailure(.notText, file: file, line: line(of: key, in: data), key: key)
            }
            entries.append(StringsEntry(key: key, value: text, comment: nil, line: line(of: key, in: data)))
        }
        return entries
    }

    /// The dictionary that the property list is.
    static func dictionary(of data: Data, file: String) throws(TableFailure) -> [String: PropertyListValue] {
        var line = 1
        var root: PropertyListValue?
        if data.starts(with: "bplist".utf8) {
            var list = BinaryPropertyList([UInt8](data))
            root = list?.root()
        } else {
            do {
                root = value(try PropertyListSerialization.propertyList(from: data, format: nil))
            } catch {
                // Foundation says the line in words only.
                let words = String(describing: error).split { !$0.isNumber && !$0.isLetter }
                let place = words.firstIndex { $0.lowercased() == "line" }.map { $0 + 1 }
                line = place.flatMap { words.indices.contains($0) ? Int(words[$0]) : nil } ?? 1
            }
        }
        guard case .dictionary(let dictionary)? = root else {
            throw TableFailure(.malformedPropertyList, file: file, line: line)
        }
        return dictionary
    }

    private static func value(_ object: Any) -> PropertyListValue {
        switch object {
        case let text as String: .text(text)
        case let dictionary as [String: Any]: .dictionary(dictionary.mapValues(value))
        default: .other
        }
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
