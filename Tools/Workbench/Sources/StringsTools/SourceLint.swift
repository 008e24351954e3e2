// The lint of texts in sources: unused keys, and texts that are in no table.

import SharedLocalization

/// Checks a module's use of its tables.
struct SourceLint {
    func issues(of module: TextModule) -> [TextIssue] {
        let sources = module.sources()
        return unusedKeys(of: module, in: sources) + sources.flatMap(literals)
    }

    /// Finds keys whose typed name occurs nowhere after the name of its type, as in `Texts.listTitle`.
    ///
    /// A bare word doesn't count, because a local constant with a key's name doesn't show its text.
    private func unusedKeys(of module: TextModule, in sources: [SwiftSource]) -> [TextIssue] {
        let named = Set(
            sources.flatMap { source in
                // A chain may be broken before its dot.
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

    /// Finds literals that the user would read: passed where they are shown as they are, or in a constant
    /// that is.
    private func literals(in source: SwiftSource) -> [TextIssue] {
        let shown = ShownNames(source)
        return source.literals.compactMap { literal in
            // Neither an interpolation nor an escape such as \n is a word.
            let isWords = literal.text.replacing(/\\(\(\)|u\{\w*\}|.)/, with: "").contains(where: \.isLetter)
            guard isWords, isShown(literal) || shown.contains(literal), !source.excused.contains(literal.line)
            else {
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

    private func isShown(_ literal: SwiftSource.Literal) -> Bool {
        let lead = literal.lead.filter { !$0.isWhitespace }
        if ["title:", "label:", "Label:"].contains(where: lead.hasSuffix) {
            return true
        }
        guard
            let depth = literal.calls.lastIndex(where: { call in
                ShownNames.calls.contains(where: call.hasSuffix)
            })
        else {
            return false
        }
        // A labeled argument of a nested call doesn't count, since it may be a separator or a format.
        return depth == literal.calls.count - 1 || lead.firstMatch(of: /(^|[(,])\w+:$/) == nil
    }
}

/// The names of a file whose values are shown as they are.
private struct ShownNames {
    /// The calls that show their argument as it is.
    static let calls = [".verbatim", ".text"]

    private let names: Set<String>

    /// Finds the names in shown expressions.
    init(_ source: SwiftSource) {
        let code = source.code.joined(separator: "\n")
        var names: Set<String> = []
        for match in code.matches(of: /(?:\.(?:verbatim|text)\s*\(|\b(?:title|label|\w+Label):)/) {
            names.formUnion(
                Self.names(in: code[match.range.upperBound...], isCall: match.output.hasSuffix("("))
            )
        }
        // A name that is declared twice, also as a parameter, may mean something else where it is shown.
        self.names = names.filter { name in
            code.matches(
                of:
                    /\b(?:let|var|func|in)\s+(\w+)|(\w+):\s*(?:some\b|any\b|inout\b|@|\[*[A-Z(])|[{(,]\s*(\w+)\s+in\b/
            ).count {
                [$0.output.1, $0.output.2, $0.output.3].contains(Substring(name))
            } == 1
        }
    }

    /// Whether a literal is the value of such a name, or one of its values.
    func contains(_ literal: SwiftSource.Literal) -> Bool {
        // Neither the argument of a call nor that of a subscript is the value.
        guard literal.lead.firstMatch(of: /\w\s*\[[^\]]*$/) == nil,
            let match = literal.lead.firstMatch(of: /\b(?:let|var)\s+(\w+)\b[^={]*[={][^(,=]*$/)
        else {
            return false
        }
        return names.contains(String(match.output.1))
    }

    /// The names that begin a value in an argument: `heading` and `Labels.heading`, but not `fact.heading`.
    private static func names(in code: Substring, isCall: Bool) -> [String] {
        var depth = 0
        let end = code.firstIndex { character in
            depth += "([{".contains(character) ? 1 : ")]}".contains(character) ? -1 : 0
            return depth < 0 || !isCall && depth == 0 && (character == "," || character.isNewline)
        }
        return code[..<(end ?? code.endIndex)].matches(of: /([\w.]+)(:)?/).compactMap { match in
            // A label, or an enumeration case, which may have any name.
            guard match.output.2 == nil, match.output.1.first != "." else {
                return nil
            }
            let parts = match.output.1.split(separator: ".", omittingEmptySubsequences: false)
            return parts.first { $0.first?.isUppercase == false && $0 != "self" }.map(String.init)
        }
    }
}
