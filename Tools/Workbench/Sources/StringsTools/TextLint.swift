// The lint of a module's texts.

import SharedLocalization

/// Checks a module's tables against each other and against its sources.
public struct TextLint: Sendable {
    /// Creates the lint.
    public init() {}

    /// All issues of a module, sorted by path and line.
    public func issues(of module: TextModule) -> [TextIssue] {
        var issues: [TextIssue] = []
        for file in module.files {
            issues += fileIssues(file)
        }
        for table in module.tables {
            issues += languageIssues(table, of: module)
        }
        issues += SourceLint().issues(of: module) + unknownLanguages(of: module)
        return issues.sorted()
    }

    // MARK: One file

    private func fileIssues(_ file: TableFile) -> [TextIssue] {
        if let failure = file.failure {
            return [TextIssue(failure, path: file.path)]
        }
        var issues: [TextIssue] = []
        var lines: [String: Int] = [:]
        for entry in file.entries {
            func report(_ rule: TextIssue.Rule, _ message: String) {
                issues.append(TextIssue(rule, path: file.path, line: entry.line, message))
            }
            if let first = lines.updateValue(entry.line, forKey: entry.key) {
                report(.duplicateKey, "key \"\(entry.key)\" is in line \(first) already")
            }
            let signature = PlaceholderSignature(entry.value)
            if signature.hasStrayPercent {
                report(.strayPercent, "key \"\(entry.key)\" has a % that begins no placeholder; write %%")
            }
            for index in signature.conflicts.sorted() {
                report(.placeholder, "key \"\(entry.key)\" asks for argument \(index + 1) as two kinds")
            }
            if !signature.isGapless {
                report(.placeholder, "key \"\(entry.key)\" leaves out an argument between others")
            }
            if case .plural(let plural) = entry.value {
                pluralMessages(plural, language: file.language).forEach {
                    report($0, "key \"\(entry.key)\" \($1)")
                }
            }
        }
        return issues
    }

    private static func names(_ categories: Set<PluralCategory>) -> String {
        PluralCategory.allCases.filter(categories.contains).map(\.rawValue).joined(separator: ", ")
    }

    private func pluralMessages(_ plural: PluralEntry, language: LanguageTag) -> [(TextIssue.Rule, String)] {
        var messages: [(TextIssue.Rule, String)] = []
        let indices = PlaceholderSignature(.plural(plural)).variables
        for (name, variable) in plural.variables.sorted(by: { $0.key < $1.key }) {
            let forms = Set(variable.forms.keys)
            let needed = PluralCategory.needed(in: language, decimals: variable.kind == .decimal)
            let missing = needed.subtracting(forms)
            if !missing.isEmpty {
                messages.append(
                    (.pluralCategory, "lacks \(Self.names(missing)) of \(name), which \(language) needs")
                )
            }
            let idle = forms.subtracting(PluralCategory.possible(in: language))
            if !idle.isEmpty {
                messages.append(
                    (.pluralCategory, "has \(Self.names(idle)) of \(name), which \(language) never uses")
                )
            }
            // A form may leave out its own number ("one album"), but nothing else.
            let own = indices.first { $0.value == name }?.key ?? 0
            func others(_ form: String) -> Set<Int> {
                Set(TextTemplate(form, firstIndex: own).placeholders.map(\.index)).subtracting([own])
            }
            let wanted = others(variable.forms[.other] ?? "")
            for category in PluralCategory.allCases
            where variable.forms[category].map(others) ?? wanted != wanted {
                messages.append((.placeholder, "has other arguments in \(category.rawValue) than in other"))
            }
        }
        return messages
    }

    // MARK: Languages

    /// Languages without known plural rules: they would silently get those of Japanese.
    private func unknownLanguages(of module: TextModule) -> [TextIssue] {
        module.languages.filter { !PluralCategory.languages.contains($0.language) }.map { language in
            TextIssue(
                .unknownLanguage,
                path: "\(module.path)/Resources/\(language).lproj",
                line: 0,
                "the plural rules of \(language) are not known; PluralCategory has those of other languages"
            )
        }
    }

    /// The missing languages of an app.
    ///
    /// An app needs one language beside the development language. The kit's modules need each of the app's
    /// languages too, because the app shows their errors.
    ///
    /// - Parameter package: the path of the app's package from the root of the repository.
    public static func languageGaps(of app: [TextModule], package: String, kit: [TextModule]) -> [TextIssue] {
        let own = app.filter(\.hasTables)
        let further = Set(own.flatMap { $0.languages.dropFirst() })
        guard !further.isEmpty else {
            let what = "has no texts in a second language; an app ships two complete ones"
            return [TextIssue(.missingLanguage, path: "\(package)/Sources", line: 0, what)]
        }
        return further.flatMap { language in
            (own + kit.filter(\.hasTables)).filter { module in
                !language.fallbacks.contains(where: module.languages.dropFirst().contains)
            }.map { module in
                let path = "\(module.path)/Resources/\(language).lproj"
                return TextIssue(
                    .missingLanguage,
                    path: path,
                    line: 0,
                    "is missing, and \(package) has \(language)"
                )
            }
        }.sorted()
    }

    private func languageIssues(_ table: String, of module: TextModule) -> [TextIssue] {
        let original = module.entries(table, in: module.developmentLanguage)
        var issues: [TextIssue] = []
        for language in module.languages.dropFirst() {
            let translated = module.entries(table, in: language)
            // A more general language needs no repetition: de-AT may fall back to de.
            let inherited = language.fallbacks.dropFirst()
                .filter { $0 != module.developmentLanguage }
                .flatMap { module.entries(table, in: $0).keys }
            let place = "\(module.path)/Resources/\(language).lproj/\(table).strings"
            for key in Set(original.keys).subtracting(translated.keys).subtracting(inherited) {
                issues.append(
                    TextIssue(.missingKey, path: place, line: 1, "key \"\(key)\" is missing in \(language)")
                )
            }
            for (key, (entry, path)) in translated {
                guard let wanted = original[key] else {
                    issues.append(
                        TextIssue(
                            .extraKey,
                            path: path,
                            line: entry.line,
                            "key \"\(key)\" is not in \(module.developmentLanguage)"
                        )
                    )
                    continue
                }
                issues += entry.value.flattenedCategories(of: wanted.entry.value, in: language)
                    .sorted { $0.key < $1.key }.map { index, categories in
                        let what = "key \"\(key)\" has one text for all numbers as argument \(index + 1)"
                        let why = "\(language) needs \(Self.names(categories))"
                        return TextIssue(.pluralCategory, path: path, line: entry.line, "\(what); \(why)")
                    }
                let signature = PlaceholderSignature(entry.value)
                if let difference = signature.difference(from: PlaceholderSignature(wanted.entry.value)) {
                    issues.append(
                        TextIssue(
                            .placeholder,
                            path: path,
                            line: entry.line,
                            "key \"\(key)\": \(difference), compared with \(module.developmentLanguage)"
                        )
                    )
                }
            }
        }
        return issues
    }
}
