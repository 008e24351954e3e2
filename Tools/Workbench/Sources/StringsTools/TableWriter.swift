// A writer of tables that the house's reader can read back.

import Foundation
import SharedLocalization

/// Writes `.strings` and `.stringsdict` files, sorted by key, in UTF-8.
public enum TableWriter {
    /// The content of a `.strings` file.
    public static func strings(_ entries: [StringsEntry]) -> String {
        entries.sorted { $0.key < $1.key }.map { entry in
            let comment =
                entry.comment.map { "/* \($0.replacingOccurrences(of: "*/", with: "* /")) */\n" } ?? ""
            return "\(comment)\(quoted(entry.key)) = \(quoted(entry.value));\n"
        }.joined(separator: "\n")
    }

    /// The content of a `.stringsdict` file.
    ///
    /// - Parameter comments: by key; two hyphens, which XML doesn't allow in a comment, are separated by a
    ///   space.
    public static func plurals(_ entries: [String: PluralEntry], comments: [String: String] = [:]) -> String {
        let body = entries.sorted { $0.key < $1.key }.map { key, entry in
            let variables = entry.variables.sorted { $0.key < $1.key }.map { name, variable in
                let forms = PluralCategory.allCases.compactMap { category in
                    variable.forms[category].map { pair(category.rawValue, $0, indent: 3) }
                }
                return """
                    \t\t<key>\(escaped(name))</key>
                    \t\t<dict>
                    \(pair("NSStringFormatSpecTypeKey", "NSStringPluralRuleType", indent: 3))
                    \(pair("NSStringFormatValueTypeKey", variable.kind == .decimal ? "f" : "lld", indent: 3))
                    \(forms.joined(separator: "\n"))
                    \t\t</dict>
                    """
            }
            let comment = comments[key].map { "\t<!-- \(commentText($0)) -->\n" } ?? ""
            return comment + """
                \t<key>\(escaped(key))</key>
                \t<dict>
                \(pair("NSStringLocalizedFormatKey", entry.format, indent: 2))
                \(variables.joined(separator: "\n"))
                \t</dict>
                """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            \(body.joined(separator: "\n"))
            </dict>
            </plist>

            """
    }

    private static func pair(_ key: String, _ value: String, indent: Int) -> String {
        let tabs = String(repeating: "\t", count: indent)
        return "\(tabs)<key>\(escaped(key))</key>\n\(tabs)<string>\(escaped(value))</string>"
    }

    private static func escaped(_ text: String) -> String {
        [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\r", "&#13;")].reduce(text) {
            $0.replacingOccurrences(of: $1.0, with: $1.1)
        }
    }

    private static func commentText(_ text: String) -> String {
        // Applied twice, because the second hyphen of a pair may begin another.
        let apart = text.replacingOccurrences(of: "--", with: "- -").replacingOccurrences(
            of: "--",
            with: "- -"
        )
        // Removes characters that XML can't represent, not even in a comment.
        return String(
            String.UnicodeScalarView(
                apart.unicodeScalars.filter { $0.value >= 0x20 || $0 == "\n" || $0 == "\t" }
            )
        )
    }

    private static func quoted(_ text: String) -> String {
        let body = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            case "\r": "\\r"
            case "\t": "\\t"
            default:
                scalar.value < 0x20
                    ? "\\U00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
                    : String(scalar)
            }
        }
        return "\"\(body.joined())\""
    }
}
