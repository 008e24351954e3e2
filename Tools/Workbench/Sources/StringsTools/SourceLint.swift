// Texts and sources: keys that nobody uses, and texts that are in no table.

import SharedLocalization

/// Checks how a module's code uses its tables.
struct SourceLint {
    func issues(of module: TextModule) -> [TextIssue] {
        let sources = module.sources()
        return unusedKeys(of: module, in: sources) + sources.flatMap(literals)
    }

    /// A key is used where its typed name is, after the name of the type that has it: `Texts.listTitle`.
    ///
    /// A bare word may be anybody's: a local constant named as a key doesn't show its text.
    private func unusedKeys(of module: TextModule, in sources: [SwiftSource]) -> [TextIssue] {
        let named = Set(
            sources.flatMap { source in
                // A chain may be broken before its point.
                source.code.joined(separator: "\n").matches(of: /\b(\w*Texts)\s*\.\s*`?(\w+)/).map {
                    "\($0.output.1).\($0.output.2)"
                }
            }
        )
        return module.files.filter { $0.language == module.developmentLanguage }.flatMap { file in
            let type = KeyGenerator.typeName(of: file.table, in: module)
            return file.entries.filter { !named.contains("\(type).\(TypedKey.name(of: $0.key))") }.map {
                TextIssue(.unusedKey, path: file.path, line: $0.line, "key \"\($0.key)\" is not used")
            }
        }
    }

    /// A literal that a person would read, in a place where it is shown as it is.
    private func literals(in source: SwiftSource) -> [TextIssue] {
        source.literals.compactMap { literal in
            let lead = literal.lead.filter { !$0.isWhitespace }
            let isShown =
                [".verbatim", ".text"].contains(where: literal.call.hasSuffix)
                || ["title:", "label:", "Label:"].contains(where: lead.hasSuffix)
            // Neither what is inserted nor an escape such as \n is a word.
            let isWords = literal.text.replacing(/\\(\(\)|u\{\w*\}|.)/, with: "").contains(where: \.isLetter)
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
}
