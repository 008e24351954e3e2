// The Settings app beside the device, with and without a working disk.

import Foundation
import SharedCore
import SharedStorage
import SharedTesting
import SimulatorKit
import TaaSLevel1
import Testing

@testable import TaaSLevel1Simulator

extension DrawingTests {
    @Test(.proves("TAAS-10")) func ofManyChoicesTheLastIsKept() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "columns-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = await simulated { $0.settings = settings(in: folder) }
        for _ in 0..<6 {
            for option in ["1", "5", "2", "4", "3"] { app.choose(option, of: "columns") }
        }
        app.choose("6", of: "columns")
        #expect(await eventually { settings(in: folder).current.columns == 6 })
        let images = try model("images", of: app, as: ImagesModel.self)
        #expect(await eventually { images.state.columns == 6 })
    }

    @Test(.proves("TAAS-10", "KIT-STORE-01")) func whatCanNotBeSavedHoldsAndTheLogSaysSo() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "columns-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        // A folder in the file's position makes saving fail.
        try FileManager.default.createDirectory(
            at: folder.appending(path: "settings"),
            withIntermediateDirectories: true
        )
        let app = await simulated { $0.settings = settings(in: folder) }
        let images = try model("images", of: app, as: ImagesModel.self)
        app.choose("3", of: "columns")
        #expect(await eventually { images.state.columns == 3 })
        let said = ["name": "settings", "code": "storage.notAFile"]
        #expect(
            await eventually {
                log.events.contains {
                    $0.name == "settingsNotSaved" && $0.details == said && $0.level == .error
                }
            }
        )
    }

    private func settings(in folder: URL) -> SettingsStore<TaaSLevel1Settings> {
        SettingsStore(defaults: TaaSLevel1Settings(), store: FileStore(folder: folder, log: log))
    }
}
