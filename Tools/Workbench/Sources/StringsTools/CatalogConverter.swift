// From Xcode's string catalogs to tables.

import Foundation
import SharedLocalization

/// Converts a `.xcstrings` catalog into `.strings` and `.stringsdict` files.
public struct CatalogConverter: Sendable {
    /// The files, by path: `de.lproj/Name.strings`.
    public private(set) var files: [String: String] = [:]
    /// What tables can't say, one line each.
    ///
    /// Such keys are left out.
    public private(set) var problems: [String] = []

    private var texts: [String: [StringsEntry]] = [:]
    private var plurals: [String: [String: PluralEntry]] = [:]

    /// Converts a catalog.
    ///
    /// - Parameter table: the name of the tables to make.
    /// - Throws: `DecodingError` when the data is no catalog.
    public init(_ data: Data, table: String) throws {
        let catalog = try JSONDecoder().decode(StringCatalog.self, from: data)
        for (key, entry) in catalog.strings.sorted(by: { $0.key < $1.key }) {
            var localizations = entry.localizations ?? [:]
            if localizations[catalog.sourceLanguage] == nil {
                // In the source language a key may be its own text.
                localizations[catalog.sourceLanguage] = .init(stringUnit: .init(value: key))
            }
            for (language, localization) in localizations.sorted(by: { $0.key < $1.key }) {
                convert(localization, key: key, comment: entry.comment, language: language)
            }
        }
        for (language, entries) in texts {
            files["\(language).lproj/\(table).strings"] = TableWriter.strings(entries)
        }
        for (language, entries) in plurals {
            files["\(language).lproj/\(table).stringsdict"] = TableWriter.plurals(entries)
        }
    }

    private mutating func convert(
        _ localization: StringCatalog.Localization,
        key: String,
        comment: String?,
        language: String
    ) {
        guard localization.variations?.device == nil else {
            problems.append("\(key) (\(language)): varies by device")
            return
        }
        if let forms = localization.variations?.plural {
            let entry = wholeText(forms)
            keep(entry, key: key, language: language)
        } else if let value = localization.stringUnit?.value, let substitutions = localization.substitutions {
            keep(substituted(value, substitutions), key: key, language: language)
        } else if let value = localization.stringUnit?.value {
            texts[language, default: []].append(
                StringsEntry(key: key, value: value, comment: comment, line: 0)
            )
        } else {
            problems.append("\(key) (\(language)): has no text")
        }
    }

    private mutating func keep(_ entry: PluralEntry?, key: String, language: String) {
        if let entry {
            plurals[language, default: [:]][key] = entry
        } else {
            problems.append("\(key) (\(language)): has a plural without \"other\", or without a number")
        }
    }

    /// A text whose whole varies by its first number.
    ///
    /// Every form gets positions, since a form of a table counts its arguments from its own number on.
    private func wholeText(_ forms: [String: StringCatalog.Form]) -> PluralEntry? {
        guard let other = forms["other"]?.stringUnit?.value,
            let number = TextTemplate(other).placeholders.first(where: { $0.kind != .text })
        else {
            return nil
        }
        let texts = values(forms).mapValues(positioned)
        return PluralEntry(
            format: "%\(number.index + 1)$#@value@",
            variables: ["value": .init(forms: texts, kind: number.kind)]
        )
    }

    private func substituted(
        _ format: String,
        _ substitutions: [String: StringCatalog.Substitution]
    ) -> PluralEntry? {
        var entry = PluralEntry(format: format, variables: [:])
        for (name, substitution) in substitutions {
            let forms = values(substitution.variations.plural ?? [:])
            guard forms[.other] != nil else {
                return nil
            }
            let specifier = substitution.formatSpecifier
            let kind = TextTemplate("%" + specifier).placeholders.first?.kind
            entry.variables[name] = .init(
                forms: forms.mapValues { $0.replacingOccurrences(of: "%arg", with: "%" + specifier) },
                kind: kind == .decimal ? .decimal : .whole
            )
            if let position = substitution.argNum {
                entry.format = entry.format.replacingOccurrences(
                    of: "%#@\(name)@",
                    with: "%\(position)$#@\(name)@"
                )
            }
        }
        return entry
    }

    private func values(_ forms: [String: StringCatalog.Form]) -> [PluralCategory: String] {
        var values: [PluralCategory: String] = [:]
        for category in PluralCategory.allCases {
            values[category] = forms[category.rawValue]?.stringUnit?.value
        }
        return values
    }

    private func positioned(_ text: String) -> String {
        TextTemplate(text).pieces.map { piece in
            switch piece {
            case .literal(let literal): literal.replacingOccurrences(of: "%", with: "%%")
            case .variable(let name, let index): "%\(index + 1)$#@\(name)@"
            case .placeholder(let placeholder):
                placeholder.source.contains("$")
                    ? placeholder.source : "%\(placeholder.index + 1)$" + placeholder.source.dropFirst()
            }
        }.joined()
    }
}
