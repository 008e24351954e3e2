// The common base of the five fixture graphs: routes, screens and coordinators without content.

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

/// A model that records its phases.
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

/// Records the endings of flows and requests, and the living models.
@MainActor
final class FixtureJournal {
    var endings: [(flow: NavigationEntryID, ending: FlowEnding<Int>)] = []
    var answers: [(request: NavigationEntryID, answer: HostResponse)] = []
    var onEnding: ((FlowEnding<Int>) -> Void)?
    /// The entries that links led to.
    var linked: [NavigationEntryID] = []
    /// The number of starts of the app (nil) and of each flow.
    var starts: [NavigationEntryID?: Int] = [:]
    /// The app's action at its own start.
    var onStart: (@MainActor () -> Void)?
    /// Retains models that have left, which no app may do.
    var hoard: [FixtureModel]?
    let census = LifetimeCensus()
    let log = MemoryLog(capacity: 5_000)
}

/// A coordinator of any fixture, for the app and for its flows.
@MainActor
final class FixtureCoordinator<App: Fixture, Ending: Sendable>: Coordinator {
    typealias Route = FixtureRoute<App>
    typealias Screen = FixtureScreen

    unowned let navigator: Navigator<Route, Screen>
    /// Set for the app's coordinator only, which owns the navigator.
    private let owned: Navigator<Route, Screen>?
    let exit: FlowExit<Ending>
    let journal: FixtureJournal
    /// Routes whose content doesn't exist (any more).
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

extension FixtureCoordinator: AppCoordinator where Ending == Never {}
