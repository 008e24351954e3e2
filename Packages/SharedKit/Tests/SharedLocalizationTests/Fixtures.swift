// Fixtures of the localization tests.

import Foundation
import SharedLocalization

/// A folder of its own on the real disk, removed with the value.
final class ScratchFolder: Sendable {
    let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("localization-" + UUID().uuidString, isDirectory: true)

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func write(_ text: String, to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }
}

/// A `.stringsdict` file with one entry of one variable.
func pluralFile(
    key: String,
    format: String,
    variable: String = "count",
    type: String = "lld",
    forms: [String: String]
)
    -> Data
{
    let list = forms.sorted { $0.key < $1.key }.map { "<key>\($0.key)</key><string>\($0.value)</string>" }
    return Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>\(key)</key>
        <dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>
        <key>\(variable)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>\(type)</string>
        \(list.joined())</dict></dict>
        </dict></plist>
        """.utf8
    )
}

/// Reads statements from text, for brevity.
func statements(_ text: String) throws(TableError) -> [StringsEntry] {
    try StringsReader.entries(of: Data(text.utf8), file: "Some.strings")
}

/// Tables of one table named `T` in several languages.
func tables(_ languages: [LanguageTag: [String: String]]) -> StringTables {
    StringTables(
        languages.map { language, texts in
            StringTable(name: "T", language: language, entries: texts.mapValues { TableEntry.text($0) })
        }
    )
}

/// The bytes of a text in UTF-16.
func utf16(_ text: String, bigEndian: Bool, marked: Bool) -> Data {
    Data(
        ((marked ? "\u{FEFF}" : "") + text).utf16.flatMap { unit in
            let halves = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return bigEndian ? halves : halves.reversed()
        }
    )
}
