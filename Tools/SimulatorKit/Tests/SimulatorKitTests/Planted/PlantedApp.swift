// A small app with one of twelve planted bugs for walkers and random drivers to find.

import Foundation
import Observation
import SharedCore
import SharedLocalization
import SharedNavigation
import SharedTesting
import SimulatorKit

/// The bug in the app.
enum PlantedBug: String, CaseIterable, Sendable {
    case none
    /// The coordinator keeps the models that it made.
    case leakedModel
    /// The second of two fast taps pushes again.
    case doublePush
    /// The parent doesn't hear every result of its flow.
    case lostResult
    /// A screen uses an edge that the graph doesn't give it.
    case undeclaredEdge
    /// A late answer is shown.
    case staleAnswer
    /// Typed text is gone after a relaunch.
    case lostDraft
    /// Work goes on, and keeps its model, after the screen has gone.
    case endlessWork
    /// A screen can't be restored.
    case lostScreen
    /// Two simultaneous refreshes leave the screen loading forever.
    case stuckLoading
    /// A confirmation that is tapped twice acts twice.
    case doubleAct
    /// A link leads only where this launch has been.
    case forgottenPlace
    /// A link that waits is never followed.
    case endlessWait
}

enum PlantedRoute: NavigationRoute {
    case list, item(Int), setup, name, confirmation

    enum Kind: String, NavigationName { case list, item, setup, name, confirmation }
    enum Edge: String, NavigationName { case chosen, forced, setUp, named, asked, confirmed }

    var kind: Kind {
        switch self {
        case .list: .list
        case .item: .item
        case .setup: .setup
        case .name: .name
        case .confirmation: .confirmation
        }
    }

    var rootRoutes: [PlantedRoute] { self == .setup ? [.name] : [] }

    static let graph = NavigationGraph<PlantedRoute>(
        root: .list,
        nodes: [
            .init(.list), .init(.item), .init(.setup, .flow(.name)), .init(.name),
            .init(.confirmation, .dialog),
        ],
        edges: [
            .init(.chosen, from: .list, to: .item, by: .push, on: "item tapped"),
            .init(.forced, origin: .app, to: .item, by: .push, on: "link opened"),
            .init(.setUp, from: .list, to: .setup, by: .modal(.sheet), on: "set up tapped"),
            .init(.named, from: .name, by: .finish, on: "done tapped"),
            .init(.asked, from: .item, to: .confirmation, by: .dialog(.alert), on: "delete tapped"),
            .init(.confirmed, from: .confirmation, by: .dismiss, on: "yes tapped"),
        ]
    )
}

extension PlantedRoute: LinkableRoute {
    static var linkScheme: String { "planted" }

    var linkPath: [String]? { if case .item(let number) = self { ["items", "\(number)"] } else { nil } }

    static func route(at path: [String]) -> PlantedRoute? {
        path.count == 2 && path[0] == "items" ? Int(path[1]).map { .item($0) } : nil
    }
}

enum PlantedAction: Codable, Hashable, Sendable {
    case itemTapped(Int), refreshTapped, setUpTapped, typed(String), doneTapped, deleteTapped, yesTapped,
        nextTapped

    /// The screen on which the action is possible.
    var screen: PlantedRoute.Kind {
        switch self {
        case .itemTapped, .refreshTapped, .setUpTapped: .list
        case .typed, .doneTapped: .name
        case .deleteTapped, .nextTapped: .item
        case .yesTapped: .confirmation
        }
    }
}

/// The model of all screens, whose content depends on its route.
@MainActor @Observable
final class PlantedModel: ScreenModel {
    struct State: Equatable, Sendable {
        var wanted = 0
        var shown = 0
        var text = ""
        var isLoading = false
    }

    var state = State()
    @ObservationIgnored let tasks: ScreenTasks? = ScreenTasks()
    @ObservationIgnored private let bug: PlantedBug
    @ObservationIgnored private let emit: (PlantedAction) -> Void
    @ObservationIgnored private var loads = 0
    @ObservationIgnored private var newestAnswer = 0

    @ObservationIgnored private let kind: PlantedRoute.Kind

    init(_ kind: PlantedRoute.Kind, bug: PlantedBug, emit: @escaping (PlantedAction) -> Void) {
        self.kind = kind
        self.bug = bug
        self.emit = emit
        if bug == .endlessWork {
            Task {
                // Waits forever and retains the model meanwhile.
                try? await ManualClock().sleep(for: .seconds(1))
                self.state.shown = 0
            }
        }
    }

    func send(_ action: PlantedAction) {
        guard action.screen == kind else { return }
        switch action {
        case .typed(let text): state.text = text
        case .refreshTapped: refresh()
        case .nextTapped: load(state.wanted + 1)
        default: emit(action)
        }
    }

    private func refresh() {
        loads += 1
        state.isLoading = true
        let isStarted = tasks?.run("refresh", .ignoreWhileRunning, { 1 }) {
            [weak self] (_: Result<Int, any Error>) in
            guard let self else { return }
            loads -= 1
            state.isLoading = bug == .stuckLoading && loads > 0
        }
        if isStarted == false, bug != .stuckLoading { loads -= 1 }
    }

