// All tables that a program has, of all its modules in all languages.

import Foundation

/// A set of tables: an app's own, merged with those of the kit's modules.
///
/// Reading never throws as a whole, so one damaged file costs its own texts and no others; look at
/// `failures`.
public struct StringTables: Sendable {
    /// The language that every key has a text in.
    public let developmentLanguage: LanguageTag
    /// The errors of the files that could not be read.
    public private(set) var failures: [TableError] = []
    private var tables: [String: [LanguageTag: StringTable]] = [:]

    /// Makes a set of known tables.
    public init(_ tables: [StringTable] = [], developmentLanguage: LanguageTag = "en") {
        self.developmentLanguage = developmentLanguage
        for table in tables {
            add(table)
        }
    }

    /// Reads every `.strings` and `.stringsdict` file in the `lproj` folders of a folder.
    ///
    /// The paths are explicit: on Linux `Bundle` ignores the languages it is asked for. `Base.lproj` counts
    /// as the development language.
    public init(folder: URL, developmentLanguage: LanguageTag = "en") {
        self.init(developmentLanguage: developmentLanguage)
        for languageFolder in Self.contents(of: folder) where languageFolder.pathExtension == "lproj" {
            let name = languageFolder.deletingPathExtension().lastPathComponent
            let language = name == "Base" ? developmentLanguage : LanguageTag(name)
            // Sorted, `.strings` come before `.stringsdict`, which win.
            for file in Self.contents(of: languageFolder) {
                read(file, language: language)
            }
        }
    }

    /// Reads the tables of a module of a Swift package.
    ///
    /// They are in the folder `Resources`, which the module copies into its bundle. If the bundle isn't
    /// there, because the program was moved without it, the tables are empty and `failures` says so.
    ///
    /// - Parameter package: the name in the manifest of the package that has the module.
    public init(package: String, module: String, developmentLanguage: LanguageTag = "en") {
        if let folder = ResourceFolder.find(package: package, module: module) {
            self.init(folder: folder, developmentLanguage: developmentLanguage)
        } else {
            self.init(developmentLanguage: developmentLanguage)
            failures = [TableError(.missingResources, file: module, line: 1)]
        }
    }

    /// Adds a table.
    ///
    /// If a table of its name and language exists, the entries are added to that, and the new ones win.
    public mutating func add(_ table: StringTable) {
        tables[table.name, default: [:]][
            table.language,
            default: StringTable(name: table.name, language: table.language)
        ].merge(table)
    }

    /// These tables and the others'.
    ///
    /// On the same key, the later ones win: an app can reword or translate the kit.
    public func merging(_ others: StringTables...) -> StringTables {
        var merged = self
        for other in others {
            merged.failures += other.failures
            for table in other.all {
                merged.add(table)
            }
        }
        return merged
    }

    /// All tables, sorted by name and language.
    public var all: [StringTable] {
        tables.values.flatMap(\.values).sorted {
            ($0.name, $0.language.identifier) < ($1.name, $1.language.identifier)
        }
    }

    /// The names of the tables.
    var names: [String] { Array(tables.keys) }

    /// The table of that name in exactly that language.
    public func table(_ name: String, in language: LanguageTag) -> StringTable? {
        tables[name]?[language]
    }

    /// The languages that any table is in, sorted.
    public var languages: [LanguageTag] {
        Set(tables.values.flatMap(\.keys)).sorted { $0.identifier < $1.identifier }
    }

    private mutating func read(_ file: URL, language: LanguageTag) {
        let place = file.deletingLastPathComponent().lastPathComponent + "/" + file.lastPathComponent
        var table = StringTable(name: file.deletingPathExtension().lastPathComponent, language: language)
        do throws(TableError) {
            switch file.pathExtension {
            case "strings": try table.addStrings(Self.data(of: file, place: place), file: place)
            case "stringsdict": try table.addPlurals(Self.data(of: file, place: place), file: place)
            default: return
            }
            add(table)
        } catch {
            failures.append(error)
        }
    }

    private static func data(of file: URL, place: String) throws(TableError) -> Data {
        guard let data = try? Data(contentsOf: file) else {
            throw TableError(.unreadable, file: place, line: 1)
        }
        return data
    }

    private static func contents(of folder: URL) -> [URL] {
        let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (found ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
    }
}
