// The template files that apps and screens are created from.

import Foundation

/// A folder of template files: `__Name__` stands for a name, in paths and in texts, and `.template` ends each
/// path.
struct Template {
    /// The text and the path of each file, with names filled in.
    let files: [(path: String, text: String)]

    /// Reads a folder of `Tools/Workbench/Templates` and fills in the names.
    ///
    /// - Throws: `ScaffoldError.noTemplate` when the folder is empty or a file can't be read.
    init(_ name: String, in house: House, names: [String: String]) throws(ScaffoldError) {
        let folder = "Tools/Workbench/Templates/\(name)"
        var files: [(path: String, text: String)] = []
        for path in house.files(below: folder) where path.hasSuffix(".template") {
            guard let text = try? String(contentsOf: house.url(path), encoding: .utf8) else {
                throw .noTemplate(path)
            }
            let relative = String(path.dropFirst(folder.count + 1).dropLast(".template".count))
            files.append((Self.filled(relative, names), Self.filled(text, names)))
        }
        guard !files.isEmpty else { throw .noTemplate(folder) }
        self.files = files
    }

    private static func filled(_ text: String, _ names: [String: String]) -> String {
        names.reduce(text) { $0.replacing("__\($1.key)__", with: $1.value) }
    }
}

/// The reason why the scaffold wrote nothing.
public enum ScaffoldError: Error, Equatable, CustomStringConvertible {
    /// The name is not valid for a module or a type.
    case badName(String)
    /// The path with this name exists already.
    case taken(String)
    /// No app has this name.
    case unknownApp(String)
    /// A template is missing or can't be read.
    case noTemplate(String)
    /// An app's source lacks an insertion point for a screen: the path and the missing anchor.
    case noPlace(path: String, anchor: String)

    public var description: String {
        switch self {
        case .badName(let name):
            "“\(name)” is not a valid name: use a capital letter, then letters and digits, and no name of Swift's own."
        case .taken(let path): "\(path) is there already."
        case .unknownApp(let name): "There is no app \(name) under Packages."
        case .noTemplate(let path): "The template \(path) is missing."
        case .noPlace(let path, let anchor):
            "Nothing was written: \(path) has no “\(anchor)”, which marks the position of a new screen."
        }
    }
}
