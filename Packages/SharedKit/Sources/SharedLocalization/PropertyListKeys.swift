// The keys of a property list with their comments and lines, which Foundation reads without.

import Foundation

/// A key of the outermost dictionary of a property list.
public struct PropertyListKey: Equatable, Sendable {
    /// The key, entities and escapes decoded.
    public var name: String
    /// The comment right before the key, without its marks.
    public var comment: String?
    /// Counted from 1.
    public var line: Int

    /// Describes a key.
    public init(name: String, comment: String? = nil, line: Int) {
        self.name = name
        self.comment = comment
        self.line = line
    }
}

/// Finds the keys of the outermost dictionary of a property list in XML or text.
public enum PropertyListKeys {
    /// The keys in the order of the file, repeated ones as often as they stand there.
    ///
    /// Empty for a binary list, which has no lines, and for what is no property list.
    ///
    /// - Complexity: O(n).
    public static func topLevel(of data: Data) -> [PropertyListKey] {
        guard !data.starts(with: "bplist".utf8) else {
            return []
        }
        guard PropertyListTable.isPropertyList(data) else {
            let found = try? StringsParser.read(data, file: "", keepsComments: true) {
                parser throws(TableError) in try parser.properties()
            }
            return found?.keys ?? []
        }
        // In another encoding than a table should be in, the marks are ASCII all the same.
        var scanner = XMLKeyScanner(
            text: TextDecoding.text(of: data) ?? String(decoding: data, as: UTF8.self)
        )
        return scanner.keys()
    }
}

/// One pass over the marks of an XML property list.
private struct XMLKeyScanner {
    private var rest: Substring.UTF8View
    private var line = 1
    private var comment: String?

    init(text: String) {
        rest = Substring(text).utf8
    }

    mutating func keys() -> [PropertyListKey] {
        var found: [PropertyListKey] = []
        var depth = 0
        while let byte = rest.first {
            if take("<!--") {
                let told = String(skip(to: "-->")).trimmingCharacters(in: .whitespacesAndNewlines)
                comment = told.isEmpty ? nil : told
            } else if take("<![CDATA[") {
                _ = skip(to: "]]>")
            } else if depth == 1, take("<key>") {
                let (told, start) = (comment, line)
                let name = Self.unescaped(skip(to: "</key>"))
                found.append(PropertyListKey(name: name, comment: told, line: start))
                comment = nil
            } else {
                // A comment is a key's only where nothing but blanks stand between them.
                comment = byte <= 0x20 ? comment : nil
                if take("<dict>") {
                    depth += 1
                } else if take("</dict>") {
                    depth -= 1
                } else {
                    advance()
                }
            }
        }
        return found
    }

    /// Goes on by one byte; CR LF is one end of line.
    private mutating func advance() {
        let byte = rest.removeFirst()
        if byte == 0x0A || byte == 0x0D && rest.first != 0x0A {
            line += 1
        }
    }

    private mutating func take(_ mark: String) -> Bool {
        guard rest.starts(with: mark.utf8) else {
            return false
        }
        rest = rest.dropFirst(mark.utf8.count)
        return true
    }

    /// Goes to behind a mark, or to the end; gives what stands before it.
    private mutating func skip(to mark: String) -> Substring {
        let start = rest
        while !rest.isEmpty {
            let end = rest.startIndex
            if take(mark) {
                return Substring(start[..<end])
            }
            advance()
        }
        return Substring(start)
    }

    private static func unescaped(_ text: Substring) -> String {
        guard text.contains("&") else {
            return String(text)
        }
        let plain = text.replacing(/&#(?:x([0-9A-Fa-f]{1,6})|([0-9]{1,7}));/) { match in
            let number =
                match.output.1.flatMap { UInt32($0, radix: 16) } ?? match.output.2.flatMap { UInt32($0) }
            return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? String(match.output.0)
        }
        return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
            .reduce(String(plain)) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
}
