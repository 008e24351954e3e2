// The one type that changes the navigation tree.

import Observation
import SharedCore

/// Holds the navigation tree, and the models of exactly the entries that are in it.
///
/// Hosts observe and draw `tree`; coordinators change it along the graph's edges; `reconcile(visible:)` takes
/// the platform's own changes. Every change is complete when the call returns.
@MainActor
public final class Navigator<Route: NavigationRoute, Screen: NavigationScreen>: Observable {
    @usableFromInline typealias Live = LiveEntry<Route, Screen>

    /// The moves that the app can make.
    public let graph: NavigationGraph<Route>
    /// The host's viewport, traits and activity.
    public let environment = HostEnvironment()
    /// The services that outlive screens and receive the app's events.
    ///
    /// Kept alive by the navigator.
    public var services: [any AppService] = []

    @usableFromInline let log: any EventLog
    @usableFromInline var storedTree: NavigationTree<Route>
    @usableFromInline var live: [NavigationEntryID: Live] = [:]
    @usableFromInline var inFront: (top: NavigationEntryID, bar: NavigationEntryID?)?
    @usableFromInline weak var app: (any AppCoordinator<Route, Screen>)?
    @usableFromInline let revision = Revision()
    /// The destination of the newest link that can't be opened yet.
    @usableFromInline var waiting: Route?
    /// The newest entry of the restored tree; older entries may show content that is gone, which isn't known
    /// yet.
    var newestRestored: NavigationEntryID?
    @usableFromInline var isCommitting = false
    /// The tasks of screens that are gone, as long as any of them runs.
    @usableFromInline var orphans: [ScreenTasks] = []

    /// Makes a navigator that will show `root`.
    public init(graph: NavigationGraph<Route>, root: Route, log: any EventLog = NoLog()) {
        self.graph = graph
        self.log = log
        storedTree = NavigationTree(root: root, graph: graph)
    }

    /// The screens, modals and overlay, as one value.
    ///
    /// Observed: a change is announced once per move, when it is complete.
    @inlinable public var tree: NavigationTree<Route> {
        revision.observe()
        return storedTree
    }

    /// The number of changes of the tree.
    public var changes: Int { revision.count }

    /// The orientations that the screen in front allows.
    @inlinable public var orientations: OrientationPolicy {
        graph[tree.frontScreen.route.kind]?.orientations ?? .any
    }

    /// The model behind an entry; nil if it isn't in the tree, or is a flow or a request.
    @inlinable public func screen(of id: NavigationEntryID) -> Screen? {
        if case .screen(let screen, _) = live[id]?.content { screen } else { nil }
    }

    /// The coordinator of the flow that an entry marks; nil if it isn't in the tree or isn't a flow.
    @inlinable public func flow(of id: NavigationEntryID) -> (any Coordinator<Route, Screen>)? {
        if case .flow(let flow) = live[id]?.content { flow } else { nil }
    }

    /// The phase of an entry's life.
    @inlinable public func phase(of id: NavigationEntryID) -> EntryPhase {
        guard live[id] != nil else { return .ended }
        return storedTree.isInFront(id) ? .inFront : .covered
    }

    /// The entries that have a model or coordinator; at rest exactly those of the tree.
    @inlinable public var liveEntries: Set<NavigationEntryID> { Set(live.keys) }

    /// Makes the models of the tree and begins to move.
    ///
    /// Called once by the app's coordinator, which isn't retained.
    ///
    /// The longest part of the saved tree that still exists is kept (see `Coordinator.exists(_:)`). The app
    /// starts fresh if no root is left, or if the rest doesn't fit the graph or a screen of it can't be made.
    ///
    /// - Parameter saved: The navigation of the last launch.
    /// - Returns: The result of the restoration; also in the log.
    @discardableResult
    public func start(
        _ app: some AppCoordinator<Route, Screen>,
        restoring saved: SavedNavigation<Route, Screen.Draft>? = nil
    ) -> Restoration {
        guard self.app == nil else { return .refused(.alreadyStarted) }
        self.app = app
        let restoration = saved.map { restore($0, for: app) } ?? .fresh
        if restoration.isRestored, let saved {
            for draft in saved.drafts { screen(of: draft.entry)?.restore(draft.draft) }
        } else {
            live = models(for: storedTree) ?? [:]
        }
        note(restoration)
        revision.advance()
        // Restored flows only: a flow that the app opens in `started()` is told by the move that opens it.
        let restored = storedTree.entries.filter(\.isFlow).map(\.id)
        app.started()
        for id in restored { flow(of: id)?.started() }
        tellPhases(of: storedTree.entries.compactMap { entry in live[entry.id].map { (entry, $0) } })
        followWaitingLink()
        return restoration
    }

    /// The navigation to save for the next launch.
    public func saved() -> SavedNavigation<Route, Screen.Draft> {
        SavedNavigation(
            tree: storedTree,
            drafts: storedTree.entries.compactMap { entry in
                guard case .screen(let screen, _) = live[entry.id]?.content, let draft = screen.draft else {
                    return nil
                }
                return SavedNavigation.SavedDraft(entry: entry.id, draft: draft)
            }
        )
    }

