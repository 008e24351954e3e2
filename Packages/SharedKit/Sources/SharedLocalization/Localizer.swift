// From text values to the text that the user reads, in an explicit language.

import Foundation

/// A text as it is shown, and what went wrong on the way.
public struct ResolvedText: Equatable, Sendable {
    /// The text that the user reads; if a text is missing, the key stands in, so it is never empty for that.
    public var string: String
    /// The problems, in the order of the text; empty if there were none.
    public var problems: [LocalizationProblem]

    /// Describes what came out.
    public init(string: String, problems: [LocalizationProblem] = []) {
        self.string = string
        self.problems = problems
    }
}

/// Resolves text values in one language.
///
/// A value: to change the language, make another and draw again.
///
/// Nothing here fails: a key without text is shown as the key, a wrong argument is inserted as well as can
/// be, and the report says so.
public struct Localizer: Sendable {
    /// The language that was asked for.
    public let language: LanguageTag
    /// The formats of numbers, dates and lists.
    public let formats: ValueFormats
    /// The direction that screens run in.
    public let layoutDirection: LayoutDirection
    /// The record of everything missing so far.
    public let report: LocalizationReport
    private let developmentLanguage: LanguageTag
    /// For each table its languages, best first.
    private let chains: [String: [StringTable]]
    private let pseudo: PseudoLocale?

    /// Makes a localizer.
    ///
    /// - Parameters:
    ///   - tables: the app's tables merged with the kit's.
    ///   - language: the one that texts are wanted in; `LanguageTag.accentedPseudo` and `.rightToLeftPseudo`
    ///     are made of the development language's texts.
    ///   - locale: the locale that values are written by, if not as the language has it.
    ///   - report: collects what is missing.
    public init(
        tables: StringTables,
        language: LanguageTag,
        locale: Locale? = nil,
        timeZone: TimeZone = .gmt,
        report: LocalizationReport = LocalizationReport()
    ) {
        self.language = language
        self.report = report
        developmentLanguage = tables.developmentLanguage
        layoutDirection = language.layoutDirection
        pseudo = PseudoLocale(language)
        let textLanguage = pseudo == nil ? language : tables.developmentLanguage
        formats = ValueFormats(
            locale: locale ?? Locale(identifier: textLanguage.identifier),
            timeZone: timeZone
        )
        var chain = textLanguage.fallbacks
        chain += developmentLanguage.fallbacks.filter { !chain.contains($0) }
        chains = Dictionary(
            uniqueKeysWithValues: tables.names.map { name in
                (name, chain.compactMap { tables.table(name, in: $0) })
            }
        )
    }

    /// The text as the user reads it.
    ///
    /// Problems go to the report.
    ///
    /// - Complexity: O(length of the text) and a dictionary look-up per language of the chain.
    public func string(_ text: LocalizedText) -> String {
        let resolved = resolve(text)
        if !resolved.problems.isEmpty {
            report.note(resolved.problems)
        }
        return resolved.string
    }

    /// The text as the user reads it, with its problems; nothing goes to the report.
    public func resolve(_ text: LocalizedText) -> ResolvedText {
        var resolution = TextResolution(localizer: self)
        let string = resolution.string(of: text, depth: 0)
        return ResolvedText(string: string, problems: resolution.problems)
    }

    /// An enumeration of texts: "A, B, and C".
    public func list(_ texts: [LocalizedText]) -> String {
        // Foundation may isolate a member too, whatever paragraphs it has.
        BidirectionalText.balanced(formats.list(texts.map { isolated(string($0)) }))
    }

    /// The best entry for a key, and the language that it is in.
    func entry(_ key: String, table: String) -> (entry: TableEntry, language: LanguageTag)? {
        for table in chains[table] ?? [] {
            if let entry = table.entries[key] {
                return (entry, table.language)
            }
        }
        return nil
    }

    /// Whether a text in that language is what was asked for, and not a stopgap.
    func isWanted(_ found: LanguageTag) -> Bool {
        pseudo != nil || found.language == language.language || found != developmentLanguage
    }

    /// The text of a table, dressed up in a pseudo-language.
    func dressed(_ literal: String) -> String {
        pseudo?.dressed(literal) ?? literal
    }

    /// The whole of a table's text, in the brackets of a pseudo-language.
    func framed(_ text: String) -> String {
        pseudo?.framed(text) ?? text
    }

    /// Inserted text, isolated from the text around it where their directions may differ.
    ///
    /// This holds for any directions that it gives itself.
    func isolated(_ text: String) -> String {
        BidirectionalText.isolated(text, always: layoutDirection == .rightToLeft)
    }
}
