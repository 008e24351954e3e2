// The conversion of string catalogs' plurals to tables.

import Foundation
import SharedLocalization

/// Converts the variations of a catalog to plural entries.
///
/// Every placeholder gets its position, because a form of a table counts its arguments from its own number
/// on.
enum CatalogPlural {
    /// A text that varies as a whole by its first number.
    static func whole(_ forms: [String: StringCatalog.Form]) throws(Refusal) -> PluralEntry {
        let texts = try texts(of: forms)
        guard let other = texts[.other],
            let number = TextTemplate(other).placeholders.first(where: { $0.kind != .text })
        else {
            throw Refusal(reason: "has a plural without a number")
        }
        return PluralEntry(
            format: "%\(number.index + 1)$#@value@",
            variables: ["value": .init(forms: texts.mapValues { positioned($0) }, kind: number.kind)]
        )
    }

    /// A text with parts that vary.
    static func parts(
        of format: String,
        _ substitutions: [String: StringCatalog.Substitution]
    ) throws(Refusal) -> PluralEntry {
        let forms = substitutions.values.flatMap { ($0.variations?.plural ?? [:]).values }
        let named = ([format] + forms.compactMap(\.stringUnit?.value)).flatMap { text -> [(String, Int)] in
            TextTemplate(text).pieces.compactMap { piece -> (String, Int)? in
                if case .variable(let name, let index) = piece { (name, index + 1) } else { nil }
            }
        }
        // If several positions are given, the first counts, which is the format's.
        let positions = substitutions.compactMapValues(\.argNum).merging(named) { first, _ in first }
        var entry = PluralEntry(format: positioned(format, positions), variables: [:])
        for (name, substitution) in substitutions.sorted(by: { $0.key < $1.key }) {
            guard let position = positions[name], named.contains(where: { $0.0 == name }) else {
                throw Refusal(reason: "has forms of \(name), which it doesn't name")
            }
            guard (1...99).contains(position) else {
                throw Refusal(reason: "has no argument \(position) for \(name)")
            }
            guard substitution.variations?.device == nil else {
                throw Refusal(reason: "varies by device in \(name)")
            }
            let specifier = substitution.formatSpecifier ?? ""
            guard case .placeholder(let number)? = TextTemplate("%" + specifier).pieces.first,
                number.source == "%" + specifier, !specifier.contains("$"), number.kind != .text
            else {
                throw Refusal(
                    reason: "has a number \(name) of an unknown kind, \(specifier.debugDescription)"
                )
            }
            entry.variables[name] = .init(
                forms: try texts(of: substitution.variations?.plural ?? [:]).mapValues { form in
                    let filled = form.replacing(/%%|%arg/) {
                        $0.output == "%%" ? "%%" : "%\(position)$\(specifier)"
                    }
                    return positioned(filled, positions, firstIndex: position - 1)
                },
                kind: number.kind
            )
        }
        return entry
    }

    private static func texts(of forms: [String: StringCatalog.Form]) throws(Refusal) -> [PluralCategory:
        String]
    {
        var texts: [PluralCategory: String] = [:]
        for (name, form) in forms.sorted(by: { $0.key < $1.key }) {
            guard let category = PluralCategory(rawValue: name) else {
                throw Refusal(reason: "has the form \(name), which no language has")
            }
            guard let text = form.stringUnit?.value else {
                throw Refusal(reason: "has a form \(name) that is no plain text")
            }
            texts[category] = text
        }
        guard texts[.other] != nil else {
            throw Refusal(reason: "has a plural without the form other")
        }
        return texts
    }

    /// The text with a position at every placeholder; those of variables are given.
    private static func positioned(_ text: String, _ positions: [String: Int] = [:], firstIndex: Int = 0)
        -> String
    {
        TextTemplate(text, firstIndex: firstIndex).pieces.map { piece in
            switch piece {
            case .literal(let literal): literal.replacingOccurrences(of: "%", with: "%%")
            case .variable(let name, let index): "%\(positions[name] ?? index + 1)$#@\(name)@"
            case .placeholder(let placeholder):
                placeholder.source.contains("$")
                    ? placeholder.source : "%\(placeholder.index + 1)$" + placeholder.source.dropFirst()
            }
        }.joined()
    }
}
