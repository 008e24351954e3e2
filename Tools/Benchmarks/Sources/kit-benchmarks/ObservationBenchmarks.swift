// A change of the tree and of a state, as seen by observers, against bare Observation.

import BenchmarkKit
import Observation
import SharedNavigation

@MainActor @Observable
private final class Bare {
    var value = 0
}

struct CountingState: Equatable, Sendable {
    var count = 0
    var title = "a title"
}

enum CountingAction: Codable, Hashable, Sendable {
    case counted
}

@MainActor @Observable
private final class CountingModel: ScreenModel {
    private(set) var state = CountingState()

    func send(_ action: CountingAction) {
        switch action {
        case .counted: state.count += 1
        }
    }
}

/// Registers `count` observers and makes one change.
@MainActor
private func round(_ count: Int, read: @escaping @MainActor () -> Int, change: () -> Void) {
    for _ in 0..<count {
        withObservationTracking {
            keep(read())
        } onChange: {
        }
    }
    change()
}

/// A screen model's state with `send` should cost little more than bare Observation.
@MainActor
func observationBenchmarks() -> [Benchmark] {
    [1, 100].flatMap { observers -> [Benchmark] in
        let operations = 20_000 / observers
        return [
            Benchmark("bare observation/\(observers)", operations: operations) {
                let bare = Bare()
                return {
                    for _ in 0..<operations {
                        round(observers, read: { bare.value }, change: { bare.value += 1 })
                    }
                }
            },
            Benchmark(
                "state change/\(observers)",
                bar: .ratio(1.5, to: "bare observation/\(observers)"),
                operations: operations
            ) {
                let model = CountingModel()
                return {
                    for _ in 0..<operations {
                        round(observers, read: { model.state.count }, change: { model.send(.counted) })
                    }
                }
            },
        ]
    }
}
