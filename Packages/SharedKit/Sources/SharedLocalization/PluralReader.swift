// Reads `.stringsdict` files.

import Foundation

/// A reader of plural tables, which are property lists in XML or binary.
public enum PluralReader {
    /// Reads all entries of a file.
    ///
    /// - Throws: `TableFailure` with the line of the key that is wrong.
    public static func entries(of data: Data, file: String) throws(TableFailure) -> [String: TableEntry] {
        var found: [String: TableEntry] = [:]
        for (key, value) in try PropertyListTable.dictionary(of: data, file: file) {
            if let text = value as? String {
                found[key] = .text(text)
            } else if let entry = (value as? [String: Any]).flatMap(entry) {
                found[key] = .plural(entry)
            } else {
                let line = PropertyListTable.line(of: key, in: data)
                throw TableFailure(.malformedPlural, file: file, line: line, key: key)
            }
        }
        return found
    }

    private static func entry(_ dictionary: [String: Any]) -> PluralEntry? {
        guard let format = dictionary["NSStringLocalizedFormatKey"] as? String else {
            return nil
        }
        var entry = PluralEntry(format: format, variables: [:])
        for (name, value) in dictionary {
            guard let parts = value as? [String: Any] else {
                continue
            }
            guard parts["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType",
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

    private static func variable(_ parts: [String: Any]) -> PluralEntry.Variable? {
        var forms: [PluralCategory: String] = [:]
        for category in PluralCategory.allCases {
            forms[category] = parts[category.rawValue] as? String
        }
        guard forms[.other] != nil else {
            return nil
        }
        let type = parts["NSStringFormatValueTypeKey"] as? String ?? "d"
        return PluralEntry.Variable(
            forms: forms,
            kind: TextTemplate("%" + type).placeholders.first?.kind == .decimal ? .decimal : .whole
        )
    }
}
