// The languages of tables and of users.

import Foundation

/// A language as BCP 47 writes it (`zh-Hant-HK`), in canonical case, so that equal tags are equal values.
public struct LanguageTag: Hashable, Sendable, Codable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The tag: language in lower case, script capitalized, region in upper case, joined by hyphens.
    public let identifier: String

    /// Reads a tag; `zh_hant_hk`, `zh-Hant-HK@calendar=x` and `zh-Hant-HK` are the same one.
    public init(_ identifier: String) {
        let parts = identifier.prefix { $0 != "@" && $0 != "." }.split { $0 == "-" || $0 == "_" }
        self.identifier =
            parts.enumerated().map { index, part in
                switch (index, part.count) {
                case (0, _): part.lowercased()
                case (_, 4): part.prefix(1).uppercased() + part.dropFirst().lowercased()
                case (_, 2): part.uppercased()
                default: part.lowercased()
                }
            }.joined(separator: "-")
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }

    public var description: String { identifier }

    /// The language alone: `zh` of `zh-Hant-HK`.
    public var language: String {
        String(identifier.prefix { $0 != "-" })
    }

    /// The tag and what it falls back to, most special first: `zh-Hant-HK`, `zh-Hant`, `zh`.
    ///
    /// The script that goes without saying is added: `zh-HK` also falls back to `zh-Hant`, and `zh` to
    /// `zh-Hans`.
    public var fallbacks: [LanguageTag] {
        let parts = identifier.split(separator: "-").map(String.init)
        var candidates = [parts]
        let script = Locale.Language(identifier: identifier).script?.identifier
        if let script, !parts.contains(script) {
            candidates.append([language, script] + parts.dropFirst())
        }
        // The longer forms of each first, the bare language last unless it was asked for.
        var chain = [self]
        for candidate in candidates.reversed() {
            for count in stride(from: candidate.count, through: 2, by: -1) {
                chain.append(LanguageTag(candidate.prefix(count).joined(separator: "-")))
            }
        }
        chain.append(LanguageTag(language))
        var known: Set<LanguageTag> = []
        return chain.filter { known.insert($0).inserted }
    }

    /// A pseudo-language: the development language accented, about 35 % longer and in brackets.
    public static let accentedPseudo: LanguageTag = "en-XA"

    /// A pseudo-language: the development language written from right to left.
    public static let rightToLeftPseudo: LanguageTag = "ar-XB"

    /// The direction that lines of this language run in, by its script.
    ///
    /// Foundation's `characterDirection` on Linux takes no notice of a script in the tag.
    public var layoutDirection: LayoutDirection {
        let script = Locale.Language(identifier: identifier).script?.identifier ?? ""
        let isRightToLeft = ["Adlm", "Arab", "Aran", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa"]
            .contains(
                script
            )
        return isRightToLeft || self == .rightToLeftPseudo ? .rightToLeft : .leftToRight
    }
}

/// The direction that a screen is laid out in.
public enum LayoutDirection: String, Hashable, Sendable, Codable, CaseIterable {
    case leftToRight, rightToLeft
}
