// No request waits for ever.

import SharedCore

/// Gives a request a deadline, after which its transfer is cancelled.
///
/// Foundation's own limits on Linux are per gap, cut to whole seconds, or without effect.
public struct DeadlineClient: HTTPClient {
    /// What the time is counted for.
    public enum Scope: Sendable {
        /// All that a caller waits for; a request's own limit takes the place of the given one.
        case perCall
        /// One of several attempts; a request's own limit counts only if it is longer.
        case perAttempt
    }

    private let next: any HTTPClient
    private let scope: Scope
    private let clock: any AppClock
    private let timeout: Duration

    /// Puts a deadline around `next`: `timeout` from the call, or what the request says.
    public init(_ next: any HTTPClient, _ scope: Scope = .perCall, timeout: Duration, clock: any AppClock) {
        self.scope = scope
        self.next = next
        self.timeout = timeout
        self.clock = clock
    }

    public func send(_ request: HTTPRequest) async throws(NetworkFailure) -> HTTPResponse {
        let own = request.timeout ?? timeout
        let deadline = clock.uptime + (scope == .perCall ? own : max(own, timeout))
        let answer = await withTaskGroup { group -> Exchange.Answer in
            group.addTask { () -> Exchange.Answer? in
                await next.result(of: request)
            }
            group.addTask { () -> Exchange.Answer? in
                do {
                    try await clock.sleep(until: deadline)
                    return .failure(.timedOut)
                } catch {
                    // Cancelled: the other child tells how it ended.
                    return nil
                }
            }
            defer { group.cancelAll() }
            for await answer in group {
                if let answer {
                    return answer
                }
            }
            return .failure(.cancelled)
        }
        return try answer.get()
    }
}