    /// Receives an event of the app, and tells services and then every model from the root up.
    public func receive(_ event: AppEvent) {
        environment.receive(event)
        for service in services { service.appEventReceived(event) }
        for entry in storedTree.entries {
            if case .screen(_, let model) = live[entry.id]?.content { model.appEventReceived(event) }
        }
    }

    /// Whether no screen or service is working, those that are gone included.
    @inlinable public var isIdle: Bool { allTasks.allSatisfy(\.isIdle) }

    /// Returns when no screen or service is working any more, saves of screens that are gone included.
    @inlinable public func settled() async {
        while let tasks = allTasks.first(where: { !$0.isIdle }) { await tasks.settled() }
        orphans = []
    }

    @inlinable var allTasks: [ScreenTasks] {
        orphans + services.compactMap(\.tasks)
            + live.values.compactMap { live in
                if case .screen(_, let model) = live.content { model.tasks } else { nil }
            }
    }

    // MARK: - After every change

    /// Completes a change of the tree: ends the entries that left, adds those that came, tells models and
    /// coordinators.
    ///
    /// - Parameters:
    ///   - removed: The entries that left, topmost last.
    ///   - arrivals: The models of the entries that came.
    ///   - request: The request that left without a response.
    ///   - finished: The flow that reached its end, and the delivery of its result to its parent.
    @inlinable func commit(
        removed: [NavigationEntry<Route>],
        arrivals: [(NavigationEntry<Route>, Live)] = [],
        request: NavigationOverlay<Route>? = nil,
        finished: (flow: NavigationEntryID, deliver: () -> Void)? = nil
    ) {
        let isInner = isCommitting
        isCommitting = true
        var endedFlows: [(NavigationEntryID, any Coordinator<Route, Screen>)] = []
        var endedModels: [any ScreenLifecycle] = []
        let requestOwner = request.map { coordinator(of: $0.owner) }
        for entry in removed.reversed() {
            switch live.removeValue(forKey: entry.id)?.content {
            case .screen(_, let model): endedModels.append(model)
            case .flow(let flow): endedFlows.append((entry.id, flow))
            case .request, nil: break
            }
        }
        for (entry, model) in arrivals { live[entry.id] = model }
        revision.advance()
        // From here on the tree is complete, so the models and coordinators that are told may make moves.
        for model in endedModels {
            if let tasks = model.tasks {
                tasks.end()
                if !tasks.isIdle { orphans = orphans.filter { !$0.isIdle } + [tasks] }
            }
            model.phaseChanged(to: .ended)
        }
        for (_, model) in arrivals {
            if case .flow(let flow) = model.content { flow.started() }
        }
        for (id, flow) in endedFlows {
            if let finished, finished.flow == id { finished.deliver() } else { flow.cancelIfRunning() }
        }
        if let request, case .request = request.content {
            requestOwner??.requestAnswered(.cancelled, to: request.entry, presenter: request.presenter)
        }
        tellPhases(of: arrivals)
        // Only the outermost change opens the waiting link: the callers of inner changes may have more to do.
        guard !isInner else { return }
        isCommitting = false
        if waiting != nil { followWaitingLink() }
    }

    /// Tells the models whose phase has changed.
    ///
    /// `newcomers` are told their first phase even if that is `covered`.
    @inlinable func tellPhases(of newcomers: [(NavigationEntry<Route>, Live)]) {
        let before = inFront
        let top = storedTree.front.id
        let bar = storedTree.overlay == nil ? storedTree.levels[storedTree.top].container.usableBar : nil
        inFront = (top, bar)
        if let before {
            if before.top != top, before.top != bar { tell(before.top, .covered) }
            if let old = before.bar, old != top, old != bar { tell(old, .covered) }
        }
        for (entry, _) in newcomers where entry.id != top && entry.id != bar { tell(entry.id, .covered) }
        if top != before?.top, top != before?.bar { tell(top, .inFront) }
        if let bar, bar != before?.top, bar != before?.bar { tell(bar, .inFront) }
    }

    /// Tells a model its phase, unless an earlier call has made another move: then that move has told it.
    @inlinable func tell(_ id: NavigationEntryID, _ phase: EntryPhase) {
        if case .screen(_, let model) = live[id]?.content, storedTree.isInFront(id) == (phase == .inFront) {
            model.phaseChanged(to: phase)
        }
    }
}

/// Announces changes of the tree, and the result of a link that had waited.
///
/// Not generic, so that its key path costs nothing.
@MainActor @Observable
@usableFromInline final class Revision {
    var count = 0
    /// The error of a link that had waited; nil if it was opened.
    var linkError: LinkError?

    @usableFromInline func observe() { _ = count }
    @usableFromInline func advance() { count += 1 }
}
