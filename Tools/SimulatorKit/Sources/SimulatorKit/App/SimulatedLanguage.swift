// The languages that an app can be shown in.

import Foundation
import SharedLocalization

/// A language that an app can be shown in.
public struct SimulatedLanguage: Equatable, Sendable {
    /// A BCP 47 identifier.
    public var id: String
    /// The name in the language itself.
    public var name: String
    public var isRightToLeft: Bool

    public init(id: String, name: String, isRightToLeft: Bool = false) {
        self.id = id
        self.name = name
        self.isRightToLeft = isRightToLeft
    }

    /// Makes a language by its tag, with its speakers' name for it, as at the beginning of a sentence.
    init(_ tag: LanguageTag) {
        let locale = Locale(identifier: tag.identifier)
        let name = locale.localizedString(forIdentifier: tag.identifier) ?? tag.identifier
        self.init(
            id: tag.identifier,
            name: name.prefix(1).uppercased(with: locale) + name.dropFirst(),
            isRightToLeft: tag.layoutDirection == .rightToLeft
        )
    }

    /// Returns the languages in which an app with these tables can be shown.
    ///
    /// They are the languages that lack nothing, the development language first, and both pseudo-languages.
    /// The kit's own tables are in more languages than an app's.
    static func all(of tables: StringTables) -> [SimulatedLanguage] {
        let others = tables.completeLanguages.filter { $0 != tables.developmentLanguage }
        return ([tables.developmentLanguage] + others).map(Self.init) + [
            SimulatedLanguage(id: LanguageTag.accentedPseudo.identifier, name: "[Åççéñţéð]"),
            SimulatedLanguage(
                id: LanguageTag.rightToLeftPseudo.identifier,
                name: "Right to left",
                isRightToLeft: true
            ),
        ]
    }
}
