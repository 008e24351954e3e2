// The conversion of Xcode's string catalogs to tables.

import Foundation
import SharedJSON
import SharedLocalization

/// Converts a `.xcstrings` catalog into `.strings` and `.stringsdict` files.
///
/// Nothing is dropped silently. A text that can't be converted unchanged, or that this house's reader would
/// read back differently, is left out and reported in `problems`.
public struct CatalogConverter: Sendable {
    /// The files, by path: `de.lproj/Name.strings`.
    ///
    /// Folders are named for well-formed languages only, so that no path escapes the target folder.
    public private(set) var files: [String: String] = [:]
    /// The omitted texts, one line each.
    public private(set) var problems: [String] = []

    private var texts: [String: [StringsEntry]] = [:]
    private var plurals: [String: [String: PluralEntry]] = [:]
    private var comments: [String: String] = [:]

    /// Converts a catalog.
    ///
    /// - Parameter table: the name of the resulting tables.
    /// - Throws: `JSONError` with the source and the position when it holds no catalog.
    public init(_ source: JSONSource, table: String) async throws(JSONError) {
        let catalog = try await JSONLoader().load(StringCatalog.self, from: source)
        comments = catalog.strings.compactMapValues(\.comment)
        let languages = goodLanguages(of: catalog)
        for (key, entry) in catalog.strings.sorted(by: { $0.key < $1.key }) {
            var localizations = entry.localizations ?? [:]
            let original = localizations[catalog.sourceLanguage]
            if original?.isBlank ?? true {
                // In the source language a key may be its own text.
                localizations[catalog.sourceLanguage] = .init(stringUnit: .init(value: key))
            }
            for (language, localization) in localizations.sorted(by: { $0.key < $1.key })
            where languages.contains(language) {
                let isOriginal = language == catalog.sourceLanguage
                do throws(Refusal) {
                    guard isOriginal || !localization.isUntranslated else {
                        throw Refusal(reason: "is not translated")
                    }
                    try convert(localization, key: key, language: language)
                } catch {
                    problems.append("\(key) (\(language)): \(error.reason)")
                }
            }
        }
        for (language, entries) in texts {
            files["\(language).lproj/\(table).strings"] = TableWriter.strings(entries)
        }
        for (language, entries) in plurals {
            files["\(language).lproj/\(table).stringsdict"] = TableWriter.plurals(entries, comments: comments)
        }
    }

    /// The languages that can name a folder: well-formed by BCP 47, and each in one spelling only.
    private mutating func goodLanguages(of catalog: StringCatalog) -> Set<String> {
        let named =
            catalog.strings.values.flatMap { ($0.localizations ?? [:]).keys } + [catalog.sourceLanguage]
        var good: [LanguageTag: String] = [:]
        for language in Set(named).sorted() {
            if language.wholeMatch(of: /[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*/) == nil {
                problems.append("\(language.debugDescription) is no language; its texts are left out")
            } else if let other = good[LanguageTag(language)] {
                problems.append("\(language) is another spelling of \(other); its texts are left out")
            } else {
                good[LanguageTag(language)] = language
            }
        }
        return Set(good.values)
    }

    private mutating func convert(
        _ localization: StringCatalog.Localization,
        key: String,
        language: String
    ) throws(Refusal) {
        guard localization.variations?.device == nil else {
            throw Refusal(reason: "varies by device")
        }
        if let forms = localization.variations?.plural {
            guard (localization.substitutions ?? [:]).isEmpty else {
                throw Refusal(reason: "varies as a whole and in parts")
            }
            try keep(CatalogPlural.whole(forms), key: key, language: language)
        } else if let value = localization.stringUnit?.value {
            if let substitutions = localization.substitutions, !substitutions.isEmpty {
                let plural = try CatalogPlural.parts(of: value, substitutions)
                try keep(plural, key: key, language: language)
            } else {
                try keep(value, key: key, language: language)
            }
        } else {
            throw Refusal(reason: "has no text")
        }
    }

    private mutating func keep(_ text: String, key: String, language: String) throws(Refusal) {
        for case .variable(let name, _) in TextTemplate(text).pieces {
            throw Refusal(reason: "names \(name), which has no forms")
        }
        let entry = StringsEntry(key: key, value: text, comment: comments[key], line: 0)
        let read = try? StringsReader.entries(of: Data(TableWriter.strings([entry]).utf8), file: key)
        guard read?.count == 1, read?.first?.key == key, read?.first?.value == text else {
            throw Refusal(reason: "has characters that a table can't hold")
        }
        texts[language, default: []].append(entry)
    }

    private mutating func keep(_ plural: PluralEntry, key: String, language: String) throws(Refusal) {
        let signature = PlaceholderSignature(.plural(plural))
        if let index = signature.conflicts.min() {
            throw Refusal(
                reason: "asks for argument \(index + 1) as two kinds; say which is meant: %\(index + 1)$…"
            )
        }
        let written = TableWriter.plurals([key: plural], comments: comments)
        do throws(TableError) {
            // Foundation accepts control characters in XML, but XML doesn't allow them.
            guard written.unicodeScalars.allSatisfy({ $0.value >= 0x20 || $0 == "\n" || $0 == "\t" }),
                try PluralReader.entries(of: Data(written.utf8), file: key) == [key: .plural(plural)]
            else {
                throw TableError(.malformedPropertyList, file: key, line: 1)
            }
        } catch {
            throw Refusal(
                reason: error.reason == .malformedPropertyList
                    ? "has characters that a table can't hold" : "has plurals that a table can't say"
            )
        }
        plurals[language, default: [:]][key] = plural
    }
}

/// The reason why a text is left out.
struct Refusal: Error {
    var reason: String
}

extension StringCatalog.Localization {
    /// Whether Xcode has created the entry, without a text, and no text was added.
    fileprivate var isBlank: Bool {
        isUntranslated && variations == nil && (stringUnit?.value ?? "").isEmpty
    }

    /// Whether Xcode has created a part of the entry and no translation was added.
    fileprivate var isUntranslated: Bool {
        let parts =
            [variations?.plural ?? [:]] + (substitutions ?? [:]).values.map { $0.variations?.plural ?? [:] }
        let units = [stringUnit] + parts.flatMap(\.values).map(\.stringUnit)
        return units.contains { $0?.state == "new" }
    }
}
