// Invented languages, to find texts that are cut off or not in a table.

/// A way to dress up the development language's texts while the program runs.
///
/// Placeholders are not touched.
enum PseudoLocale: Sendable {
    /// Accented, about 35 % longer, in brackets: `[Ĥéļļö one]`.
    case accented
    /// Every word is shown from right to left.
    case rightToLeft

    /// The pseudo-locale that a tag stands for.
    init?(_ language: LanguageTag) {
        switch language {
        case .accentedPseudo: self = .accented
        case .rightToLeftPseudo: self = .rightToLeft
        default: return nil
        }
    }

    /// A part of a text between two placeholders.
    func dressed(_ literal: String) -> String {
        switch self {
        case .accented:
            String(literal.map { Self.accents[$0] ?? $0 })
        case .rightToLeft:
            // Right-to-left override per word, so that lines still break between words.
            literal.split(separator: " ", omittingEmptySubsequences: false)
                .map { $0.isEmpty ? "" : "\u{202E}\($0)\u{202C}" }
                .joined(separator: " ")
        }
    }

    /// A whole text.
    func framed(_ text: String) -> String {
        guard self == .accented, !text.isEmpty else {
            return text
        }
        let words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
        var padding = ""
        var index = 0
        let wanted = (text.count * 35 + 99) / 100
        while padding.count + 2 < wanted {
            padding += " " + words[index % words.count]
            index += 1
        }
        return "[\(text)\(padding)]"
    }

    private static let accents: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip(
            "abcdeghijklmnoprstuwyzABCDEGHIJKLMNOPRSTUWYZ",
            "åƀçðéĝĥîĵķļɱñöþŕšţûŵýžÅƁÇÐÉĜĤÎĴĶĻṀÑÖÞŔŠŢÛŴÝŽ"
        )
    )
}
