import SharedScreens
import Foundation
import Pictone
import SharedJSON
import SharedCore
import SharedLocalization
import SharedMedia
import SharedNavigation
import SharedTesting
import Testing

@MainActor @Suite struct PictoneGraphTests {
    @Test(.proves("KIT-NAV-08", "PIC-15", "PIC-16")) func aQuestionIsThereAsLongAsWhatItIsAbout() async throws
    {
        let stage = try await Stage(.record)
        let (own, other) = (TakeKey(script: "s1", paragraph: "p1"), TakeKey(script: "s1", paragraph: "p3"))
        func questions() -> [Bool] {
            [
                .overwriteConfirmation(own), .deleteConfirmation(.one(own)), .overwriteConfirmation(other),
                .deleteConfirmation(.one(other)), .deleteConfirmation(.all("s1")),
                .deleteConfirmation(.all("s2")),
            ].map(stage.app.exists)
        }
        #expect(questions() == [false, false, false, false, false, false])
        try await stage.recordTake("p1", lasting: .seconds(1))
        #expect(questions() == [true, true, false, false, true, false])
        try stage.send(.recordTapped("p3"))
        await stage.pass(SimulatedRecording.preparation + .milliseconds(300))
        try stage.send(.recordingPauseTapped)
        #expect(questions() == [true, true, false, true, true, false], "only a complete take is overwritten")
        try stage.send(.deleteTapped("p1"))
        stage.app.question?.send(.agreeTapped)
        #expect(questions() == [false, false, false, true, true, false])
    }

    @Test(.proves("MONO-04", "PIC-23")) func theGraphIsSoundUprightAndForPhones() {
        #expect(PictoneRoute.graph.validationErrors == [])
        #expect(PictoneRoute.graph.devices == .phone)
        for node in PictoneRoute.graph.nodes { #expect(node.orientations == .portrait, "\(node.kind)") }
        let app = PictoneApp.start()
        #expect(!app.navigator.orientations.allows(landscape: true))
    }

    @Test func savedNavigationSurvivesCoding() async throws {
        let stage = try await Stage(.record)
        try stage.send(.characterChosen("ben"), .tabTapped(.listen), .recordingChosen("ann", .own))
        let saved = stage.app.navigator.saved()
        let bytes = try JSONEncoder().encode(saved)
        typealias Saved = SavedNavigation<PictoneRoute, PictoneDraft>
        #expect(try JSONDecoder().decode(Saved.self, from: bytes) == saved)
        let catalog = try await CatalogFiles().load()
        let next = PictoneApp.start(
            PictoneDependencies(
                catalog: FixedCatalog(catalog: catalog),
                images: FolderImageSource.sample(),
                clock: ManualClock()
            ),
            restoring: saved
        )
        #expect(next.splash == nil, "it goes on where it was")
        await next.navigator.settled()
        guard case .loaded(let content)? = next.script?.state.phase, case .listen(let tab) = content.tab
        else {
            Issue.record("not the script's second tab")
            return
        }
        #expect(tab.voices[0].options[0].isChosen)
        next.script?.send(.tabTapped(.record))
        guard case .loaded(let content)? = next.script?.state.phase, case .record(let tab) = content.tab
        else {
            Issue.record("not the script's third tab")
            return
        }
        #expect(tab.menu.chosen.id == "ben")
    }

    @Test func twoWindowsOfOneAppStandSideBySide() async throws {
        let (left, right) = (try await Stage(.listen), try await Stage(.listen))
        try left.send(.playTapped)
        await left.pass(.milliseconds(300))
        #expect(left.studio.player.status == .playing && right.studio.player.status == .stopped)
    }
}
