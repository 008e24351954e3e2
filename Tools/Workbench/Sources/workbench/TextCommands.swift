// The commands about texts: typed keys, the lint, catalogs.

import Foundation
import SharedJSON
import SharedLocalization
import StringsTools
import WorkbenchKit

extension Session {
    /// Writes the typed keys of the kit and of all apps.
    ///
    /// Returns false, after printing why, if a table can't be read or keys can't be named.
    func writeKeys() throws -> Bool {
        let modules = textModules().flatMap(\.modules)
        let keeper = KeyKeeper(root: house.root)
        let issues = modules.flatMap { keeper.obstacles(of: $0) + keeper.issues(of: $0) }
            .filter { $0.rule != .staleKeys }
        issues.forEach { console.say("\($0)") }
        try keeper.write(modules).forEach { console.say("wrote \($0)") }
        console.say("\(modules.count(where: \.hasTables)) modules have typed keys")
        return issues.isEmpty
    }

    /// Checks the texts of the kit and of all apps.
    func lintTexts() -> Bool {
        let packages = textModules()
        let modules = packages.flatMap(\.modules)
        let kit = packages.filter { $0.package.kind == .kit }.flatMap(\.modules)
        let issues =
            modules.flatMap { TextLint().issues(of: $0) + KeyKeeper(root: house.root).issues(of: $0) }
            + packages.filter { $0.package.kind == .app }.flatMap {
                TextLint.languageGaps(of: $0.modules, package: $0.package.path, kit: kit)
            }
        issues.forEach { console.say("\($0)") }
        console.say("\(modules.count(where: \.hasTables)) modules with texts, \(issues.count) errors")
        return issues.isEmpty
    }

    /// Converts the named catalogs into tables in the folder `--into`.
    func convertCatalogs(_ words: CommandWords) async throws -> Bool {
        guard let target = words["--into"], !words.names.isEmpty else {
            throw UsageError(
                problem: "Say which catalogs, and the folder for their tables: --into <folder>."
            )
        }
        var isGood = true
        for name in words.names {
            let file = URL(filePath: name)
            let table = file.deletingPathExtension().lastPathComponent
            let converter: CatalogConverter
            do throws(JSONError) {
                converter = try await CatalogConverter(.file(file), table: table)
            } catch {
                let english = Localizer(
                    tables: StringTables(package: "SharedKit", module: "SharedJSON"),
                    language: "en"
                )
                console.say("\(name): error: \(english.string(error.message)) Nothing is converted from it.")
                isGood = false
                continue
            }
            for (path, content) in converter.files.sorted(by: { $0.key < $1.key }) {
                let output = URL(filePath: target).appending(path: path)
                try FileManager.default.createDirectory(
                    at: output.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(content.utf8).write(to: output, options: .atomic)
                console.say("wrote \(output.relativePath)")
            }
            converter.problems.forEach { console.say("\(name): not converted: \($0)") }
            isGood = isGood && converter.problems.isEmpty
        }
        return isGood
    }

    private func textModules() -> [(package: PackageFolder, modules: [TextModule])] {
        house.packages().filter { $0.kind == .app || $0.kind == .kit }.map { package in
            (package, TextModule.all(root: house.root, package: package.path))
        }
    }
}
