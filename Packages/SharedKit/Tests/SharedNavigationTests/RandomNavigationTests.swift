import Foundation
import SharedCore
import SharedNavigation
import SharedTesting
import Testing

// Other platforms have no processes to run tests in.
#if os(macOS) || os(Linux)
    extension LongNavigationTests {
        /// Random operations on each fixture graph, each followed by all checks.
        ///
        /// At each new destination the path of its route gives the route, and its link leads there from a
        /// fresh launch.
        @Suite struct RandomNavigationTests {
            @Test(.everyRow) func publisherFacts() async {
                await #expect(processExitsWith: .success) {
                    try await Run<PublisherFactsFixture>(seed: 1).go()
                }
            }

            @Test(.everyRow) func taaS() async {
                await #expect(processExitsWith: .success) { try await Run<TaaSFixture>(seed: 2).go() }
            }

            @Test(.everyRow) func pictone() async {
                await #expect(processExitsWith: .success) { try await Run<PictoneFixture>(seed: 3).go() }
            }

            @Test(.everyRow) func skyZone() async {
                await #expect(processExitsWith: .success) { try await Run<SkyZoneFixture>(seed: 4).go() }
            }

            @Test(.everyRow) func interlochen() async {
                await #expect(processExitsWith: .success) { try await Run<InterlochenFixture>(seed: 5).go() }
            }

            @Test(.everyRow) func everything() async {
                await #expect(processExitsWith: .success) { try await Run<EverythingFixture>(seed: 6).go() }
            }

            @Test(.everyRow) func linked() async {
                await #expect(processExitsWith: .success) { try await Run<LinkedFixture>(seed: 7).go() }
            }

            @Test(.everyRow, .daily("10,000 random operations on each graph")) func manyOperations() async {
                await #expect(processExitsWith: .success) {
                    try await Run<PublisherFactsFixture>(seed: 1).go(10_000)
                    try await Run<TaaSFixture>(seed: 2).go(10_000)
                    try await Run<PictoneFixture>(seed: 3).go(10_000)
                    try await Run<SkyZoneFixture>(seed: 4).go(10_000)
                    try await Run<InterlochenFixture>(seed: 5).go(10_000)
                    try await Run<EverythingFixture>(seed: 6).go(10_000)
                    try await Run<LinkedFixture>(seed: 7).go(10_000)
                }
            }
        }
    }

    /// The requirement rows that a run proves.
    extension Trait where Self == ProvesTrait {
        fileprivate static var everyRow: Self {
            .proves(
                "KIT-NAV-01",
                "KIT-NAV-02",
                "KIT-NAV-03",
                "KIT-NAV-05",
                "KIT-NAV-06",
                "KIT-NAV-07",
                "KIT-NAV-11"
            )
        }
    }

    @MainActor
    private final class Run<App: Fixture> {
        typealias Route = FixtureRoute<App>

        var random: SeededGenerator
        var journal = FixtureJournal()
        var app: FixtureApp<App>
        var host: FakeHost<Route, FixtureScreen>
        var flowsSeen: Set<NavigationEntryID> = []
        var isModified = 0
        var edgesTaken: Set<App.Edge> = []
        /// Every link that was seen.
        var links: Set<String> = []
        var routes: Set<Route> = []
        var opened: [String] = []

        init(seed: UInt64) throws {
            random = SeededGenerator(seed: seed)
            app = try FixtureApp<App>.launch(journal)
            host = FakeHost(app.navigator)
        }

        func go(_ count: Int = 2_000) async throws {
            for operation in 0..<count {
                let before = (app: app, changes: app.navigator.changes, tree: app.navigator.tree)
                let name = try act()
                let isChanged = app !== before.app || app.navigator.changes != before.changes
                if isChanged { isModified += 1 }
                let problems =
                    isChanged ? try check() : app.navigator.tree == before.tree ? [] : ["changed in silence"]
                #expect(problems == [], "operation \(operation): \(name)")
                if !problems.isEmpty { return }
                // Start again now and then, so that a run doesn't drift into one deep corner.
                if operation % 80 == 79 { try startAgain() }
            }
            #expect(isModified > count / 10, "only \(isModified) operations changed anything")
            let reachable = Set(App.graph.edges.map(\.edge))
            #expect(edgesTaken == reachable, "never taken: \(reachable.subtracting(edgesTaken))")
            #expect(links.count > 2, "only \(links)")
            let isLinked = App.graph.edges.contains { edge in
                edge.origin == .app && edge.target.map { App.graph[$0]?.role == .screen } == true
            }
            #expect(!isLinked || opened.count > 20, "only \(opened)")
        }

        private func act() throws -> String {
            let navigator = app.navigator
            let entries = navigator.tree.entries
            switch Int.random(in: 0..<100, using: &random) {
            case 0..<55:
                // An edge that starts at the front, or at the bar beside it.
                let usable = entries.filter { navigator.tree.isInFront($0.id) }
                guard let entry = usable.randomElement(using: &random) else { return "nothing" }
                let edges = App.graph.edges.filter { $0.starts(from: entry.route.kind) }
                guard let edge = edges.randomElement(using: &random) else { return "no edge" }
                return follow(edge, from: entry.id)
            case 55..<62:
                // Any edge from any entry.
                guard let edge = App.Edge.allCases.randomElement(using: &random),
                    let entry = entries.randomElement(using: &random)
                else { return "nothing" }
                guard let declared = App.graph[edge: edge] else {
                    #expect(navigator.follow(edge, from: entry.id) == .refused(.undeclared))
                    return "undeclared"
                }
                return follow(declared, from: entry.id)
            case 62..<66:
                let edges = App.graph.edges.filter { $0.origin == .app }
                guard let edge = edges.randomElement(using: &random) else { return "no link" }
                let route = edge.transition.makesEntry ? edge.target.map(route) : nil
                note(edge, navigator.followFromApp(edge.edge, to: route))
                return "app: \(edge.edge)"
            case 66..<74: host.draw()
            case 74..<80: host.swipeBack()
            case 80..<82: host.swipeBackBegan()
            case 82..<84: host.swipeBackCancelled()
            case 84..<87: host.pullDown()
            case 87..<89: host.switchTab(Int.random(in: -1..<6, using: &random))
            case 89..<91: host.dragDrawer(isOpen: Bool.random(using: &random))
            case 93..<95: return openLink()
            case 91..<93:
                guard let entry = entries.randomElement(using: &random) else { return "nothing" }
                navigator.answer(.completed, to: entry.id)
                return "answer \(entry.id)"
            case 95..<97:
                guard let entry = entries.randomElement(using: &random) else { return "nothing" }
                navigator.reconcile(visible: VisibleEntries(navigator.tree).without(entry.id))
                return "vanish \(entry.id)"
            case 97..<98:
                navigator.screen(of: navigator.tree.front.id)?.restore(
                    Int.random(in: 0..<100, using: &random)
                )
                navigator.receive(.memoryWarning)
            default:
                try relaunch()
                return "relaunch"
            }
            return "host"
        }

        private func route(_ kind: App.Kind) -> Route {
            Route(kind: kind, number: Int.random(in: 0..<1_000, using: &random))
        }

        /// Records a move, which may only be made along an edge that starts at the given kind.
        private func note(_ edge: NavigationGraph<Route>.Edge, _ move: MoveResult, from kind: App.Kind? = nil)
        {
            guard move.isMoved else { return }
            edgesTaken.insert(edge.edge)
            #expect(
                kind.map { edge.starts(from: $0) } ?? (edge.origin == .app),
                "\(edge.edge) from \(kind as Any)"
            )
        }

        private func follow(_ edge: NavigationGraph<Route>.Edge, from entry: NavigationEntryID) -> String {
            let navigator = app.navigator
            let kind = navigator.tree.entries.first { $0.id == entry }?.route.kind
            if edge.transition == .finish {
                // Only the flow's own coordinator can end it.
                let flows = navigator.tree.entries.filter(\.isFlow).compactMap { navigator.flow(of: $0.id) }
                guard let flow = flows.randomElement(using: &random) as? FixtureCoordinator<App, Int> else {
                    return "no flow"
                }
                note(edge, flow.finish(edge.edge, with: 1, from: entry), from: kind)
                return "finish"
            }
            let route = edge.transition.makesEntry ? edge.target.map(route) : nil
            note(edge, navigator.follow(edge.edge, to: route, from: entry), from: kind)
            return "\(edge.edge) from \(entry)"
        }

        /// Opens the link of a destination visited before: it leads there, waits, or changes nothing.
        private func openLink() -> String {
            let navigator = app.navigator
            guard let link = (opened + links.prefix(1)).randomElement(using: &random) else {
                return "no link"
            }
            let (tree, changes) = (navigator.tree, navigator.changes)
            switch navigator.open(link: link) {
            case .opened(let entry):
                #expect(navigator.link == link)
                #expect(navigator.tree.front.id == entry)
            case .waiting, .failed: #expect(navigator.tree == tree && navigator.changes == changes)
            }
            return "link \(link)"
        }

        /// Path -> state -> path, for the front screen.
        private func linkProblems() throws -> [String] {
            let route = app.navigator.tree.frontScreen.route
            guard routes.insert(route).inserted, let path = route.linkPath else { return [] }
            var found = Route.route(at: path) == route ? [] : ["\(path) isn't the path of \(route)"]
            guard let link = app.navigator.link else { return found + ["\(route) has no link"] }
            if try LinkPath(link, scheme: "app").segments != path { found.append("\(link) isn't \(path)") }
            // Thousands of numbers make thousands of links; a few hundred are enough of each graph.
            guard links.count < 300 else { return found }
            links.insert(link)
            let window = try FixtureApp<App>.launch()
            let next = window.navigator
            switch next.open(link: link) {
            case .opened:
                opened.append(link)
                if next.tree.front.route != route || next.link != link {
                    found.append("\(link) leads to \(next.tree.front.route)")
                }
            case .failed(.noWay), .failed(.refused): break
            case .failed, .waiting: found.append("\(link) isn't taken for a link")
            }
            return found
        }

        private func startAgain() throws {
            journal = FixtureJournal()
            flowsSeen = []
            app = try FixtureApp<App>.launch(journal)
            host = FakeHost(app.navigator)
        }

        private func relaunch() throws {
            let saved = app.navigator.saved()
            let bytes = try Self.encoder.encode(saved)
            let decoded = try JSONDecoder().decode(SavedNavigation<Route, Int>.self, from: bytes)
            #expect(decoded == saved)
            journal = FixtureJournal()
            app = try FixtureApp<App>.launch(journal, saved: decoded)
            #expect(app.navigator.saved() == saved)
            flowsSeen = Set(app.navigator.tree.entries.filter(\.isFlow).map(\.id))
            host = FakeHost(app.navigator)
        }

        private func check() throws -> [String] {
            let navigator = app.navigator
            let tree = navigator.tree
            var found = NavigationInvariants.problems(of: navigator) + (try linkProblems())
            // Models are alive exactly for the entries in the tree, and were told their phases.
            let requests = tree.entries.filter { App.graph[$0.route.kind]?.role == .request }.map(
                \.id.description
            )
            let expected = Set(tree.entries.map(\.id.description)).subtracting(requests)
            if Set(journal.census.alive) != expected {
                found.append("alive: \(journal.census.alive), tree: \(expected)")
            }
            for entry in tree.entries {
                guard let model = navigator.screen(of: entry.id)?.fixture else { continue }
                let told = model.phases.last
                if told != navigator.phase(of: entry.id) {
                    found.append("\(entry.id) was told \(told as Any)")
                }
            }
            // Each flow ended once, and only flows that have left the tree.
            flowsSeen.formUnion(tree.entries.filter(\.isFlow).map(\.id))
            let ended = journal.endings.map(\.flow)
            let open = Set(tree.entries.filter(\.isFlow).map(\.id))
            if ended.count != Set(ended).count { found.append("a flow ended twice") }
            if Set(ended) != flowsSeen.subtracting(open) {
                found.append("ended \(ended), seen \(flowsSeen), open \(open)")
            }
            // A decoded tree is equal; a host reaches the tree by steps.
            let bytes = try Self.encoder.encode(tree)
            if try JSONDecoder().decode(NavigationTree<Route>.self, from: bytes) != tree {
                found.append("coding differs")
            }
            if !host.drawn.applying(host.drawn.steps(to: tree)).showsSame(as: tree) {
                found.append("steps lead elsewhere")
            }
            return found
        }

        private static var encoder: JSONEncoder {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys]
            return encoder
        }
    }
#endif
