// The ground that the five fixture graphs share: routes, screens and coordinators that are nothing but navigation.

import SharedCore
import SharedNavigation
import SharedTesting

/// One app's graph, without its content.
protocol Fixture: Sendable {
    associatedtype Kind: NavigationName
    associatedtype Edge: NavigationName
    static var root: Kind { get }
    static var graph: NavigationGraph<FixtureRoute<Self>> { get }
}

/// A kind and a number that stands for the content shown.
struct FixtureRoute<App: Fixture>: NavigationRoute {
    typealias Kind = App.Kind
    typealias Edge = App.Edge

    var kind: Kind
    var number = 0

    var rootRoutes: [FixtureRoute] {
        App.graph[kind]?.role.rootKinds.map { FixtureRoute(kind: $0, number: number) } ?? []
    }

    var hostRequest: HostRequest? { App.graph[kind]?.role == .request ? .share([.text("\(number)")]) : nil }
}

/// A model that remembers which phases it was told.
@MainActor
final class FixtureModel: ScreenLifecycle {
    let number: Int
    let tasks: ScreenTasks? = ScreenTasks()
    private(set) var phases: [EntryPhase] = []
    private(set) var events: [AppEvent] = []
    var draft: Int?
    var onPhase: ((EntryPhase) -> Void)?

    init(number: Int) {
        self.number = number
    }

    func phaseChanged(to phase: EntryPhase) {
        phases.append(phase)
        onPhase?(phase)
    }

    func appEventReceived(_ event: AppEvent) {
        events.append(event)
    }
}

struct FixtureScreen: NavigationScreen {
    let fixture: FixtureModel

    var model: any ScreenLifecycle { fixture }
    var draft: Int? { fixture.draft }
    func restore(_ draft: Int) { fixture.draft = draft }
}

/// What happened to flows and requests, and what is still alive.
@MainActor
final class FixtureJournal {
    var endings: [(flow: NavigationEntryID, ending: FlowEnding<Int>)] = []
    var answers: [(request: NavigationEntryID, answer: HostResponse)] = []
    var onEnding: ((FlowEnding<Int>) -> Void)?
    /// What links have led to while it was there.
    var linked: [NavigationEntryID] = []
    /// How often the app (nil) and each flow was started.
    var starts: [NavigationEntryID?: Int] = [:]
    /// What the app does at its own start.
    var onStart: (@MainActor () -> Void)?
    /// Keeps models that have left, as no app may.
    var hoard: [FixtureModel]?
    let census = LifetimeCensus()
    let log = MemoryLog(capacity: 5_000)
}

/// A coordinator of any fixture: the app's and those of its flows are alike.
@MainActor
final class FixtureCoordinator<App: Fixture, Ending: Sendable>: Coordinator {
    typealias Route = FixtureRoute<App>
    typealias Screen = FixtureScreen

    unowned let navigator: Navigator<Route, Screen>
    /// Only the app's coordinator keeps the navigator.
    private let owned: Navigator<Route, Screen>?
    let exit: FlowExit<Ending>
    let journal: FixtureJournal
    /// What doesn't exist (any more).
    var missing: Set<Route> = []
    var isReadyForLinks = true
    /// The entry of this flow; nil for the app.
    private let entry: NavigationEntryID?

    init(
        navigator: Navigator<Route, Screen>,
        exit: FlowExit<Ending>,
        journal: FixtureJournal,
        entry: NavigationEntryID? = nil
    ) {
        self.navigator = navigator
        self.entry = entry
        owned = Ending.self == Never.self ? navigator : nil
        self.exit = exit
        self.journal = journal
    }

    func started() {
        journal.starts[entry, default: 0] += 1
        if entry == nil { journal.onStart?() }
    }

    func exists(_ route: Route) -> Bool { !missing.contains(route) }

    func linkFollowed(to entry: NavigationEntry<Route>) { journal.linked.append(entry.id) }

    func makeScreen(for entry: NavigationEntry<Route>) -> Screen? {
        let model = FixtureModel(number: entry.route.number)
        journal.census.watch(model, as: entry.id.description)
        journal.hoard?.append(model)
        return FixtureScreen(fixture: model)
    }

    func makeFlow(for entry: NavigationEntry<Route>) -> (any Coordinator<Route, Screen>)? {
        let exit = FlowExit<Int> { [journal] ending in
            journal.endings.append((entry.id, ending))
            journal.onEnding?(ending)
        }
        let flow = FixtureCoordinator<App, Int>(
            navigator: navigator,
            exit: exit,
            journal: journal,
            entry: entry.id
        )
        journal.census.watch(flow, as: entry.id.description)
        return flow
    }

    func requestAnswered(
        _ answer: HostResponse,
        to request: NavigationEntry<Route>,
        presenter: NavigationEntryID
    ) {
        journal.answers.append((request.id, answer))
    }
}

typealias FixtureApp<App: Fixture> = FixtureCoordinator<App, Never>

extension FixtureCoordinator where Ending == Never {
    /// Starts an app with this graph.
    static func launch(
        _ journal: FixtureJournal = FixtureJournal(),
        saved: SavedNavigation<Route, Int>? = nil
    ) throws -> FixtureCoordinator {
        let navigator = Navigator<Route, Screen>(
            graph: App.graph,
            root: Route(kind: App.root),
            log: journal.log
        )
        let app = FixtureCoordinator(navigator: navigator, exit: .none, journal: journal)
        let isRestored = navigator.start(app, restoring: saved).isRestored
        if saved != nil, !isRestored { throw FixtureProblem.notRestored }
        return app
    }
}

enum FixtureProblem: Error {
    case notRestored
}
