// No request waits for ever.

import SharedCore

/// Gives a request a deadline, after which its transfer is cancelled.
///
/// Foundation's own limits on Linux are per gap, cut to whole seconds, or without effect.
public struct DeadlineClient: HTTPClient {
    /// The unit that the time is counted for.
    public enum Scope: Sendable {
        /// All that a caller waits for; a request's own limit replaces the given one.
        case perCall
        /// One of several attempts; a request's own limit counts only if it is longer.
        case perAttempt
    }

    private let next: any HTTPClient
    private let scope: Scope
    private let clock: any AppClock
    private let alarm: Alarm
    private let timeout: Duration

    /// Puts a deadline around `next`: `timeout` from the call, or what the request says.
    public init(_ next: any HTTPClient, _ scope: Scope = .perCall, timeout: Duration, clock: any AppClock) {
        self.scope = scope
        self.next = next
        self.timeout = timeout
        self.clock = clock
        alarm = Alarm(clock: clock)
    }

    public func send(_ request: HTTPRequest) async throws(NetworkError) -> HTTPResponse {
        let own = request.timeout ?? timeout
        let deadline = clock.uptime + (scope == .perCall ? own : max(own, timeout))
        let task = Task { await next.result(of: request) }
        let number = alarm.set(deadline) { task.cancel() }
        let answer = await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
        let hasRung = !alarm.takeBack(number)
        if hasRung, answer == .failure(.cancelled) {
            throw .timedOut
        }
        return try answer.get()
    }
}
