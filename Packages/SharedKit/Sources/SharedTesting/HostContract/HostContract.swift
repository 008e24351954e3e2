// The host contract: one call checks an app against everything that a platform does on its own.

import SharedNavigation

/// Drives an app through a host that behaves like a platform's.
///
/// It visits every destination of the app's graph, and at each one does as platforms do: animated pops that
/// are reported late, swipes begun and cancelled, sheets swapped and pulled down, tabs switched in the middle
/// of a push, reports that come twice, responses given twice. After each, `NavigationInvariants` hold, host
/// and tree agree, and no entry that has left is kept alive.
@MainActor
public enum HostContract {
    /// The errors, one sentence each; empty if the app keeps the contract, and all of it was tried.
    ///
    ///     let routes: [MyRoute] = [.page(7), .share("text")]
    ///     #expect(try await HostContract.problems(routes: routes) { MyApp.start() } == [])
    ///
    /// - Parameters: as those of `check`.
    public static func problems<App: Coordinator>(
        routes: [App.Route],
        settling: @escaping @MainActor (App) async -> Void = { await $0.navigator.settled() },
        launch: @escaping @MainActor () async throws -> App
    ) async throws -> [String] {
        try await check(routes: routes, settling: settling, launch: launch).problems
    }

    /// Tries everything, and reports the findings.
    ///
    /// - Parameters:
    ///   - routes: One of each kind that a move leads to, whose content exists.
    ///   - places: The maximum number of different destinations to visit.
    ///   - doors: The adapter between the host and the navigator.
    ///   - settling: Waits until the app is at rest; for apps with work that only a clock ends.
    ///   - launch: Starts the app, fresh and always in the same state, and returns its coordinator.
    public static func check<App: Coordinator>(
        routes: [App.Route],
        places: Int = 60,
        doors: @escaping @MainActor (Navigator<App.Route, App.Screen>) -> HostInterface = {
            HostInterface($0)
        },
        settling: @escaping @MainActor (App) async -> Void = { await $0.navigator.settled() },
        launch: @escaping @MainActor () async throws -> App
    ) async throws -> HostContractReport {
        var report = HostContractReport()
        let routes = Dictionary(routes.map { ($0.kind, $0) }, uniquingKeysWith: { first, _ in first })
        var seen: Set<HostPlace<App.Route>> = []
        var waiting: [[HostRoute<App.Route>]] = [[]]
        func arrive(_ path: [HostRoute<App.Route>]) async throws -> HostTrial<App>? {
            let app = try await launch()
            let trial = HostTrial(app, doors: doors(app.navigator), settling: settling)
            await trial.rest()
            for way in path {
                guard trial.follow(way) else { return nil }
                await trial.rest()
            }
            return trial
        }
        while !waiting.isEmpty, seen.count < places {
            let path = waiting.removeFirst()
            guard let trial = try await arrive(path) else { continue }
            let tree = trial.navigator.tree
            guard seen.insert(HostPlace(tree)).inserted else { continue }
            report.note(.arrived, trial.complaints)
            let graph = trial.navigator.graph
            if path.isEmpty { report.expect(graph, routes: Set(routes.keys)) }
            let ways = HostRoute.all(from: tree, in: graph, routes: routes)
            waiting += ways.map { path + [$0] }
            let situations = HostSituations(tree: tree, ways: ways, arrive: { try await arrive(path) })
            for (situation, complaints) in try await situations.tryAll() {
                report.note(situation, complaints)
            }
        }
        return report
    }
}

/// The properties of a position that matter to a host: a second position with the same ones shows nothing
/// new.
private struct HostPlace<Route: NavigationRoute>: Hashable {
    let front: Route.Kind
    let container: String
    let isDeep: Bool
    let levels: Int
    let isDismissable: Bool?

    init(_ tree: NavigationTree<Route>) {
        front = tree.front.route.kind
        let top = tree.levels[tree.levels.count - 1]
        container =
            switch top.container {
            case .stack: "stack"
            case .tabs(let tabs): "tab \(tabs.selected)"
            case .drawer(let drawer): drawer.isOpen ? "open drawer" : "drawer"
            }
        isDeep = top.container.frontStack.screens.count > 1
        levels = min(tree.levels.count, 3)
        isDismissable = top.presentation?.isDismissable
    }
}
