import Foundation
import SharedNavigation
import SharedStorage
import SharedTesting
import TaaSLevel1
import Testing

/// The temporary folder of an app without a configured one lasts as long as the app.
@MainActor @Suite struct OwnFolderTests {
    private func isThere(_ folder: URL) -> Bool { FileManager.default.fileExists(atPath: folder.path) }

    @Test func theFolderOfOneRunGoesWithTheApp() async throws {
        var dependencies: TaaSLevel1Dependencies? = .embedded()
        let folder = try #require(dependencies).files.folder
        #expect(folder != TaaSLevel1Dependencies.embedded().files.folder, "no two share one")
        try await dependencies?.settings.update { $0.columns = 4 }
        var app: TaaSLevel1Coordinator? = TaaSLevel1App.start(try #require(dependencies))
        dependencies = nil
        await app?.navigator.settled()
        #expect(isThere(folder) && app != nil)
        app = nil
        #expect(await eventually { !isThere(folder) })
    }

    @Test func theFolderOfTheHostStays() async throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try await TaaSLevel1Dependencies.embedded(folder: folder).settings.update { $0.columns = 4 }
        #expect(isThere(folder))
    }
}
