import Foundation
import SharedCore
import SharedStorage
import SharedTesting
import Testing

@Suite struct SettingsStoreTests {
    struct Settings: Codable, Equatable, Sendable {
        var columns = 2
        var language = "en"
    }

    @Test(.proves("KIT-STORE-01"))
    func survivesARelaunch() async throws {
        let scratch = try ScratchFolder()
        let store = SettingsStore(defaults: Settings(), store: FileStore(folder: scratch.url))
        #expect(store.current == Settings())
        try await store.update { $0.columns = 3 }
        let again = SettingsStore(defaults: Settings(), store: FileStore(folder: scratch.url))
        #expect(again.current == Settings(columns: 3))
    }

    /// The whole file, byte for byte as it is on users' devices.
    @Test(.proves("KIT-STORE-01"))
    func theFileIsTheGoldenOneAndIsRead() async throws {
        let golden = GoldenFile("settings.stored")
        let scratch = try ScratchFolder()
        let store = SettingsStore(defaults: Settings(), store: FileStore(folder: scratch.url), schema: 3)
        try await store.update { settings in settings = Settings(columns: 4, language: "pl/“ę”") }
        #expect(golden.problems(withBytes: try Data(contentsOf: scratch.file("settings"))) == [])
        try Data(contentsOf: golden.url).write(to: scratch.file("settings"))
        let again = SettingsStore(defaults: Settings(), store: FileStore(folder: scratch.url), schema: 3)
        #expect(again.current == Settings(columns: 4, language: "pl/“ę”"))
    }

    @Test(.proves("KIT-STORE-01"))
    func observersSeeTheValueNowAndEachChange() async throws {
        let scratch = try ScratchFolder()
        let store = SettingsStore(defaults: Settings(), store: FileStore(folder: scratch.url))
        var first = store.changes().makeAsyncIterator()
        var second = store.changes().makeAsyncIterator()
        #expect(await first.next() == Settings(columns: 2))
        try await store.update { $0.columns = 3 }
        #expect(await first.next() == Settings(columns: 3))
        // An update without a change sends no value.
        try await store.update { $0.columns = 3 }
        try await store.update { $0.columns = 4 }
        #expect(await first.next() == Settings(columns: 4))
        // A slow listener gets the newest value.
        #expect(await second.next() == Settings(columns: 4))
    }

    @Test(.proves("KIT-STORE-01"))
    func observationEndsWithTheStore() async throws {
        let scratch = try ScratchFolder()
        var store: SettingsStore? = SettingsStore(defaults: Settings(), store: FileStore(folder: scratch.url))
        let changes = try #require(store?.changes())
        store = nil
        var seen = 0
        for await _ in changes {
            seen += 1
        }
        #expect(seen == 1)
    }

