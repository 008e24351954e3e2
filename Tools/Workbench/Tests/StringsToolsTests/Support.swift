import Foundation
import StringsTools

/// A repository in a folder of its own, removed with the value.
final class ScratchHouse: Sendable {
    let root = FileManager.default.temporaryDirectory.appending(path: "texts-\(UUID().uuidString)")

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    func write(_ text: String, to path: String) throws {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }

    /// Writes tables of a module `App` and reads it.
    func module(_ tables: [String: String], source: String = "") throws -> TextModule {
        for (path, text) in tables {
            try write(text, to: "App/Sources/App/Resources/" + path)
        }
        try write(source, to: "App/Sources/App/App.swift")
        return TextModule(root: root, path: "App/Sources/App")
    }
}

/// The module beside this file, whose generated keys are compiled into these tests.
let fixtureRoot = URL(filePath: #filePath).deletingLastPathComponent()

/// A `.stringsdict` entry of one variable, in lines of its own.
func plural(_ key: String, _ forms: [String], format: String = "%#@n@", type: String = "lld") -> String {
    let pairs = forms.map { form in
        let parts = form.split(separator: "=", maxSplits: 1).map(String.init)
        return "<key>\(parts[0])</key><string>\(parts[1])</string>"
    }
    return """
        <key>\(key)</key>
        <dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string><key>n</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>\(type)</string>\(pairs.joined())</dict></dict>

        """
}

func plurals(_ entries: String...) -> String {
    "<?xml version=\"1.0\"?>\n<plist><dict>\n\(entries.joined())</dict></plist>"
}
