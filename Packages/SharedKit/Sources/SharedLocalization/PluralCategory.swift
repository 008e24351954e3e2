// The plural forms of languages.

import Foundation

/// The classes of numbers that languages tell apart (Unicode CLDR, plural rules).
public enum PluralCategory: String, Hashable, Sendable, Codable, CaseIterable {
    case zero, one, two, few, many, other
}

/// The operands of CLDR's rules, taken from a number as it is written (Unicode TS 35, part 3, 5.1.1).
///
/// Signs don't matter.
public struct PluralOperands: Hashable, Sendable {
    /// The whole part.
    ///
    /// Beyond 18 digits only its last 17 are kept, with a one before them.
    var i: UInt64
    /// The number of digits that are written after the point.
    var v = 0
    /// The digits after the point as a number.
    var f: UInt64 = 0
    /// The same without trailing zeros.
    var t: UInt64 {
        var rest = f
        while rest != 0, rest.isMultiple(of: 10) {
            rest /= 10
        }
        return rest
    }

    /// The number if it is whole, written with zeros after the point or not.
    var n: UInt64? { f == 0 ? i : nil }

    /// A whole number.
    public init(_ whole: Int) {
        i = UInt64(whole.magnitude)
    }

    /// A number written with so many digits after the point (0 to 15), rounded as it is when shown.
    public init(_ value: Double, fractionDigits: Int) {
        let digits = min(max(fractionDigits, 0), 15)
        let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US_POSIX"))
        let text = (value.isFinite ? abs(value) : 0)
            .formatted(style.precision(.fractionLength(digits)).grouping(.never))
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let whole = parts.first ?? "0"
        i = UInt64(whole.count > 18 ? "1" + whole.suffix(17) : whole) ?? 0
        v = digits
        f = parts.count > 1 ? UInt64(parts[1]) ?? 0 : 0
    }
}

extension PluralCategory {
    /// The languages whose rules are known, without regions; `iw` and `no` are other tags of `he` and `nb`.
    public static let languages: Set<String> = [
        "ar", "cs", "da", "de", "en", "es", "fi", "fr", "he", "hi", "it", "iw", "ja", "ko", "lt", "lv", "nb",
        "nl",
        "no", "pl", "pt", "ro", "ru", "sk", "sl", "sv", "tr", "uk", "vi", "zh",
    ]

    /// The category of a number in a language; `other` for those that are not among `languages`.
    ///
    /// The rules are CLDR's, as of the version in babel 2.19 (in which Vietnamese has got its `one`);
    /// European Portuguese has rules of its own.
    public static func of(_ number: PluralOperands, in language: LanguageTag) -> PluralCategory {
        let (i, v, n) = (number.i, number.v, number.n)
        let isSingular = i == 1 && v == 0
        switch language.language {
        case "en", "de", "nl", "sv", "fi":
            return isSingular ? .one : .other
        case "nb", "no", "tr":
            return n == 1 ? .one : .other
        case "da":
            return n == 1 || number.t != 0 && i <= 1 ? .one : .other
        case "hi", "vi":
            return i == 0 || n == 1 ? .one : .other
        case "fr":
            return i <= 1 ? .one : millions(number)
        case "pt" where !language.identifier.hasPrefix("pt-PT"):
            return i <= 1 ? .one : millions(number)
        case "it", "pt":
            return isSingular ? .one : millions(number)
        case "es":
            return n == 1 ? .one : millions(number)
        case "he", "iw":
            return isSingular || i == 0 && v != 0 ? .one : i == 2 && v == 0 ? .two : .other
        case "ar":
            return arabic(n)
        case "cs", "sk":
            return v != 0 ? .many : i == 1 ? .one : (2...4).contains(i) ? .few : .other
        case "pl":
            return v != 0 ? .other : i == 1 ? .one : isFew(i) ? .few : .many
        case "ru", "uk":
            return v != 0 ? .other : i % 10 == 1 && i % 100 != 11 ? .one : isFew(i) ? .few : .many
        case "sl":
            return v != 0
                ? .few : i % 100 == 1 ? .one : i % 100 == 2 ? .two : (3...4).contains(i % 100) ? .few : .other
        case "lt":
            guard let n else { return .many }
            let isTeen = (11...19).contains(n % 100)
            return isTeen || n % 10 == 0 ? .other : n % 10 == 1 ? .one : .few
        case "lv":
            return latvian(number)
        case "ro":
            return isSingular
                ? .one : v != 0 || n == 0 || n != 1 && (1...19).contains(i % 100) ? .few : .other
        default:
            return .other
        }
    }

    /// The categories that whole numbers of a language need, and with `decimals` also those of decimals.
    ///
    /// Those met only by millions (`many` in fr, es, it, pt) are left out: a table may have them.
    public static func needed(in language: LanguageTag, decimals: Bool = false) -> Set<PluralCategory> {
        var found = Set((0...200).map { of(PluralOperands($0), in: language) })
        if decimals {
            found.formUnion(
                (0...200).map { of(PluralOperands(Double($0) / 10, fractionDigits: 1), in: language) }
            )
        }
        return found
    }

    /// All categories that a table of a language may have.
    ///
    /// `zero` always: it is taken for the number 0.
    public static func possible(in language: LanguageTag) -> Set<PluralCategory> {
        needed(in: language, decimals: true).union([
            .zero, .other, of(PluralOperands(1_000_000), in: language),
        ])
    }

    private static func millions(_ number: PluralOperands) -> PluralCategory {
        number.i != 0 && number.i % 1_000_000 == 0 && number.v == 0 ? .many : .other
    }

    private static func isFew(_ i: UInt64) -> Bool {
        (2...4).contains(i % 10) && !(12...14).contains(i % 100)
    }

    private static func arabic(_ n: UInt64?) -> PluralCategory {
        guard let n else { return .other }
        switch (n, n % 100) {
        case (0, _): return .zero
        case (1, _): return .one
        case (2, _): return .two
        case (_, 3...10): return .few
        case (_, 11...99): return .many
        default: return .other
        }
    }

    private static func latvian(_ number: PluralOperands) -> PluralCategory {
        let (v, f, n) = (number.v, number.f, number.n)
        if let n, n % 10 == 0 || (11...19).contains(n % 100) { return .zero }
        if v == 2, (11...19).contains(f % 100) { return .zero }
        if let n, n % 10 == 1, n % 100 != 11 { return .one }
        if f % 10 == 1, v != 2 || f % 100 != 11 { return .one }
        return .other
    }
}
