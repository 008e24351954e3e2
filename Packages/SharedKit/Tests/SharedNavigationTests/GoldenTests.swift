import Foundation
import SharedNavigation
import SharedTesting
import Testing

/// The form of saved navigation on users' devices: a change of it must raise the archive's schema.
@MainActor @Suite struct GoldenTests {
    typealias Route = FixtureRoute<EverythingFixture>

    private let golden = GoldenFile("SavedNavigation.json")

    /// Tabs; over them a drawer with a flow in it; over that a dialog; and a draft.
    private func saved() throws -> SavedNavigation<Route, Int> {
        let app = try FixtureApp<EverythingFixture>.launch()
        let navigator = app.navigator
        navigator.followFromApp(.appRoot, to: Route(kind: .tabs, number: 1))
        for (edge, kind) in [
            (EverythingFixture.Edge.toB, EverythingFixture.Kind.b), (.toA, .a), (.drawerCover, .panel),
            (.flowPushed, .flow), (.goOn, .second), (.ask, .alert),
        ] {
            let move = navigator.follow(
                edge,
                to: Route(kind: kind, number: 2),
                from: navigator.tree.front.id
            )
            #expect(move.isMoved)
            if kind == .second { navigator.screen(of: navigator.tree.front.id)?.restore(42) }
        }
        return navigator.saved()
    }

    @Test(.proves("KIT-NAV-02", "KIT-NAV-08")) func theSavedFormIsTheGoldenOne() throws {
        #expect(try golden.problems(with: saved()) == [])
    }

    @Test(.proves("KIT-NAV-02", "KIT-NAV-08")) func theGoldenFormIsRestored() async throws {
        let before = try saved()
        let problems = await golden.problems { kept -> FixtureCoordinator<EverythingFixture, Never> in
            #expect(kept == before)
            let app = try FixtureApp<EverythingFixture>.launch(saved: kept)
            #expect(app.navigator.tree.overlay != nil && app.navigator.tree.levels.count == 2)
            return app
        }
        #expect(problems == [])
    }

    @Test(.proves("KIT-NAV-08")) func whatIsNotRestoredIsSaid() async throws {
        let forgotten = await golden.problems { _ in try FixtureApp<EverythingFixture>.launch() }
        #expect(forgotten.count == 2 && forgotten.allSatisfy { $0.hasPrefix("SavedNavigation.json isn't") })
        let elsewhere = await GoldenFile("ModalStyles.json").problems { kept in
            try FixtureApp<EverythingFixture>.launch(saved: kept)
        }
        #expect(elsewhere.first?.hasPrefix("ModalStyles.json can't be restored: ") == true)
    }

    /// All requests that a saved tree can hold besides an app's own routes.
    @Test(.proves("KIT-NAV-02", "KIT-NAV-12")) func everyRequestHasItsGoldenForm() {
        let requests: [HostRequest] = [
            .share([
                .text("a “text”"), .url(URL(string: "https://example.org/a") ?? URL(filePath: "/")),
                .file(name: "picture.png"),
            ]),
            .screenshot, .pickImages(limit: 3),
            .composeMail(to: ["ann@example.org"], subject: "About it", body: "Line\nline"),
            .openURL(URL(string: "tel:+48123") ?? URL(filePath: "/")),
        ]
        #expect(GoldenFile("HostRequests.json").problems(with: requests) == [])
    }

    @Test(.proves("KIT-NAV-02")) func everyPresentationHasItsGoldenForm() {
        let overlays = DialogStyle.allCases.map { NavigationOverlay<Route>.Content.dialog($0) }
        #expect(GoldenFile("DialogStyles.json").problems(with: overlays) == [])
        #expect(GoldenFile("ModalStyles.json").problems(with: ModalStyle.allCases) == [])
    }
}
