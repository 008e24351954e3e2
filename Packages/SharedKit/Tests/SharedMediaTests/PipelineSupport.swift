// A source under the control of a test, and ways to wait without a clock.

import Foundation
import SharedCore
import SharedMedia
import SharedNetworking
import SharedTesting
import Testing

/// Yields until `isDone`, at most for some seconds: only a failing test takes that long.
@MainActor
func turns(until isDone: () -> Bool) async {
    #expect(await eventually { isDone() })
}

/// Yields some turns to all other tasks.
@MainActor
func letOthersRun() async {
    for _ in 0..<200 {
        await Task.yield()
    }
}

func reference(_ number: Int) -> ImageReference { .resource("\(number)") }

extension ImageReference {
    var number: Int {
        guard case .resource(let name) = self else {
            return -1
        }
        return Int(name) ?? -1
    }
}

/// A scripted source: responds when told to, or at once, and records its requests.
final class ScriptedSource: ImageSource {
    struct Load: Equatable {
        var number: Int
        var revalidating: Bool
    }

    private struct State {
        var started: [Load] = []
        var cancelled: [Int] = []
        var delivered: [Int] = []
        var waiting: [Int: (wake: CheckedContinuation<Result<Data, ImageError>, Never>, id: Int)] = [:]
        var headers: [Int: @Sendable (ImageHeader) -> Void] = [:]
        var automatic: (@Sendable (Int) -> Result<Data, ImageError>)?
        var nextID = 0
        var gone: Set<Int> = []
    }

    private let state = Locked(State())

    /// - Parameter automatic: Responds at once; without it, loads wait for `deliver`.
    init(automatic: (@Sendable (Int) -> Result<Data, ImageError>)? = nil) {
        state.withLock { $0.automatic = automatic }
    }

    var started: [Int] { state.withLock { $0.started.map(\.number) } }
    var loads: [Load] { state.withLock { $0.started } }
    var cancelled: [Int] { state.withLock { $0.cancelled } }
    var delivered: [Int] { state.withLock { $0.delivered } }
    /// The pending loads, in ascending order.
    var waiting: [Int] { state.withLock { $0.waiting.keys.sorted() } }

    func deliver(_ number: Int, _ result: Result<Data, ImageError>) {
        let wake = state.withLock { state in
            state.delivered.append(number)
            return state.waiting.removeValue(forKey: number)?.wake
        }
        wake?.resume(returning: result)
    }

    func tellHeader(_ number: Int, _ header: ImageHeader) {
        state.withLock { $0.headers[number] }?(header)
    }

    func load(
        _ reference: ImageReference,
        revalidating: Bool,
        headerArrived: @escaping @Sendable (ImageHeader) -> Void
    ) async throws(ImageError) -> Data {
        let number = reference.number
        let (automatic, id) = state.withLock { state in
            state.started.append(Load(number: number, revalidating: revalidating))
            state.headers[number] = headerArrived
            state.nextID += 1
            return (state.automatic, state.nextID)
        }
        if let automatic {
            // Some turns, so that scrolling on can come before the response.
            for _ in 0..<3 {
                await Task.yield()
            }
            let isCancelled = Task.isCancelled
            state.withLock { state in
                if isCancelled {
                    state.cancelled.append(number)
                } else {
                    state.delivered.append(number)
                }
            }
            return try (isCancelled ? .failure(.network(.cancelled)) : automatic(number)).get()
        }
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { (wake: CheckedContinuation<Result<Data, ImageError>, Never>) in
                let isGone = state.withLock { state in
                    if state.gone.remove(id) != nil {
                        return true
                    }
                    state.waiting[number] = (wake, id)
                    return false
                }
                if isGone {
                    wake.resume(returning: .failure(.network(.cancelled)))
                }
            }
        } onCancel: {
            let wake = state.withLock { state -> CheckedContinuation<Result<Data, ImageError>, Never>? in
                state.cancelled.append(number)
                guard state.waiting[number]?.id == id else {
                    state.gone.insert(id)
                    return nil
                }
                return state.waiting.removeValue(forKey: number)?.wake
            }
            wake?.resume(returning: .failure(.network(.cancelled)))
        }
        return try result.get()
    }
}
