import Foundation
import SharedLocalization
import SharedScreens
import SharedTesting
import Testing

/// Every module of the kit that has texts is in the tables that apps merge.
@Suite struct KitTablesTests {
    @Test(.proves("KIT-LOC-01")) func everyModuleWithTextsIsMerged() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources").standardizedFileURL
        let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter { module in
            let english = sources.appending(path: "\(module)/Resources/en.lproj").path
            return FileManager.default.fileExists(atPath: english)
        }
        let kit = StringTables.kit()
        #expect(Set(kit.all.map(\.name)) == Set(modules))
        #expect(modules.contains("SharedStorage") && kit.failures.isEmpty)
    }

    @Test(.proves("KIT-LOC-08"), arguments: ["ar", "cs", "de", "pl", "ru", "sl"])
    func commonTextsAreTranslated(language: String) {
        let kit = StringTables.kit()
        let english = Localizer(tables: kit, language: "en")
        let localizer = Localizer(tables: kit, language: LanguageTag(language))
        #expect(english.string(ScreenTexts.tryAgain) == "Try again")
        for text in [ScreenTexts.tryAgain, ScreenTexts.loading, ScreenTexts.offline, ScreenTexts.clearSearch]
        {
            #expect(localizer.string(text) != english.string(text))
        }
        #expect(!localizer.string(ScreenTexts.ok).isEmpty)
    }
}
