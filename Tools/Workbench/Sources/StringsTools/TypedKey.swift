// The Swift name and declaration of a table's key.

import SharedLocalization

/// A key with everything needed to write it as a Swift member.
struct TypedKey {
    let key: String
    let table: String
    /// The translator's comment, or the text itself.
    let documentation: String
    let signature: PlaceholderSignature

    /// The member's name: `list.emptyTitle` and `list_empty-title` are `listEmptyTitle`.
    ///
    /// Just `_`, which is no name, if the key has neither letter nor digit.
    static func name(of key: String) -> String {
        let parts = key.split { !$0.isLetter && !$0.isNumber }
        let words = parts.enumerated().map { index, part in
            (index == 0 ? part.prefix(1).lowercased() : part.prefix(1).uppercased()) + part.dropFirst()
        }
        let name = words.joined()
        return name.first?.isNumber == true || name.isEmpty ? "_" + name : name
    }

    private static let reserved: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
        "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
        "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public",
        "repeat",
        "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws",
        "true", "try", "typealias", "var", "where", "while", "Type",
    ]

    /// The member's declaration, indented by four spaces.
    var declaration: String {
        let plain = Self.name(of: key)
        let name = Self.reserved.contains(plain) ? "`\(plain)`" : plain
        var taken: Set<String> = []
        let parameters = signature.kinds.sorted { $0.key < $1.key }.map { index, kind in
            parameter(index, kind, taken: &taken)
        }
        let arguments = parameters.map(\.argument).joined(separator: ", ")
        let value = ".key(table: \(quoted(table)), key: \(quoted(key)), arguments: [\(arguments)])"
        let lines = documentation.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
            line in
            line.isEmpty ? "    ///" : "    /// " + line.drop { $0.isWhitespace }
        }
        let signature =
            parameters.isEmpty
            ? "    static var \(name): LocalizedText {"
            : "    static func \(name)(\(parameters.map(\.declaration).joined(separator: ", "))) -> LocalizedText {"
        return (lines + [signature, "        " + value, "    }"]).joined(separator: "\n")
    }

    /// - Parameter taken: the names of the parameters before it.
    private func parameter(_ index: Int, _ kind: TextTemplate.Kind, taken: inout Set<String>)
        -> (declaration: String, argument: String)
    {
        let label = signature.variables[index].map { Self.name(of: $0) }.flatMap { $0 == "_" ? nil : $0 }
        var plain = label ?? "argument\(index + 1)"
        // One variable may have two numbers, and two variables may have names that differ in signs only.
        while !taken.insert(plain).inserted {
            plain += "\(index + 1)"
        }
        let name = Self.reserved.contains(plain) ? "`\(plain)`" : plain
        let start = label == nil ? "_ \(name)" : name
        switch kind {
        case .text: return ("\(start): some TextArgument", "\(name).argument")
        case .whole: return ("\(start): Int", ".whole(\(name))")
        case .decimal:
            // A plain %f means six digits everywhere else.
            return (
                "\(start): Double", ".decimal(\(name), fractionDigits: \(signature.precisions[index] ?? 6))"
            )
        }
    }

    private func quoted(_ text: String) -> String {
        text.debugDescription
    }
}
