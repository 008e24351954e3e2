// Tries again when that is safe and may help.

import Foundation
import SharedCore

/// The number of attempts at a request, and the pauses between them.
public struct RetryPolicy: Sendable {
    /// The number of attempts in all, the first one included.
    public var attempts = 3
    /// The pause before the second attempt; it doubles from one to the next.
    public var initialDelay: Duration = .milliseconds(500)
    /// No pause is longer, jitter included, unless the server asks for it.
    public var maximumDelay: Duration = .seconds(8)
    /// The random part of a pause, 0...1, so that many devices don't come back at the same moment.
    public var jitter = 0.5
    /// No attempt begins later than this after the first one began.
    public var budget: Duration = .seconds(30)

    /// The policy as it is documented.
    public init() {}

    /// No second attempt.
    public static var never: RetryPolicy {
        var policy = RetryPolicy()
        policy.attempts = 1
        return policy
    }

    /// The pause after attempt number `attempt`, counted from 1; nil to give up.
    ///
    /// - Parameters:
    ///   - elapsed: Since the first attempt began.
    ///   - demanded: The pause that the server asked for; it is kept to, or else given up.
    ///   - chance: A random number in 0..<1.
    public func pause(
        after attempt: Int,
        elapsed: Duration,
        demanded: Duration?,
        chance: Double
    ) -> Duration? {
        guard attempt < attempts else {
            return nil
        }
        // Shifted at most so far that the pause stays a number.
        let grown = min(initialDelay * (1 << min(attempt - 1, 20)), maximumDelay)
        let pause = max(demanded ?? .zero, grown * (1 - jitter + jitter * chance))
        return elapsed + pause <= budget ? pause : nil
    }
}

/// Repeats repeatable requests after passing errors: no connection, timeouts, and the statuses that say so.
public struct RetryingClient: HTTPClient {
    private let next: any HTTPClient
    private let policy: RetryPolicy
    private let clock: any AppClock
    private let chance: @Sendable () -> Double

    /// Repeats what `next` fails at.
    ///
    /// - Parameter chance: Gives random numbers in 0..<1.
    public init(
        _ next: any HTTPClient,
        policy: RetryPolicy = RetryPolicy(),
        clock: any AppClock,
        chance: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }
    ) {
        self.next = next
        self.policy = policy
        self.clock = clock
        self.chance = chance
    }

    public func send(_ request: HTTPRequest) async throws(NetworkError) -> HTTPResponse {
        let start = clock.uptime
        var attempt = 1
        while true {
            let answer = await next.result(of: request)
            guard request.isRepeatable, answer.mayImprove,
                let pause = policy.pause(
                    after: attempt,
                    elapsed: clock.uptime - start,
                    demanded: answer.demandedPause(now: clock.wallTime),
                    chance: chance()
                )
            else {
                return try answer.get()
            }
            do {
                try await clock.sleep(for: pause)
            } catch {
                throw .cancelled
            }
            attempt += 1
        }
    }
}

extension Result<HTTPResponse, NetworkError> {
    fileprivate var mayImprove: Bool {
        switch self {
        case .success(let response): NetworkError.badStatus(response.status, excerpt: "").isRetryable
        case .failure(let failure): failure.isRetryable
        }
    }

    /// The pause that `Retry-After` asks for (RFC 9110, section 10.2.3): seconds, or a date.
    fileprivate func demandedPause(now: Duration) -> Duration? {
        guard case .success(let response) = self, let text = response.headers["Retry-After"] else {
            return nil
        }
        if let seconds = HTTPDate.seconds(text) {
            return .seconds(seconds)
        }
        return HTTPDate.parse(text).map { max(.zero, .seconds($0) - now) }
    }
}
