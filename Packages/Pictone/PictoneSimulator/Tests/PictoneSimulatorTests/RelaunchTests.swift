import Pictone
import SharedNavigation
import SharedScreens
import SharedStorage
import SharedTesting
import SimulatorTesting
import Testing

/// The real process, served, killed with SIGKILL and started again.
@Suite(.needsExecutable("PictoneSimulator"), .daily("starts and kills processes"))
struct RelaunchTests {
    @Test(.proves("PIC-24", "KIT-NAV-08")) func afterAKillTheScriptIsOpenAtItsTabWithItsVoices() async throws
    {
        try await ServedSimulator.run("PictoneSimulator") { served in
            let archive = NavigationArchive<PictoneRoute, PictoneDraft>(
                store: FileStore(folder: served.folder)
            )
            // The splash is up: the link is pending.
            #expect(await served.page.open(link: "pictone://albums/blank-map/listen") != nil)
            let script = PictoneRoute.script("blank-map", .listen)
            let saved = await served.waitFor {
                archive.load().saved.flatMap { $0.tree.front.route == script ? $0 : nil }
            }
            let entry = try #require(saved?.tree.front.id.rawValue)
            #expect(await served.page.act(ScriptAction.recordingChosen("wren", .own), in: entry) != nil)
            let draft = PictoneDraft.script(ScriptDraft(tab: .listen, reader: nil, chosen: ["wren": .own]))
            #expect(await served.becomes { archive.load().saved?.drafts.map(\.draft) == [draft] })
            let page = try #require(await served.relaunch(), "it dies without an answer and comes back")
            #expect(page.contains("data-kind=\"script\"") && !page.contains("data-kind=\"splash\""))
            #expect(archive.load().saved?.tree.entries.map(\.route) == [.browse, script])
            #expect(archive.load().saved?.drafts.map(\.draft) == [draft])
            #expect(await served.end() == 0)
        }
    }
}
