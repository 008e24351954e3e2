// One launch of an app under a host, and the violations seen in it.

import SharedNavigation

/// Performs the moves of app and host, and records violations.
@MainActor
final class HostTrial<App: Coordinator> {
    let app: App
    let host: FakeHost<App.Route, App.Screen>
    private(set) var complaints: [HostComplaint] = []
    private let settling: @MainActor (App) async -> Void
    private let census = LifetimeCensus()
    private var watched: Set<NavigationEntryID> = []
    private var script: [String] = []

    init(_ app: App, doors: HostInterface, settling: @escaping @MainActor (App) async -> Void) {
        self.app = app
        self.settling = settling
        host = FakeHost(app.navigator, doors: doors)
        watch()
    }

    var navigator: Navigator<App.Route, App.Screen> { app.navigator }

    private var present: Set<NavigationEntryID> { Set(navigator.tree.entries.map(\.id)) }

    // MARK: - Doing

    /// Makes a move of the app's own; returns whether it was made.
    @discardableResult
    func follow(_ way: HostRoute<App.Route>) -> Bool {
        let asker: NavigationEntryID? =
            switch way.asker {
            case .front: navigator.tree.front.id
            case .bar: navigator.tree.bar?.id
            case .app: nil
            }
        var move = MoveResult.refused(.notInFront)
        act(way.name) {
            if way.asker == .app {
                move = navigator.followFromApp(way.edge.edge, to: way.route)
            } else if let asker {
                move = navigator.follow(way.edge.edge, to: way.route, from: asker)
            }
        }
        return move.isMoved
    }

    /// Performs an action, after which all invariants must hold.
    func act(_ name: String, _ action: () -> Void) {
        script.append(name)
        action()
        watch()
        for problem in NavigationInvariants.problems(of: navigator) {
            complain("no such thing as: " + problem)
        }
    }

    /// Waits until the app is at rest, and draws.
    func rest() async {
        await settling(app)
        watch()
        host.draw()
        expect(host.isInStep, "the host to draw what the navigator says")
        // An object that has only just ended is released in a later turn.
        var turns = 0
        while !leaks.isEmpty, turns < 100 {
            turns += 1
            await Task.yield()
        }
        for leak in leaks { complain("entry \(leak) to be released, as it has left") }
    }

    private var leaks: [String] {
        let present = Set(navigator.tree.entries.map { $0.id.description })
        return census.alive.filter { !present.contains($0) }
    }

    private func watch() {
        for entry in navigator.tree.entries where watched.insert(entry.id).inserted {
            let name = entry.id.description
            if let screen = navigator.screen(of: entry.id) { census.watch(screen.model, as: name) }
            if let flow = navigator.flow(of: entry.id) { census.watch(flow, as: name) }
        }
    }

    // MARK: - Expecting

    func expect(_ holds: Bool, _ expected: String) {
        if !holds { complain(expected) }
    }

    private func complain(_ expected: String) {
        complaints.append(HostComplaint(script: script, expected: expected))
    }

    /// Performs an action that must change nothing.
    func expectNothing(of name: String, _ action: () -> Void) {
        let (tree, changes) = (navigator.tree, navigator.changes)
        act(name, action)
        expect(navigator.tree == tree && navigator.changes == changes, "nothing to change")
    }

    /// Performs an action by which an entry leaves, with everything over it and nothing else; then reports it
    /// again.
    func expectLeaving(of vanished: NavigationEntryID, by name: String, _ action: () -> Void) {
        let (tree, changes, before) = (navigator.tree, navigator.changes, present)
        let gone = tree.leaving(with: vanished)
        guard !gone.isEmpty else { return expectNothing(of: name, action) }
        act(name, action)
        let stayed = gone.intersection(present).sorted()
        expect(stayed.isEmpty, "\(stayed) to leave")
        // More than one change means that the app went on by itself; its own changes aren't checked.
        if navigator.changes <= changes + 1 {
            let missing = before.subtracting(gone).subtracting(present).sorted()
            expect(missing.isEmpty, "\(missing) to stay")
            expect(present.isSubset(of: before), "nothing new to come")
        }
        expectNothing(of: "the same report again") { host.repeatReport() }
    }
}
