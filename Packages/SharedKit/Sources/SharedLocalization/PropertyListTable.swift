// Tables that are property lists: what Xcode turns `.strings` into, and every `.stringsdict`.

import Foundation

/// Reads property lists whose structure is a table's.
enum PropertyListTable {
    /// Whether the bytes are a binary or an XML property list, and not one in text, as `.strings` are.
    ///
    /// XML is known by its first character, an angle bracket in any encoding: no text in the format of
    /// `.strings` begins with one.
    static func isPropertyList(_ data: Data) -> Bool {
        if data.starts(with: "bplist".utf8) {
            return true
        }
        // Blanks, byte order marks, and the zero halves of UTF-16.
        let isBlank = { (byte: UInt8) in byte <= 0x20 || [0xEF, 0xBB, 0xBF, 0xFE, 0xFF].contains(byte) }
        return data.first { !isBlank($0) } == UInt8(ascii: "<")
    }

    /// The texts of a `.strings` file that is a property list.
    ///
    /// They are in the order of the file; those of a binary one are by key. A repeated key has the value that
    /// counts each time.
    static func texts(of data: Data, file: String) throws(TableError) -> [StringsEntry] {
        let root = try dictionary(of: data, file: file)
        var keys = PropertyListKeys.topLevel(of: data).filter { root[$0.name] != nil }
        let known = Set(keys.map(\.name))
        keys += root.keys.filter { !known.contains($0) }.sorted().map { PropertyListKey(name: $0, line: 0) }
        var entries: [StringsEntry] = []
        for key in keys {
            guard case .text(let text)? = root[key.name] else {
                throw TableError(.notText, file: file, line: key.line, key: key.name)
            }
            entries.append(StringsEntry(key: key.name, value: text, comment: key.comment, line: key.line))
        }
        return entries
    }

    /// The dictionary that a property list is, in any of its three forms.
    ///
    /// One in text is read by hand: Foundation drops what follows `;;` and says nothing.
    static func dictionary(of data: Data, file: String) throws(TableError) -> [String: PropertyListValue] {
        guard isPropertyList(data) else {
            return try StringsParser.read(data, file: file, keepsComments: false) {
                parser throws(TableError) in try parser.properties().values
            }
        }
        var line = 1
        var root: PropertyListValue?
        if data.starts(with: "bplist".utf8) {
            var list = BinaryPropertyList([UInt8](data))
            root = list?.root()
        } else {
            do {
                root = value(try PropertyListSerialization.propertyList(from: marked(data), format: nil))
            } catch {
                // Foundation says the line in words only.
                let words = String(describing: error).split { !$0.isNumber && !$0.isLetter }
                let place = words.firstIndex { $0.lowercased() == "line" }.map { $0 + 1 }
                line = place.flatMap { words.indices.contains($0) ? Int(words[$0]) : nil } ?? 1
            }
        }
        guard case .dictionary(let dictionary)? = root else {
            throw TableError(.malformedPropertyList, file: file, line: line)
        }
        return dictionary
    }

    /// The bytes with a byte order mark where they are UTF-16 without, which Foundation refuses.
    private static func marked(_ data: Data) -> Data {
        switch (data.first, data.dropFirst().first) {
        case (0, _?): Data([0xFE, 0xFF]) + data
        case (_?, 0): Data([0xFF, 0xFE]) + data
        default: data
        }
    }

    private static func value(_ object: Any) -> PropertyListValue {
        switch object {
        case let text as String: .text(text)
        case let dictionary as [String: Any]: .dictionary(dictionary.mapValues(value))
        default: .other
        }
    }
}
