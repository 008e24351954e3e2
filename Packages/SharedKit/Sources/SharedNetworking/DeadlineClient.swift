// No request waits for ever.

import SharedCore

/// Gives a request a deadline, after which its transfer is cancelled.
///
/// Foundation's own limits on Linux are per gap, cut to whole seconds, or without effect.
public struct DeadlineClient: HTTPClient {
    private let next: any HTTPClient
    private let clock: any AppClock
    private let timeout: Duration

    /// Puts a deadline around `next`: `timeout` from the call, or what the request says.
    public init(_ next: any HTTPClient, timeout: Duration, clock: any AppClock) {
        self.next = next
        self.timeout = timeout
        self.clock = clock
    }

    public func send(_ request: HTTPRequest) async throws(NetworkFailure) -> HTTPResponse {
        let deadline = clock.uptime + (request.timeout ?? timeout)
        let answer = await withTaskGroup { group -> Exchange.Answer in
            group.addTask { () -> Exchange.Answer? in
                do throws(NetworkFailure) {
                    return .success(try await next.send(request))
                } catch {
                    return .failure(error)
                }
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
