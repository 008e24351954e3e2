// The check that a language has all texts.

extension StringTables {
    /// A text that a language lacks, or lacks forms of.
    public struct Gap: Equatable, Sendable {
        /// The table with the gap.
        public var table: String
        /// The key that has no text, or not all forms of one.
        public var key: String
        /// The plural categories that are missing; empty when the whole entry is.
        public var categories: Set<PluralCategory>
    }

    /// The gaps of a language against the development language, sorted by table and key.
    ///
    /// A text of `de` counts for `de-AT`; one of the development language does not count for another.
    public func gaps(in language: LanguageTag) -> [Gap] {
        var gaps: [Gap] = []
        for table in all where table.language == developmentLanguage {
            let candidates = language.fallbacks.compactMap { self.table(table.name, in: $0) }
            for key in table.entries.keys.sorted() {
                guard let owner = candidates.first(where: { $0.entries[key] != nil }),
                    let entry = owner.entries[key]
                else {
                    gaps.append(Gap(table: table.name, key: key, categories: []))
                    continue
                }
                let missing = Self.missingCategories(
                    of: entry,
                    in: owner.language,
                    original: table.entries[key]
                )
                if !missing.isEmpty {
                    gaps.append(Gap(table: table.name, key: key, categories: missing))
                }
            }
        }
        return gaps
    }

    /// The languages that lack nothing, sorted.
    ///
    /// A screen for choosing the language offers these.
    public var completeLanguages: [LanguageTag] {
        languages.filter { gaps(in: $0).isEmpty }
    }

    private static func missingCategories(
        of entry: TableEntry,
        in language: LanguageTag,
        original: TableEntry?
    ) -> Set<PluralCategory> {
        var missing: Set<PluralCategory> = []
        if case .plural(let plural) = entry {
            for variable in plural.variables.values {
                let needed = PluralCategory.needed(in: language, decimals: variable.kind == .decimal)
                missing.formUnion(needed.subtracting(variable.forms.keys))
            }
        }
        return original.map { missing.union(entry.flattenedCategories(of: $0, in: language).values.joined()) }
            ?? missing
    }
}

extension TableEntry {
    /// The plural categories that a translation lacks, by the index of the argument.
    ///
    /// It lacks them because it has one text for all numbers where the original has forms. The result is
    /// empty if the language has only one form.
    public func flattenedCategories(of original: TableEntry, in language: LanguageTag) -> [Int: Set<
        PluralCategory
    >] {
        let own = numbers
        return original.numbers.filter { own[$0.key] == nil }
            .mapValues { PluralCategory.needed(in: language, decimals: $0 == .decimal) }
            .filter { $0.value != [.other] }
    }

    /// The kinds of the numbers that the text depends on, by the index of their argument.
    private var numbers: [Int: TextTemplate.Kind] {
        guard case .plural(let plural) = self else {
            return [:]
        }
        struct Place: Hashable {
            var name: String
            var index: Int
        }
        var found: [Int: TextTemplate.Kind] = [:]
        var seen: Set<Place> = []
        var pieces = TextTemplate(plural.format).pieces
        while let piece = pieces.popLast() {
            guard case .variable(let name, let index) = piece, let variable = plural.variables[name],
                seen.insert(Place(name: name, index: index)).inserted
            else {
                continue
            }
            found[index] = variable.kind
            pieces += variable.forms.values.flatMap { TextTemplate($0, firstIndex: index).pieces }
        }
        return found
    }
}
