// One move and back, at several depths.

import BenchmarkKit
import SharedNavigation

private enum Place: NavigationRoute {
    case place(Int)

    enum Kind: String, NavigationName { case place }
    enum Edge: String, NavigationName { case went, cameBack }

    var kind: Kind { .place }

    static let graph = NavigationGraph<Place>(
        root: .place,
        nodes: [.init(.place)],
        edges: [
            .init(.went, from: .place, to: .place, by: .push, on: "went"),
            .init(.cameBack, from: .place, by: .back, on: "came back"),
        ]
    )
}

private final class PlaceModel: ScreenLifecycle {
    let number: Int

    init(_ number: Int) {
        self.number = number
    }
}

private struct PlaceScreen: NavigationScreen {
    typealias Draft = Never

    let place: PlaceModel

    var model: any ScreenLifecycle { place }
}

private final class PlaceCoordinator: AppCoordinator {
    let navigator = Navigator<Place, PlaceScreen>(graph: Place.graph, root: .place(0))
    let exit = FlowExit<Never>.none

    func makeScreen(for entry: NavigationEntry<Place>) -> PlaceScreen? {
        if case .place(let number) = entry.route { PlaceScreen(place: PlaceModel(number)) } else { nil }
    }
}

/// Graph lookup, model creation, release and phases included.
@MainActor
func navigationBenchmarks() -> [Benchmark] {
    [1, 10, 100].map { depth in
        let operations = 20_000
        return Benchmark("move and back/\(depth)", bar: .nanoseconds(2_500), operations: operations) {
            let coordinator = PlaceCoordinator()
            let navigator = coordinator.navigator
            navigator.start(coordinator)
            for number in 1..<max(depth, 2) {
                navigator.follow(.went, to: .place(number), from: navigator.tree.front.id)
            }
            return {
                for number in 0..<operations {
                    let here = navigator.tree.front.id
                    if case .moved(let there?) = navigator.follow(.went, to: .place(number), from: here) {
                        navigator.follow(.cameBack, from: there)
                    }
                }
                keep(coordinator)
            }
        }
    }
}
