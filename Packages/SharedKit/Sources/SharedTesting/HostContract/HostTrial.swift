// One launch of an app under a host, and what it was seen to do.

import SharedNavigation

/// Performs what app and host do, and takes down what isn't as it should be.
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

    /// Makes a move of the app's own; whether it was made.
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

    /// Does something, after which all must be in order.
    func act(_ name: String, _ action: () -> Void) {
        script.append(name)
        action()
        watch()
        for problem in NavigationInvariants.problems(of: navigator) {
            complain("no such thing as: " + problem)
        }
    }

    /// Waits until nothing happens any more, and draws.
    func rest() async {
        await settling(app)
        watch()
        host.draw()
        expect(host.isInStep, "the host to draw what the navigator says")
        // What has only just come to an end lets go in a turn of its own.
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

    /// Does something that must go unnoticed.
    func expectNothing(of name: String, _ action: () -> Void) {
        let (tree, changes) = (navigator.tree, navigator.changes)
        act(name, action)
        expect(navigator.tree == tree && navigator.changes == changes, "nothing to change")
    }

    /// Does something by which an entry leaves, with what is over it and nothing else; and says it again.
    func expectLeaving(of vanished: NavigationEntryID, by name: String, _ action: () -> Void) {
        let (tree, changes, before) = (navigator.tree, navigator.changes, present)
        let gone = tree.leaving(with: vanished)
        guard !gone.isEmpty else { return expectNothing(of: name, action) }
        act(name, action)
        let stayed = gone.intersection(present).sorted()
        expect(stayed.isEmpty, "\(stayed) to leave")
        // An app may go on by itself, which are changes of its own.
        if navigator.changes <= changes + 1 {
            let missing = before.subtracting(gone).subtracting(present).sorted()
            expect(missing.isEmpty, "\(missing) to stay")
            expect(present.isSubset(of: before), "nothing new to come")
        }
        expectNothing(of: "the same report again") { host.repeatReport() }
    }
}
