// Text as a value: what is to be said, not yet in which language.

import Foundation

/// A text that a screen shows: a key of a string table with its arguments, or a text to be shown as it is.
///
/// The host resolves it with the current `Localizer`, so that changing the language reloads nothing and tests
/// compare keys. Equality, hashing and coding agree with each other.
public indirect enum LocalizedText: Hashable, Sendable, Codable {
    /// The entry `key` of the string table `table` (the name of the package or module that owns the texts).
    case key(table: String, key: String, arguments: [LocalizedArgument])
    /// Text that is the same in every language: a name, text that the user typed, a URL.
    case verbatim(String)

    /// A text without arguments.
    public static func key(_ key: String, table: String) -> LocalizedText {
        .key(table: table, key: key, arguments: [])
    }

    /// No text at all.
    public static let empty = LocalizedText.verbatim("")
}

/// A value that replaces a placeholder in a table's text.
public enum LocalizedArgument: Sendable {
    /// For `%@`.
    case text(String)
    /// For `%d` and `%lld`, and the count of a plural.
    case whole(Int)
    /// A number for `%f` and its kin, formatted by locale.
    ///
    /// It has exactly this many digits after the point, unless the table's text asks for another number of
    /// them (`%.1f`). A number that is not finite is coded and compared as zero.
    case decimal(Double, fractionDigits: Int)
    /// For `%@`: a moment, in one of the closed set of formats.
    /// One that is not a finite number of seconds away is coded, compared and written as the reference date.
    case date(Date, LocalizedDateFormat)
    /// For `%@`: a time of day at the location in question, the same in every time zone (9:00 AM).
    case timeOfDay(hour: Int, minute: Int)
    /// For `%@`: another text, resolved with the same localizer.
    case nested(LocalizedText)
    /// For `%@`: several texts, enumerated as the locale does it ("A, B, and C").
    case list([LocalizedText])
    /// For `%@`: a large whole number in short, as the locale does it (1.2K).
    ///
    /// Not the count of a plural: that is the number as it is shown, and given apart as `whole`.
    case compact(Int)
}

/// Equality, hashing and coding, which see a number or date that is not finite as zero.
///
/// Such a value equals itself and can be written as JSON.
extension LocalizedArgument: Hashable, Codable {
    private enum Plain: Hashable, Codable {
        case text(String)
        case whole(Int)
        case decimal(Double, fractionDigits: Int)
        case date(Date, LocalizedDateFormat)
        case timeOfDay(hour: Int, minute: Int)
        case nested(LocalizedText)
        case list([LocalizedText])
        case compact(Int)
    }

    private var plain: Plain {
        switch self {
        case .text(let text): .text(text)
        case .whole(let number): .whole(number)
        case .decimal(let number, let digits): .decimal(number.isFinite ? number : 0, fractionDigits: digits)
        case .date(let date, let format): .date(date.madeFinite, format)
        case .timeOfDay(let hour, let minute): .timeOfDay(hour: hour, minute: minute)
        case .nested(let text): .nested(text)
        case .list(let texts): .list(texts)
        case .compact(let number): .compact(number)
        }
    }

    public static func == (left: LocalizedArgument, right: LocalizedArgument) -> Bool {
        left.plain == right.plain
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(plain)
    }

    public func encode(to encoder: any Encoder) throws {
        try plain.encode(to: encoder)
    }

    public init(from decoder: any Decoder) throws {
        switch try Plain(from: decoder) {
        case .text(let text): self = .text(text)
        case .whole(let number): self = .whole(number)
        case .decimal(let number, let digits): self = .decimal(number, fractionDigits: digits)
        case .date(let date, let format): self = .date(date, format)
        case .timeOfDay(let hour, let minute): self = .timeOfDay(hour: hour, minute: minute)
        case .nested(let text): self = .nested(text)
        case .list(let texts): self = .list(texts)
        case .compact(let number): self = .compact(number)
        }
    }
}

extension Date {
    /// The same moment; the reference date where it is no moment at all.
    var madeFinite: Date {
        timeIntervalSinceReferenceDate.isFinite ? self : Date(timeIntervalSinceReferenceDate: 0)
    }
}

/// The format of a moment.
///
/// The locale decides the order and the separators.
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

/// A value that typed keys take for `%@`.
///
/// It is a text as it is, another text value, or an argument made by hand (a date, a list).
public protocol TextArgument: Sendable {
    /// The value as an argument.
    var argument: LocalizedArgument { get }
}

extension String: TextArgument {
    public var argument: LocalizedArgument { .text(self) }
}

extension LocalizedText: TextArgument {
    public var argument: LocalizedArgument { .nested(self) }
}

extension LocalizedArgument: TextArgument {
    public var argument: LocalizedArgument { self }
}
