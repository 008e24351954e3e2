// One table of texts in one language.

import Foundation

/// An entry that a table has for a key.
public enum TableEntry: Equatable, Sendable {
    /// A text, with placeholders or without.
    case text(String)
    /// A text that depends on one or more numbers.
    case plural(PluralEntry)
}

/// A text with plural variables, as a `.stringsdict` file has it.
public struct PluralEntry: Equatable, Sendable {
    /// One number's forms.
    public struct Variable: Equatable, Sendable {
        /// The texts by category; `other` is always among them.
        public var forms: [PluralCategory: String]
        /// The kind of the number: whole or decimal.
        public var kind: TextTemplate.Kind

        /// Makes the forms of one number.
        public init(forms: [PluralCategory: String], kind: TextTemplate.Kind = .whole) {
            self.forms = forms
            self.kind = kind
        }
    }

    /// The text around the variables: `%#@albums@ by %@`.
    public var format: String
    /// The forms of each number, by the name that the format has for it.
    public var variables: [String: Variable]

    /// Makes an entry.
    public init(format: String, variables: [String: Variable]) {
        self.format = format
        self.variables = variables
    }
}

/// The texts of one package or module in one language.
public struct StringTable: Equatable, Sendable {
    /// The name of the file without its extension: the package or module that owns the texts.
    public let name: String
    /// The language of its texts, which also decides the plurals.
    public let language: LanguageTag
    /// The entry for each key.
    public private(set) var entries: [String: TableEntry]

    /// Makes a table of known entries.
    public init(name: String, language: LanguageTag, entries: [String: TableEntry] = [:]) {
        self.name = name
        self.language = language
        self.entries = entries
    }

    /// Adds the statements of a `.strings` file.
    ///
    /// Of a repeated key the last value counts.
    ///
    /// - Throws: `TableError`; the table is then as it was.
    public mutating func addStrings(_ data: Data, file: String) throws(TableError) {
        let read = try StringsReader.entries(of: data, file: file, keepsComments: false)
        entries.reserveCapacity(entries.count + read.count)
        for entry in read {
            entries[entry.key] = .text(entry.value)
        }
    }

    /// Adds the plurals of a `.stringsdict` file; they win over plain texts with the same key.
    ///
    /// - Throws: `TableError`; the table is then as it was.
    public mutating func addPlurals(_ data: Data, file: String) throws(TableError) {
        for (key, entry) in try PluralReader.entries(of: data, file: file) {
            entries[key] = entry
        }
    }

    /// Adds the other table's entries, which win over ones with the same key.
    mutating func merge(_ other: StringTable) {
        entries.merge(other.entries) { _, new in new }
    }
}
