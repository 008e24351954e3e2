import Foundation
import SharedNavigation
import SharedTesting
import Testing

/// What is saved on people's devices: a change of its form must raise the archive's schema.
@MainActor @Suite struct GoldenTests {
    typealias Route = FixtureRoute<EverythingFixture>

    private let golden = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Goldens/SavedNavigation.json")

    /// Tabs, over them a drawer, in it a flow, over that a dialog; and a draft.
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
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        let bytes = try encoder.encode(saved())
        // For an intended change: `GOLDENS=new swift test --filter GoldenTests` keeps the new form.
        if ProcessInfo.processInfo.environment["GOLDENS"] == "new" {
            try (bytes + Data("\n".utf8)).write(to: golden)
        }
        let kept = try String(contentsOf: golden, encoding: .utf8)
        #expect(String(decoding: bytes, as: UTF8.self) + "\n" == kept)
    }

    @Test(.proves("KIT-NAV-02", "KIT-NAV-08")) func theGoldenFormIsRestored() throws {
        let kept = try JSONDecoder().decode(
            SavedNavigation<Route, Int>.self,
            from: Data(contentsOf: golden)
        )
        #expect(try kept == saved())
        let app = try FixtureApp<EverythingFixture>.launch(saved: kept)
        #expect(app.navigator.saved() == kept)
        #expect(app.navigator.tree.overlay != nil && app.navigator.tree.levels.count == 2)
        #expect(NavigationInvariants.problems(of: app.navigator) == [])
    }
}
