// The invariants that every other test relies on find planted faults.

import SharedTesting
import Testing

@testable import SharedNavigation

/// The states are made through internals: the public API has no way into them.
@MainActor @Suite struct NavigationInvariantsTests {
    typealias Route = FixtureRoute<EverythingFixture>

    let app: FixtureApp<EverythingFixture>
    var navigator: Navigator<Route, FixtureScreen> { app.navigator }
    private var problems: [String] { NavigationInvariants.problems(of: navigator) }

    init() throws {
        app = try FixtureApp<EverythingFixture>.launch()
        navigator.follow(.begin, to: Route(kind: .a), from: navigator.tree.front.id)
        #expect(problems == [])
    }

    @Test(.proves("KIT-NAV-05", "KIT-NAV-13")) func anEntryWithoutAModelIsFound() {
        let front = navigator.tree.front.id
        navigator.live[front] = nil
        #expect(
            problems == [
                "entry \(front) has no model", "entry \(front) has no screen",
                "what is in front isn't told so",
            ]
        )
    }

    @Test(.proves("KIT-NAV-05", "KIT-NAV-13")) func aModelThatIsKeptIsFound() {
        let front = navigator.tree.front.id
        let gone = NavigationEntryID(rawValue: 999)
        navigator.live[gone] = navigator.live[front]
        #expect(problems == ["entry 999 has left, but its model is kept"])
    }

    @Test(.proves("KIT-NAV-02", "KIT-NAV-13")) func aBrokenTreeIsFound() {
        navigator.storedTree.nextID = 1
        #expect(problems.contains { $0.hasSuffix("was never given out") })
    }

    @Test(.proves("KIT-NAV-03", "KIT-NAV-13")) func aTreeThatDoesntFitTheGraphIsFound() {
        let id = navigator.storedTree.front.id
        let dialog = NavigationEntry(id: id, route: Route(kind: .alert), isFlow: false)
        navigator.storedTree.levels[0].container = .stack(NavigationStack(entries: [dialog]))
        #expect(problems == ["the tree doesn't fit the graph"])
    }

    @Test(.proves("KIT-NAV-11", "KIT-NAV-13")) func aFlowWithoutACoordinatorIsFound() throws {
        navigator.follow(.flowPushed, to: Route(kind: .flow), from: navigator.tree.front.id)
        let flow = try #require(navigator.tree.entries.first { $0.isFlow }).id
        navigator.live[flow] = navigator.live[navigator.tree.front.id]
        #expect(problems == ["flow \(flow) has no coordinator"])
    }

    @Test(.proves("KIT-NAV-05")) func anAppThatNeverStartedHasNoModels() {
        let navigator = Navigator<Route, FixtureScreen>(
            graph: EverythingFixture.graph,
            root: Route(kind: .start)
        )
        let root = navigator.tree.front.id
        #expect(NavigationInvariants.problems(of: navigator).contains("entry \(root) has no model"))
    }
}
