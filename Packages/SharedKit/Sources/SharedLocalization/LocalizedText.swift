// Text as a value: what is to be said, not yet in which language.

import Foundation

/// A text that a screen shows: a key of a string table with its arguments, or a text to be shown as it is.
///
/// The host resolves it with the current `Localizer`, so that changing the language reloads nothing and tests
/// compare keys. Equality, hashing and coding agree with each other.
public indirect enum LocalizedText: Hashable, Sendable, Codable {
    /// The entry `key` of the string table `table` (the name of the package or module that owns the texts).
    case key(table: String, key: String, arguments: [LocalizedArgument])
    /// Text that is the same in every language: a name, what a person typed, an address.
    case verbatim(String)

    /// A text without arguments.
    public static func key(_ key: String, table: String) -> LocalizedText {
        .key(table: table, key: key, arguments: [])
    }

    /// No text at all.
    public static let empty = LocalizedText.verbatim("")
}

/// A value that takes the place of a placeholder in a table's text.
public enum LocalizedArgument: Hashable, Sendable, Codable {
    /// For `%@`.
    case text(String)
    /// For `%d` and `%lld`, and the count of a plural.
    case whole(Int)
    /// For `%f` and its kin; formatted by locale with exactly this many digits after the point.
    /// A number that is not finite is coded and compared as zero.
    case decimal(Double, fractionDigits: Int)
    /// For `%@`: a moment, in one of the closed set of formats.
    case date(Date, LocalizedDateFormat)
    /// For `%@`: another text, resolved with the same localizer.
    case nested(LocalizedText)
}

/// How a moment is written. The locale decides the order and the separators.
public enum LocalizedDateFormat: String, Hashable, Sendable, Codable, CaseIterable {
    /// 3 March 2026
    case day
    /// 14:05
    case time
    /// 3 March 2026, 14:05
    case dayAndTime
    /// Tuesday
    case weekday
}
