// Reads `.stringsdict` files.

import Foundation

/// A reader of plural tables, which are property lists in XML, binary or text.
public enum PluralReader {
    /// Reads all entries of a file.
    ///
    /// - Throws: `TableFailure` with the line of the key that is wrong.
    public static func entries(of data: Data, file: String) throws(TableFailure) -> [String: TableEntry] {
        var found: [String: TableEntry] = [:]
        for (key, value) in try PropertyListTable.dictionary(of: data, file: file) {
            switch value {
            case .text(let text):
                found[key] = .text(text)
            case .dictionary(let parts):
                found[key] = entry(parts).map { .plural($0) }
            case .other:
                break
            }
            if found[key] == nil {
                let line = PropertyListKeys.topLevel(of: data).first { $0.name == key }?.line ?? 0
                throw TableFailure(.malformedPlural, file: file, line: line, key: key)
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

extension PropertyListValue {
    fileprivate var text: String? {
        if case .text(let text) = self { text } else { nil }
    }
}
