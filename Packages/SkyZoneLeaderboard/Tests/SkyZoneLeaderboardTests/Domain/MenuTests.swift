import SharedTesting
import SkyZoneLeaderboard
import Testing

@Suite struct MenuEntryTests {
    @Test(.proves("SKY-10")) func everyEntryIsInAMenuOnceAndHasATitle() {
        for menu in [MenuEntry.sidePanel, MenuEntry.radial] { #expect(Set(menu).count == menu.count) }
        #expect(Set(MenuEntry.sidePanel) == Set(MenuEntry.allCases), "the panel leads everywhere")
        for entry in MenuEntry.allCases {
            for title in [english(entry.title), russian(entry.title)] { #expect(!title.isEmpty) }
        }
        #expect(
            MenuEntry.allCases.filter { $0.kind == .modal } == [.bookJumpTime, .paymentsAndFunds, .settings]
        )
        #expect(MenuEntry.radial.contains(.leaderboard))
    }
}
