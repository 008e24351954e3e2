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

@Suite struct PanelGestureTests {
    @Test(.proves("SKY-09")) func onlyAFingerFromTheEdgeThatGoesFarEnoughOpensIt() {
        let gesture = PanelGesture()
        for start in stride(from: -10.0, through: 60, by: 1) {
            for translation in stride(from: -200.0, through: 200, by: 10) {
                let opens = start >= 0 && start < 28 && translation > 80
                #expect(gesture.opens(start: start, translation: translation) == opens)
            }
        }
        #expect(gesture.closes(translation: -81) && !gesture.closes(translation: -80))
        #expect(!gesture.closes(translation: 200))
    }

    @Test(.proves("SKY-09")) func theThresholdsAreData() {
        var gesture = PanelGesture()
        gesture.edgeWidth = 10
        gesture.distance = 5
        #expect(gesture.opens(start: 9, translation: 6) && !gesture.opens(start: 11, translation: 300))
        #expect(gesture.closes(translation: -6))
    }
}
