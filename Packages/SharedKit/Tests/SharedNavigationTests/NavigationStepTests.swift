import SharedNavigation
import SharedTesting
import Testing

@MainActor @Suite struct NavigationStepTests {
    typealias Route = FixtureRoute<SkyZoneFixture>

    let navigator: Navigator<Route, FixtureScreen>
    let app: FixtureApp<SkyZoneFixture>

    init() throws {
        app = try FixtureApp<SkyZoneFixture>.launch()
        navigator = app.navigator
    }

    private func steps(_ moves: () -> Void) -> [NavigationStep<Route>] {
        let before = navigator.tree
        moves()
        return before.steps(to: navigator.tree)
    }

    @Test(.proves("KIT-NAV-02")) func eachKindOfMoveIsOneStep() {
        let level = navigator.tree.levels[0].id
        #expect(
            steps { navigator.follow(.menuTapped, from: navigator.tree.front.id) } == [
                .openDrawer(level: level)
            ]
        )
        let chosen = steps {
            navigator.follow(.leaderboardChosen, to: Route(kind: .leaderboard), from: navigator.tree.front.id)
        }
        let board = navigator.tree.front
        #expect(
            chosen == [
                .closeDrawer(level: level), .replace([board], above: nil, .init(level: level, index: 0)),
            ]
        )
        let opened = steps {
            navigator.follow(.viewAllTapped, to: Route(kind: .fullLeaderboard), from: navigator.tree.front.id)
        }
        let modal = navigator.tree.levels[1]
        #expect(opened == [.present(modal)])
        let whole = navigator.tree.front
        let pushed = steps {
            navigator.follow(.buyAnywhere, to: Route(kind: .findPark), from: navigator.tree.front.id)
            navigator.follow(.parkChosen, to: Route(kind: .parkInfo), from: navigator.tree.front.id)
        }
        let stack = NavigationStep<Route>.Stack(level: modal.id, index: 0)
        #expect(pushed == [.push(Array(modalEntries.dropFirst()), stack)])
        let popped = steps {
            navigator.reconcile(
                visible: VisibleEntries(navigator.tree).without(modalEntries[1].id, modalEntries[2].id)
            )
        }
        #expect(popped == [.pop(to: whole.id, stack)])
        #expect(
            steps { navigator.follow(.fullClosed, from: navigator.tree.front.id) } == [
                .dismiss(level: modal.id)
            ]
        )
        let asked = steps { navigator.followFromApp(.expiryNoticed, to: Route(kind: .sessionExpired)) }
        #expect(asked == navigator.tree.overlay.map { [.showOverlay($0)] })
        let alert = navigator.tree.front.id
        #expect(steps { navigator.follow(.expiryClosed, from: alert) } == [.closeOverlay(alert)])
        #expect(steps {} == [])
    }

    private var modalEntries: [NavigationEntry<Route>] {
        navigator.tree.levels[1].container.frontStack.entries
    }
}
