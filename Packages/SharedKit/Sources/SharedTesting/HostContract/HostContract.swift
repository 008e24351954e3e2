// What every app must stand that a platform does on its own: one call checks all of it.

import SharedNavigation

/// Drives an app through a host that behaves like a platform's.
///
/// It goes wherever the app's graph leads, and at each place does what platforms do there: animated pops that are
/// reported late, swipes begun and cancelled, sheets swapped and pulled down, tabs switched in the middle of a push,
/// reports that come twice, answers given twice. After each, `NavigationInvariants` hold, host and tree agree, and
/// nothing that has left is kept alive.
@MainActor
public enum HostContract {
    /// Everything that is wrong, one sentence each; empty if the app keeps the contract, and all of it was tried.
    ///
    ///     #expect(try await HostContract.problems(routes: [.page(7), .share("text")]) { MyApp.start() } == [])
    ///
    /// - Parameters: as those of `check`.
    public static func problems<App: Coordinator>(
        routes: [App.Route],
        settling: @escaping @MainActor (App) async -> Void = { await $0.navigator.settled() },
        launch: @escaping @MainActor () async throws -> App
    ) async throws -> [String] {
        try await check(routes: routes, settling: settling, launch: launch).problems
    }

    /// Tries everything, and reports what was found.
    ///
    /// - Parameters:
    ///   - routes: One of each kind that a move leads to, whose content exists.
    ///   - places: How many different places to go to at most.
    ///   - doors: What stands between the host and the navigator.
    ///   - settling: Waits until the app has come to rest; for apps with a work that ends by a clock only.
    ///   - launch: Starts the app, fresh and always the same, and gives its coordinator.
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

/// Places that are alike to a host: nothing new is to be seen at the second.
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