    /// Loads content; with the planted bug, a load that was overtaken by another answers after it.
    ///
    /// It waits for the newer answer itself, not for a fixed time, so a script replays on a busy machine too.
    private func load(_ number: Int) {
        state.wanted = number
        let operation: @MainActor @Sendable () async throws -> Int = { [weak self] in
            await Task.yield()
            while let self, bug == .staleAnswer, state.wanted > number, newestAnswer < state.wanted {
                await Task.yield()
            }
            return number
        }
        // A separate key for each load lets all of them answer.
        tasks?.run(bug == .staleAnswer ? "load \(number)" : "load", .latestWins, operation) {
            [weak self] answer in
            guard let self, case .success(let number) = answer else { return }
            state.shown = number
            newestAnswer = max(newestAnswer, number)
        }
    }
}

struct PlantedScreen: NavigationScreen {
    let planted: PlantedModel
    let keepsDraft: Bool

    var model: any ScreenLifecycle { planted }
    var draft: String? { keepsDraft && !planted.state.text.isEmpty ? planted.state.text : nil }
    func restore(_ draft: String) { planted.state.text = draft }
}

@MainActor
final class PlantedCoordinator<Ending: Sendable>: Coordinator {
    typealias Route = PlantedRoute
    typealias Screen = PlantedScreen

    unowned let navigator: Navigator<Route, Screen>
    /// The navigator, which only the app's coordinator owns.
    private let owned: Navigator<Route, Screen>?
    let exit: FlowExit<Ending>
    let bug: PlantedBug
    private(set) var finished = 0
    private(set) var heard = 0
    private var acted: [NavigationEntryID] = []
    private var hoard: [PlantedModel] = []
    private let isRestoring: Bool
    private var isStarted = false
    private var known: Set<Route> = []
    /// Whether links wait until the user has completed the setup.
    private let isGated: Bool

    init(
        bug: PlantedBug,
        navigator: Navigator<Route, Screen>,
        exit: FlowExit<Ending>,
        isRestoring: Bool = false,
        isGated: Bool = false
    ) {
        self.isGated = isGated
        self.bug = bug
        self.navigator = navigator
        owned = Ending.self == Never.self ? navigator : nil
        self.exit = exit
        self.isRestoring = isRestoring
    }

    func started() {
        isStarted = true
    }

    func exists(_ route: Route) -> Bool { bug != .forgottenPlace || !isStarted || known.contains(route) }

    var isReadyForLinks: Bool { bug != .endlessWait && (!isGated || finished > 0) }

    func makeScreen(for entry: NavigationEntry<Route>) -> Screen? {
        if bug == .lostScreen, isRestoring, !isStarted, entry.route.kind == .item { return nil }
        // The flow makes its own screens, because it alone can finish.
        if entry.route.kind == .name, Ending.self == Never.self { return nil }
        let model = PlantedModel(entry.route.kind, bug: bug) { [weak self] action in
            self?.receive(action, from: entry.id)
        }
        known.insert(entry.route)
        if bug == .leakedModel { hoard.append(model) }
        return PlantedScreen(planted: model, keepsDraft: bug != .lostDraft)
    }

    func makeFlow(for entry: NavigationEntry<Route>) -> (any Coordinator<Route, Screen>)? {
        let exit = FlowExit<String> { [weak self] ending in
            guard let self, case .finished(let name) = ending else { return }
            finished += 1
            if bug != .lostResult || name.isEmpty { heard += 1 }
        }
        return PlantedCoordinator<String>(bug: bug, navigator: navigator, exit: exit)
    }

    private func receive(_ action: PlantedAction, from entry: NavigationEntryID) {
        switch action {
        case .itemTapped(let number):
            if bug == .doublePush {
                navigator.followFromApp(.forced, to: .item(number))
            } else {
                navigator.follow(.chosen, to: .item(number), from: entry)
            }
        case .setUpTapped: navigator.follow(.setUp, to: .setup, from: entry)
        case .deleteTapped:
            let isWrong = bug == .undeclaredEdge
            navigator.follow(isWrong ? .confirmed : .asked, to: isWrong ? nil : .confirmation, from: entry)
        case .yesTapped:
            let isMoved = navigator.follow(.confirmed, from: entry).isMoved
            if isMoved || bug == .doubleAct { acted.append(entry) }
        case .doneTapped: finish(from: entry)
        case .refreshTapped, .typed, .nextTapped: break
        }
    }

    private func finish(from entry: NavigationEntryID) {
        guard let flow = self as? PlantedCoordinator<String> else { return }
        let text = navigator.screen(of: entry)?.planted.state.text ?? ""
        flow.finish(.named, with: text, from: entry)
    }

    /// The problems that the navigation's own checks can't detect.
    var problems: [String] {
        var found: [String] = []
        let entries = navigator.tree.entries
        for (first, second) in zip(entries, entries.dropFirst())
        where first.route == second.route { found.append("one tap pushed twice") }
        if finished != heard { found.append("a result was lost") }
        if acted.count > Set(acted).count { found.append("one confirmation acted twice") }
        for entry in entries {
            guard let model = navigator.screen(of: entry.id)?.planted else { continue }
            if model.state.wanted != model.state.shown {
                found.append("\(model.state.shown) shows for \(model.state.wanted)")
            }
            if model.state.isLoading, navigator.isIdle { found.append("loading, though nothing works") }
        }
        return found
    }
}

extension PlantedCoordinator: AppCoordinator where Ending == Never {}
