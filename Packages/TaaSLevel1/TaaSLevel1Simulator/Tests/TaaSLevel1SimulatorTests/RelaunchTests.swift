import SharedNavigation
import SharedScreens
import SharedStorage
import SharedTesting
import SimulatorTesting
import TaaSLevel1
import Testing

/// The real process, served, killed with SIGKILL and started again.
@Suite(.needsExecutable("TaaSLevel1Simulator"), .daily("starts and kills processes"))
struct RelaunchTests {
    @Test(.proves("TAAS-16", "KIT-NAV-08")) func afterAKillTheTypedTextAndTheTabAreThere() async throws {
        try await ServedSimulator.run("TaaSLevel1Simulator") { served in
            let form = try #require(await served.page.entry("form"))
            for action in [FormAction.addressTyped("ann@example.org"), .textTyped("Hello")] {
                #expect(await served.page.act(action, in: form) != nil)
            }
            #expect(await served.page.open(link: "taaslevel1://form") != nil)
            // The screen is written while the process runs; from then on a kill loses nothing.
            let archive = NavigationArchive<TaaSLevel1Route, TaaSLevel1Draft>(
                store: FileStore(folder: served.folder)
            )
            let saved = try #require(
                await served.waitFor {
                    archive.load().saved.flatMap {
                        $0.tree.front.route == .form && !$0.drafts.isEmpty ? $0 : nil
                    }
                }
            )
            #expect(saved.drafts.count == 1)
            let again = try #require(await served.relaunch(), "it dies without an answer and comes back")
            #expect(again.contains("value=\"ann@example.org\"") && again.contains(">Hello</textarea>"))
            #expect(archive.load().saved?.tree.front.route == .form)
            #expect(await served.end() == 0)
        }
    }
}
