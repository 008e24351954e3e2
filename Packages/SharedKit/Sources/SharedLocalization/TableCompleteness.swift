// Which languages have all texts.

extension StringTables {
    /// What a language lacks.
    public struct Gap: Equatable, Sendable {
        /// The table with the gap.
        public var table: String
        /// The key that has no text, or not all forms of one.
        public var key: String
        /// The plural categories that are missing; empty when the whole entry is.
        public var categories: Set<PluralCategory>
    }

    /// What the development language has and a language lacks, sorted by table and key.
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
                let missing = Self.missingCategories(of: entry, in: owner.language)
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

    private static func missingCategories(of entry: TableEntry, in language: LanguageTag) -> Set<
        PluralCategory
    > {
        guard case .plural(let plural) = entry else {
            return []
        }
        return plural.variables.values.reduce(into: []) { missing, variable in
            let needed = PluralCategory.needed(in: language, decimals: variable.kind == .decimal)
            missing.formUnion(needed.subtracting(variable.forms.keys))
        }
    }
}
