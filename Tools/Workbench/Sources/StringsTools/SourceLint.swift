// Texts and sources: keys that nobody uses, and texts that are in no table.

import SharedLocalization

/// Checks how a module's code uses its tables.
struct SourceLint {
    let isApp: Bool

    func issues(of module: TextModule) -> [TextIssue] {
        let sources = module.sources()
        var issues = unusedKeys(of: module, in: sources)
        if isApp {
            for source in sources {
                issues += literals(in: source) + untypedKeys(in: source)
            }
        }
        return issues
    }

    /// A key is used where its typed name, in an app after `Texts.`, or the key itself is named.
    ///
    /// Outside of apps keys may be put together: a literal that begins or ends with a point (`"message." + name`), or
    /// that is interpolated next to one (`"\(name).message"`), uses all keys that fit it.
    private func unusedKeys(of module: TextModule, in sources: [SwiftSource]) -> [TextIssue] {
        let literals = Set(sources.flatMap(\.literals).map(\.text))
        let parts =
            isApp ? [] : literals.map { $0.split(separator: "\\()", omittingEmptySubsequences: false) }
        let prefixes = parts.compactMap(\.first).filter { $0.hasSuffix(".") && $0.count > 1 }
        let suffixes = parts.compactMap(\.last).filter { $0.hasPrefix(".") && $0.count > 1 }
        // In an app a bare word may be anybody's: a local constant named as a key doesn't show its text.
        let words = Set(
            sources.flatMap(\.code).flatMap { line in
                isApp
                    ? line.matches(of: /\bTexts\s*\.\s*`?(\w+)/).map(\.output.1)
                    : line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            }
        )
        return module.files.filter { $0.language == module.developmentLanguage }.flatMap { file in
            file.entries.compactMap { entry -> TextIssue? in
                let isUsed =
                    literals.contains(entry.key) || words.contains(Substring(TypedKey.name(of: entry.key)))
                    || prefixes.contains(where: entry.key.hasPrefix)
                    || suffixes.contains(where: entry.key.hasSuffix)
                return isUsed
                    ? nil
                    : TextIssue(
                        .unusedKey,
                        path: file.path,
                        line: entry.line,
                        "key \"\(entry.key)\" is not used"
                    )
            }
        }
    }

    /// A literal that a person would read, in a place where it is shown as it is.
    private func literals(in source: SwiftSource) -> [TextIssue] {
        source.literals.compactMap { literal in
            let lead = literal.lead.filter { !$0.isWhitespace }
            let isShown = [".verbatim(", ".text(", "title:", "label:", "Label:"].contains(
                where: lead.hasSuffix
            )
            let isWords = literal.text.replacing("\\()", with: "").contains(where: \.isLetter)
            guard isShown, isWords, !source.excused.contains(literal.line) else {
                return nil
            }
            return TextIssue(
                .literal,
                path: source.path,
                line: literal.line,
                "\"\(literal.text)\" is in no table; use a key, or say why: // not for people: ..."
            )
        }
    }

    private func untypedKeys(in source: SwiftSource) -> [TextIssue] {
        source.literals.compactMap { literal in
            let lead = literal.lead.filter { !$0.isWhitespace }
            let isKey = [".key(", "key:", "table:"].contains(where: lead.hasSuffix)
            guard isKey, lead.contains(".key("), !source.excused.contains(literal.line) else {
                return nil
            }
            return TextIssue(
                .untypedKey,
                path: source.path,
                line: literal.line,
                "\"\(literal.text)\" is a key without a type; use what `make strings` generates"
            )
        }
    }
}
