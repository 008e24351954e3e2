// Reads `.strings` files.

import Foundation

/// One statement of a `.strings` file.
public struct StringsEntry: Equatable, Sendable {
    /// The key, escapes decoded.
    public var key: String
    /// The text, escapes decoded; the key where a statement is a key alone.
    public var value: String
    /// The comment right before the key, without its marks.
    public var comment: String?
    /// The line of the key, counted from 1; 0 in a binary property list.
    public var line: Int

    /// Describes a statement.
    public init(key: String, value: String, comment: String? = nil, line: Int) {
        self.key = key
        self.value = value
        self.comment = comment
        self.line = line
    }
}

/// A reader of `.strings` files in all forms that Apple's tools write.
///
/// The forms are text in UTF-8 or UTF-16, XML and binary property lists.
///
/// It is written by hand because Foundation's reader gets things wrong. It differs from that one only in
/// this:
/// - `;;` is an error, and so is anything else that can't begin a statement: an open quote or comment, a
///   brace too many. Foundation reads up to there, drops every later key and says nothing.
/// - `\u00F1` is read like `\U00F1`; Foundation reads `u00F1`.
/// - UTF-16 without a byte order mark is read; Foundation refuses it.
/// - Half a surrogate pair, `\U` without digits, and the octal escapes of bytes that NeXTSTEP's encoding
///   lacks are errors; Foundation puts in null or replacement characters.
/// - A value that is not a text is an error; Foundation returns it.
/// - A file of only one text is an error; Foundation returns that text.
/// - A property list whose outermost value is no dictionary is an error; Foundation returns it.
/// - A damaged binary property list is an error; Foundation crashes on some (on Linux).
///
/// A repeated key is no error here: both entries are given, and in a `StringTable` the last one counts, as
/// with Foundation. The lint reports it.
public enum StringsReader {
    /// Reads the statements of a file, in order.
    ///
    /// - Parameters:
    ///   - data: the bytes of the file.
    ///   - file: the name that errors give.
    /// - Complexity: O(n).
    public static func entries(of data: Data, file: String) throws(TableError) -> [StringsEntry] {
        try entries(of: data, file: file, keepsComments: true)
    }

    /// The entries of the file, with their comments only on request: a running program doesn't need them.
    static func entries(of data: Data, file: String, keepsComments: Bool) throws(TableError)
        -> [StringsEntry]
    {
        if PropertyListTable.isPropertyList(data) {
            return try PropertyListTable.texts(of: data, file: file)
        }
        return try StringsParser.read(data, file: file, keepsComments: keepsComments) {
            parser throws(TableError) in try parser.statements()
        }
    }
}
