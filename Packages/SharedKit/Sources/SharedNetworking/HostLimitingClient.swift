// Not too much at once for one server.

import Foundation
import SharedCore

/// Lets so many requests at a time go to one origin; the others wait their turn, first come, first served.
public final class HostLimitingClient: HTTPClient {
    private struct Queue {
        var running = 0
        var waiting: [(number: Int, continuation: CheckedContinuation<Bool, Never>)] = []
    }

    private struct State {
        var lastNumber = 0
        var queues: [URL.Origin: Queue] = [:]
    }

    private let next: any HTTPClient
    private let limit: Int
    private let state = Locked(State())

    /// Limits what goes to `next`.
    public init(_ next: any HTTPClient, limit: Int) {
        self.next = next
        self.limit = max(1, limit)
    }

    public func send(_ request: HTTPRequest) async throws(NetworkError) -> HTTPResponse {
        let origin = request.url.origin
        guard await enter(origin) else {
            throw .cancelled
        }
        defer { leave(origin) }
        return try await next.send(request)
    }

    /// Waits for a turn; false if cancelled before it came.
    private func enter(_ origin: URL.Origin) async -> Bool {
        let number = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let answer = state.withLock { state -> Bool? in
                    guard !Task.isCancelled else {
                        return false
                    }
                    guard state.queues[origin, default: Queue()].running < limit else {
                        state.queues[origin]?.waiting.append((number, continuation))
                        return nil
                    }
                    state.queues[origin, default: Queue()].running += 1
                    return true
                }
                if let answer {
                    continuation.resume(returning: answer)
                }
            }
        } onCancel: {
            let waiting = state.withLock { state -> CheckedContinuation<Bool, Never>? in
                guard let place = state.queues[origin]?.waiting.firstIndex(where: { $0.number == number })
                else {
                    return nil
                }
                return state.queues[origin]?.waiting.remove(at: place).continuation
            }
            waiting?.resume(returning: false)
        }
    }

    private func leave(_ origin: URL.Origin) {
        let following = state.withLock { state -> CheckedContinuation<Bool, Never>? in
            // The turn is handed on, so that no newcomer gets in between.
            if state.queues[origin]?.waiting.isEmpty == false {
                return state.queues[origin]?.waiting.removeFirst().continuation
            }
            state.queues[origin]?.running -= 1
            if state.queues[origin]?.running == 0 {
                state.queues[origin] = nil
            }
            return nil
        }
        following?.resume(returning: true)
    }
}