    @Test(.proves("KIT-STORE-01"))
    func changesAtOnceAreAllKept() async throws {
        let scratch = try ScratchFolder()
        let store = SettingsStore(defaults: Settings(columns: 0), store: FileStore(folder: scratch.url))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<50 {
                group.addTask { try await store.update { $0.columns += 1 } }
            }
            try await group.waitForAll()
        }
        #expect(store.current.columns == 50)
        let again = SettingsStore(defaults: Settings(), store: FileStore(folder: scratch.url))
        #expect(again.current.columns == 50)
    }

    @Test(.proves("KIT-STORE-01"))
    func damageAndOldSchemasGiveDefaultsOrMigrate() async throws {
        let scratch = try ScratchFolder()
        let log = MemoryLog()
        let files = FileStore(folder: scratch.url, log: log)
        try files.save(["columns": 5], as: "settings", schema: 1)
        let migrated = SettingsStore(defaults: Settings(), store: files, schema: 2) { schema, payload in
            let old = try? JSONDecoder().decode([String: Int].self, from: payload)
            return old.map { Settings(columns: schema * 10 + ($0["columns"] ?? 0)) }
        }
        #expect(migrated.current.columns == 15)
        #expect(log.events.isEmpty)
        // They are saved with this schema even without any other change.
        try await migrated.update { _ in }
        #expect(SettingsStore(defaults: Settings(), store: files, schema: 2).current.columns == 15)
        #expect(try files.names() == ["settings"])

        try files.saveFile(Data("nonsense".utf8), as: "settings")
        #expect(SettingsStore(defaults: Settings(), store: files).current == Settings())
        #expect(log.events.map(\.name) == ["damagedFileSetAside"])
        #expect(try files.names().count == 1)
    }

    /// Older schemas, and newer ones after a downgrade of the app.
    @Test(.proves("KIT-STORE-01"), arguments: [1, 3])
    func settingsOfAnotherSchemaAreToldAndKept(other: Int) async throws {
        let scratch = try ScratchFolder()
        let log = MemoryLog()
        let files = FileStore(folder: scratch.url, log: log)
        try files.save(Settings(columns: 5), as: "settings", schema: other)
        let old = try files.loadFile("settings")
        let store = SettingsStore(defaults: Settings(), store: files, schema: 2)
        #expect(store.current == Settings())
        #expect(log.events.map(\.name) == ["settingsOfOtherSchema"])
        #expect(log.events.map(\.details) == [["name": "settings", "schema": "\(other)", "wanted": "2"]])
        #expect(
            try files.names() == ["settings"] && files.loadFile("settings") == old,
            "looking changes nothing"
        )

        try await store.update { $0.columns = 4 }
        try await store.update { $0.columns = 6 }
        #expect(SettingsStore(defaults: Settings(), store: files, schema: 2).current.columns == 6)
        let aside = try files.names().filter { $0.hasPrefix("settings.schema-\(other)-") }
        #expect(try files.names().count == 2 && aside.map { try files.loadFile($0) } == [old])
        #expect(log.events.map(\.name) == ["settingsOfOtherSchema", "fileKeptAside"])
    }

    @Test(.proves("KIT-STORE-01"))
    func settingsThatCouldNotBeReadAreToldAndKept() async throws {
        let scratch = try ScratchFolder()
        let log = MemoryLog()
        let files = FileStore(folder: scratch.url, log: log)
        let old = Data("nonsense".utf8)
        try files.saveFile(old, as: "settings")
        // Taken, so that the file can't even be set aside.
        let taken = scratch.file("settings.damaged-\(SHA256.hex(old).prefix(12))")
        try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: false)
        let store = SettingsStore(defaults: Settings(), store: files)
        #expect(log.events.map(\.name) == ["settingsNotRead"])
        try await store.update { $0.columns = 4 }
        #expect(SettingsStore(defaults: Settings(), store: files).current.columns == 4)
        let aside = try files.names().filter { $0.hasPrefix("settings.unread-") }
        #expect(try aside.map { try files.loadFile($0) } == [old])
    }

    @Test(.proves("KIT-STORE-01"))
    func whatCanNotBeSavedIsInForceAndReported() async throws {
        let scratch = try ScratchFolder()
        let log = MemoryLog()
        try FileManager.default.createSymbolicLink(
            atPath: scratch.file("settings").path,
            withDestinationPath: "/etc/hosts"
        )
        let store = SettingsStore(defaults: Settings(), store: FileStore(folder: scratch.url, log: log))
        #expect(log.events.map(\.name) == ["settingsNotRead"])
        for _ in 1...2 {
            await #expect(throws: StorageError.isLink(path: scratch.file("settings").path)) {
                try await store.update { $0.columns = 9 }
            }
        }
        #expect(store.current.columns == 9)
        #expect(log.events.map(\.name) == ["settingsNotRead", "settingsNotSaved", "settingsNotSaved"])
        let details = ["name": "settings", "code": "storage.isLink"]
        #expect(log.events.allSatisfy { $0.details == details && $0.level == .error })
    }

    /// A change that is in force but not on the disk is reported as failed or saved, never as unchanged.
    @Test(.proves("KIT-STORE-01"))
    func theSameChangeAgainAfterAFailureIsSaved() async throws {
        let scratch = try ScratchFolder()
        let store = SettingsStore(defaults: Settings(), store: FileStore(folder: scratch.url))
        try FileManager.default.createDirectory(
            at: scratch.file("settings"),
            withIntermediateDirectories: false
        )
        await #expect(throws: StorageError.notAFile(path: scratch.file("settings").path)) {
            try await store.update { $0.columns = 9 }
        }
        try FileManager.default.removeItem(at: scratch.file("settings"))
        try await store.update { $0.columns = 9 }
        let again = SettingsStore(defaults: Settings(), store: FileStore(folder: scratch.url))
        #expect(again.current.columns == 9)
    }

    @Test(.proves("KIT-STORE-01"))
    func theDefaultsAreSavedWhenTheyAreChosen() async throws {
        let scratch = try ScratchFolder()
        try await SettingsStore(defaults: Settings(), store: FileStore(folder: scratch.url)).update {
            $0.columns = 2
        }
        let newer = SettingsStore(defaults: Settings(columns: 5), store: FileStore(folder: scratch.url))
        #expect(newer.current.columns == 2)
        // Settings that are already on the disk aren't written again.
        let number = try FileManager.default.attributesOfItem(atPath: scratch.file("settings").path)[
            .systemFileNumber
        ]
        try await newer.update { $0.columns = 2 }
        let later = try FileManager.default.attributesOfItem(atPath: scratch.file("settings").path)[
            .systemFileNumber
        ]
        #expect(number as? Int == later as? Int && number != nil)
    }

    @Test(.proves("KIT-STORE-01"))
    func ofEqualChangesAtOnceNoneReturnsBeforeTheDiskHasThem() async throws {
        for _ in 0..<20 {
            let scratch = try ScratchFolder()
            let store = SettingsStore(defaults: Settings(), store: FileStore(folder: scratch.url))
            let seen = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<4 {
                    group.addTask {
                        try await store.update { $0.columns = 7 }
                        return SettingsStore(defaults: Settings(), store: FileStore(folder: scratch.url))
                            .current.columns
                    }
                }
                return try await group.reduce(into: Set()) { $0.insert($1) }
            }
            #expect(seen == [7])
        }
    }

    @Test func secretsAreKeptUntilForgotten() async {
        let secrets = MemorySecretStore()
        await secrets.setSecret(Data([1]), named: "token")
        #expect(await secrets.secret(named: "token") == Data([1]))
        await secrets.setSecret(nil, named: "token")
        #expect(await secrets.secret(named: "token") == nil)
    }
}
