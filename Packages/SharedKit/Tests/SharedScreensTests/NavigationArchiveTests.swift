import Foundation
import SharedCore
import SharedNavigation
import SharedScreens
import SharedStorage
import SharedTesting
import Testing

private enum PageRoute: NavigationRoute {
    case list
    case page(Int)

    enum Kind: String, NavigationName { case list, page }
    enum Edge: String, NavigationName { case chosen }

    var kind: Kind {
        switch self {
        case .list: .list
        case .page: .page
        }
    }

    static let graph = NavigationGraph<PageRoute>(
        root: .list,
        nodes: [.init(.list), .init(.page)],
        edges: [.init(.chosen, from: .list, .page, to: .page, by: .push, on: "chosen")]
    )
}

@MainActor private final class PageModel: ScreenLifecycle {
    var draft: String?
}

@MainActor private struct PageScreen: NavigationScreen {
    let page = PageModel()
    var model: any ScreenLifecycle { page }
    var draft: String? { page.draft }
    func restore(_ draft: String) { page.draft = draft }
}

@MainActor private final class PageCoordinator: AppCoordinator {
    let navigator = Navigator<PageRoute, PageScreen>(graph: PageRoute.graph, root: .list)
    let exit = FlowExit<Never>.none
    func makeScreen(for entry: NavigationEntry<PageRoute>) -> PageScreen? { PageScreen() }
}

private typealias Archive = NavigationArchive<PageRoute, String>

@MainActor @Suite final class NavigationArchiveTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "archive-\(UUID())")
    private var store: FileStore { FileStore(folder: folder) }
    private var file: URL { folder.appending(path: "navigation") }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Two pages over the list, with a draft on the last.
    private func used() -> PageCoordinator {
        let app = PageCoordinator()
        app.navigator.start(app)
        for page in [7, 8] {
            app.navigator.follow(.chosen, to: .page(page), from: app.navigator.tree.front.id)
        }
        app.navigator.screen(of: app.navigator.tree.front.id)?.restore("half a sentence — “ü”")
        return app
    }

    /// The whole file, byte for byte as it is on users' devices: envelope, tree, drafts.
    @Test(.proves("KIT-NAV-08", "KIT-STORE-01")) func theFileIsTheGoldenOneAndIsRestored() throws {
        let golden = GoldenFile("navigation.stored")
        let saved = used().navigator.saved()
        try Archive(store: store).save(saved)
        #expect(golden.problems(withBytes: try Data(contentsOf: file)) == [])
        try Data(contentsOf: golden.url).write(to: file)
        #expect(Archive(store: store).load() == (saved, .restored))
    }

    private func setAside() throws -> [String] { try store.names().filter { $0 != "navigation" } }

    @Test(.proves("KIT-NAV-08")) func whatWasSavedIsOnScreenAgain() throws {
        let archive = Archive(store: store)
        #expect(archive.load() == (nil, .absent))
        let saved = used().navigator.saved()
        try archive.save(saved)
        let (loaded, report) = Archive(store: store).load()
        #expect(loaded == saved && report == .restored)
        let app = PageCoordinator()
        #expect(app.navigator.start(app, restoring: loaded) == .restored)
        #expect(app.navigator.saved() == saved)
    }

    @Test(.proves("KIT-NAV-08")) func anOlderSchemaIsMigratedOrStartsFresh() throws {
        let saved = used().navigator.saved()
        try Archive(store: store, schema: 1).save(saved)
        #expect(Archive(store: store, schema: 2).load() == (nil, .otherSchema(1)))
        #expect(try setAside().isEmpty, "a file of another schema isn't damaged")
        let migrating = Archive(store: store, schema: 2) { schema, payload in
            schema == 1 ? try? JSONDecoder().decode(Archive.Saved.self, from: payload) : nil
        }
        #expect(migrating.load() == (saved, .migrated(from: 1)))
        try migrating.save(saved)
        #expect(migrating.load() == (saved, .restored))
        #expect(Archive(store: store, schema: 1).load() == (nil, .otherSchema(2)), "nor is a newer one")
    }

    @Test(.proves("KIT-NAV-08")) func aFileCutAnywhereStartsFresh() throws {
        let archive = Archive(store: store)
        try archive.save(used().navigator.saved())
        let whole = try Data(contentsOf: file)
        #expect(whole.count > 300)
        for length in 0..<whole.count { try expectDamage(Data(whole.prefix(length)), archive) }
        try expectDamage(whole + Data([0x20]), archive)
    }

    @Test(.proves("KIT-NAV-08")) func aFileWithAnyByteChangedStartsFresh() throws {
        let archive = Archive(store: store)
        try archive.save(used().navigator.saved())
        let whole = try Data(contentsOf: file)
        for index in whole.indices {
            for change: UInt8 in [0x01, 0x80] {
                var changed = whole
                changed[index] ^= change
                try expectDamage(changed, archive)
            }
        }
    }

    private func expectDamage(_ data: Data, _ archive: Archive) throws {
        try data.write(to: file)
        let (saved, report) = archive.load()
        guard case .damaged(let name) = report else {
            Issue.record("\(report) for \(data.count) bytes")
            return
        }
        #expect(saved == nil)
        #expect(try Data(contentsOf: folder.appending(path: name)) == data, "it is set aside as it was")
        #expect(!FileManager.default.fileExists(atPath: file.path()))
        try FileManager.default.removeItem(at: folder.appending(path: name))
    }

    @Test(.proves("KIT-NAV-08")) func aFileOfADamagedSizeStartsFresh() throws {
        let archive = Archive(store: store)
        try archive.save(used().navigator.saved())
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: 1 << 40)
        try handle.close()
        guard case (nil, .damaged) = archive.load() else {
            Issue.record("the size was believed")
            return
        }
        #expect(archive.load() == (nil, .absent))
    }

    @Test(.proves("KIT-NAV-08")) func aSoundFileWithABrokenTreeStartsFresh() throws {
        try store.save(["tree": ["levels": [Int]()]], as: "navigation")
        guard case (nil, .failed(.undecodable(file.path(), let name))) = Archive(store: store).load() else {
            Issue.record("a broken tree was restored, or told as damage")
            return
        }
        #expect(try setAside() == [name])
    }

    @Test(.proves("KIT-NAV-08")) func aFileThatCantBeReadIsNotReplaced() throws {
        let old = Data("nonsense".utf8)
        try store.saveFile(old, as: "navigation")
        // Taken, so that the file can't be set aside as damaged.
        let taken = folder.appending(path: "navigation.damaged-\(SHA256.hex(old).prefix(12))")
        try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: false)
        for _ in 1...2 {
            guard case (nil, .failed) = Archive(store: store).load() else {
                Issue.record("nonsense was read as an archive")
                return
            }
        }
        try Archive(store: store).save(used().navigator.saved())
        let aside = try setAside().filter { $0.hasPrefix("navigation.unread-") }
        #expect(try aside.map { try store.loadFile($0) } == [old])
    }

    @Test(.proves("KIT-NAV-08")) func aFileThatCantBeReadStartsFresh() throws {
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        guard case (nil, .failed) = Archive(store: store).load() else {
            Issue.record("a folder was read as an archive")
            return
        }
    }
}
