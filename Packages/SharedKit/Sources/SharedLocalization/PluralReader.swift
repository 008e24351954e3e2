// Reads `.stringsdict` files.

import Foundation

/// A reader of plural tables, which are property lists in XML, binary or text.
public enum PluralReader {
    /// Reads all entries of a file.
    ///
    /// - Throws: `TableError` with the line of the key that is wrong.
    public static func entries(of data: Data, file: String) throws(TableError) -> [String: TableEntry] {
        var found: [String: TableEntry] = [:]
        for (key, value) in try PropertyListTable.dictionary(of: data, file: file) {
            var reason = TableError.Reason.malformedPlural
            switch value {
            case .text(let text):
                found[key] = .text(text)
            case .dictionary(let parts):
                if let plural = entry(parts) {
                    found[key] = plural.isShort ? .plural(plural) : nil
                    reason = .endlessPlural
                }
            case .other:
                break
            }
            if found[key] == nil {
                let line = PropertyListKeys.topLevel(of: data).first { $0.name == key }?.line ?? 0
                throw TableError(reason, file: file, line: line, key: key)
            }
        }
        return found
    }

    private static func entry(_ dictionary: [String: PropertyListValue]) -> PluralEntry? {
        guard let format = dictionary["NSStringLocalizedFormatKey"]?.text else {
            return nil
        }
        var entry = PluralEntry(format: format, variables: [:])
        for (name, value) in dictionary {
            guard case .dictionary(let parts) = value else {
                continue
            }
            guard parts["NSStringFormatSpecTypeKey"]?.text == "NSStringPluralRuleType",
                let variable = variable(parts)
            else {
                return nil
            }
            entry.variables[name] = variable
        }
        let texts = [format] + entry.variables.values.flatMap(\.forms.values)
        let names = texts.flatMap { TextTemplate($0).pieces }.compactMap { piece in
            if case .variable(let name, _) = piece { name } else { nil }
        }
        return names.allSatisfy { entry.variables[$0] != nil } ? entry : nil
    }

    private static func variable(_ parts: [String: PropertyListValue]) -> PluralEntry.Variable? {
        var forms: [PluralCategory: String] = [:]
        for category in PluralCategory.allCases {
            forms[category] = parts[category.rawValue]?.text
        }
        guard forms[.other] != nil else {
            return nil
        }
        let type = parts["NSStringFormatValueTypeKey"]?.text ?? "d"
        return PluralEntry.Variable(
            forms: forms,
            kind: TextTemplate("%" + type).placeholders.first?.kind == .decimal ? .decimal : .whole
        )
    }
}

extension PluralEntry {
    /// The most variables that one text is put together of: far more than any text has.
    static let mostVariables = 1_000

    /// Whether the variables end within eight levels and `mostVariables`.
    ///
    /// They may name one another in their forms.
    fileprivate var isShort: Bool {
        func names(_ text: String) -> [String] {
            TextTemplate(text).pieces.compactMap { piece in
                if case .variable(let name, _) = piece { name } else { nil }
            }
        }
        let inner = variables.mapValues { $0.forms.values.flatMap(names) }
        // The count of each variable on a level, added up level by level, so that the work has a limit too.
        var level = Dictionary(names(format).map { ($0, 1) }, uniquingKeysWith: +)
        var total = 0
        for _ in 0..<8 where !level.isEmpty {
            total += level.values.reduce(0, +)
            guard total <= Self.mostVariables else {
                return false
            }
            var next: [String: Int] = [:]
            for (name, count) in level {
                inner[name]?.forEach { next[$0, default: 0] += count }
            }
            level = next
        }
        return level.isEmpty
    }
}

extension PropertyListValue {
    fileprivate var text: String? {
        if case .text(let text) = self { text } else { nil }
    }
}
