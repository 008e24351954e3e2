// State that survives a relaunch is written when it changes, and only then.

import DemoApp
import Foundation
import SharedNavigation
import SharedStorage
import Testing

@testable import SimulatorKit

@MainActor @Suite final class StateKeeperTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "kept-\(UUID())")
    private let demo = DemoCoordinator(log: InspectorLog())

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The identity of the file, which tells one write from the next because each replaces the file.
    private var file: String? {
        let path = folder.appending(path: "navigation").path
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.systemFileNumber].map { "\($0)" }
    }

    @Test func onlyAChangeIsWritten() async throws {
        let keeper = StateKeeper(
            app: demo.simulated(log: InspectorLog()),
            store: FileStore(folder: folder)
        )
        keeper.keep()
        await keeper.settled()
        let first = try #require(file)
        keeper.keep()
        await keeper.settled()
        #expect(file == first, "nothing has changed")
        demo.navigator.follow(.openItem, to: .item(1), from: demo.navigator.tree.front.id)
        keeper.keep()
        await keeper.settled()
        let second = try #require(file)
        #expect(second != first)
        // A state file that was deleted or damaged in the meantime is written again.
        try Data("nonsense".utf8).write(to: folder.appending(path: "navigation"))
        keeper.keep()
        await keeper.settled()
        #expect(try Data(contentsOf: folder.appending(path: "navigation")).starts(with: Data("stored".utf8)))
    }
}
