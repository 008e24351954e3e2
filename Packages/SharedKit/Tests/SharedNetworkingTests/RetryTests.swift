// Retries: only if safe and useful, after the right delays, and bounded.

import Foundation
import SharedCore
import SharedNetworking
import SharedServer
import SharedTesting
import Testing

/// A clock on which every wait returns at once, and counts with its full length.
private final class InstantClock: AppClock {
    private let start: Duration
    private let state = Locked(Duration.zero)

    init(wallTime: Duration = .seconds(1_750_000_000)) {
        start = wallTime
    }

    var uptime: Duration { state.withLock { $0 } }
    var wallTime: Duration { start + uptime }

    func sleep(until deadline: Duration) async throws {
        state.withLock { $0 = max($0, deadline) }
    }
}

struct RetryTests {

    /// The time of each attempt and the final result, with the random jitter at its middle.
    private func run(
        _ script: [Result<HTTPResponse, NetworkError>],
        policy: RetryPolicy = RetryPolicy(),
        method: HTTPMethod = .get,
        isRepeatable: Bool? = nil
    ) async -> (times: [Duration], outcome: Result<HTTPResponse, NetworkError>) {
        let times = Locked<[Duration]>([])
        let clock = InstantClock()
        let client = ScriptedClient { _, number in
            times.withLock { $0.append(clock.uptime) }
            return script[min(number, script.count) - 1]
        }
        let retrying = RetryingClient(client, policy: policy, clock: clock, chance: { 0.5 })
        var sent = request(method: method)
        sent.isRepeatable = isRepeatable ?? sent.isRepeatable
        let outcome = await retrying.outcome(of: sent)
        return (times.withLock { $0 }, outcome)
    }

    @Test(.proves("KIT-NET-04"))
    func doublesItsPausesAndGivesUp() async {
        var policy = RetryPolicy()
        policy.attempts = 7
        policy.jitter = 0
        let (times, outcome) = await run([.failure(.interrupted)], policy: policy)
        #expect(times == [0, 500, 1_500, 3_500, 7_500, 15_500, 23_500].map { .milliseconds($0) })
        #expect(outcome == .failure(.interrupted))
    }

    @Test(.proves("KIT-NET-04"))
    func stopsAtTheFirstSuccess() async {
        let (times, outcome) = await run([.failure(.timedOut), answer(503), answer(200)])
        // Jitter of a half at its middle: three quarters of 0.5 and of 1 second.
        #expect(times == [.zero, .milliseconds(375), .milliseconds(1_125)])
        #expect(outcome == answer(200))
    }

    @Test(.proves("KIT-NET-04"))
    func boundsTheTotalTime() async {
        var policy = RetryPolicy()
        policy.attempts = 1_000
        policy.budget = .seconds(20)
        let (times, _) = await run([.failure(.unreachable)], policy: policy)
        #expect(times.count == 7)
        #expect(times.allSatisfy { $0 <= .seconds(20) })
    }

    @Test(.proves("KIT-NET-04"), arguments: [HTTPMethod.post, .patch])
    func neverRepeatsWhatMayNotBeRepeated(method: HTTPMethod) async {
        #expect(await run([.failure(.interrupted), answer()], method: method).times.count == 1)
        #expect(await run([answer(503), answer()], method: method).times.count == 1)
        #expect(await run([answer(503), answer()], method: method, isRepeatable: true).times.count == 2)
    }

    @Test(.proves("KIT-NET-04"), arguments: [HTTPMethod.get, .head, .put, .delete, .options])
    func repeatsIdempotentMethods(method: HTTPMethod) async {
        #expect(await run([.failure(.interrupted), answer()], method: method).times.count == 2)
    }

    @Test(.proves("KIT-NET-04"))
    func repeatsOnlyWhatMayImprove() async {
        for failure in [NetworkError.insecure, .tooLarge(limit: 1), .notHTTP, .unauthorized, .cancelled] {
            #expect(await run([.failure(failure), answer()]).times.count == 1)
        }
        for status in [200, 304, 400, 401, 404, 501] {
            #expect(await run([answer(status), answer()]).times.count == 1)
        }
        for status in [408, 425, 429, 500, 502, 503, 504] {
            #expect(await run([answer(status), answer()]).times.count == 2)
        }
    }

    @Test(.proves("KIT-NET-04"))
    func waitsAsLongAsTheServerAsks() async {
        #expect(await run([answer(429, ["Retry-After": "7"]), answer()]).times == [.zero, .seconds(7)])
        // A wait beyond the budget isn't made.
        #expect(await run([answer(429, ["Retry-After": "31"]), answer()]).times == [.zero])
        #expect(await run([answer(503, ["Retry-After": "99999999999999999999"]), answer()]).times == [.zero])
        // An invalid `Retry-After` is ignored.
        for text in ["soon", "-1", "1.5", ""] {
            #expect(
                await run([answer(503, ["Retry-After": text]), answer()]).times.last == .milliseconds(375)
            )
        }
    }

    @Test(
        .proves("KIT-NET-04"),
        arguments: [
            ("Sun, 15 Jun 2025 15:06:52 GMT", 12), ("Sunday, 15-Jun-25 15:06:52 GMT", 12),
            ("Sun Jun 15 15:06:52 2025", 12),
            ("Sun, 15 Jun 2025 15:06:40 GMT", nil), ("Thu, 01 Jan 1970 00:00:00 GMT", nil),
            ("Sun, 15 Jun 2025 15:06:52 CET", nil), ("Sun, 32 Jun 2025 15:06:52 GMT", nil),
            ("Sun, 15 Foo 2025 15:06:52 GMT", nil), ("Sun, 15 Jun 2025 25:06:52 GMT", nil),
        ] as [(String, Int?)]
    )
    func readsDates(text: String, seconds: Int?) async {
        // The clock starts 1,750,000,000 seconds after 1970, which is 15:06:40 on that day.
        let times = await run([answer(503, ["Retry-After": text]), answer()]).times
        #expect(times.last == seconds.map { .seconds($0) } ?? .milliseconds(375))
    }

    @Test(.proves("KIT-NET-04"))
    func everyDayOfACenturyAgreesWithFoundation() async {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        var policy = RetryPolicy()
        policy.budget = .seconds(10_000_000_000)
        for day in stride(from: 0, to: 36_525, by: 37) {
            let moment = day * 86_400 + day % 86_400
            let text = formatter.string(from: Date(timeIntervalSince1970: Double(moment)))
            let clock = InstantClock(wallTime: .zero)
            let script = ScriptedClient { _, number in
                number == 1 ? answer(503, ["Retry-After": text]) : answer()
            }
            let client = RetryingClient(script, policy: policy, clock: clock, chance: { 0 })
            #expect(await client.outcome(of: request()) == answer())
            #expect(clock.uptime == max(.seconds(moment), .milliseconds(250)))
        }
    }

    @Test(.proves("KIT-NET-04"))
    func jitterStaysWithinItsPart() {
        let policy = RetryPolicy()
        for chance in [0, 0.25, 0.999_999] {
            let pause = policy.pause(after: 1, elapsed: .zero, demanded: nil, chance: chance)
            #expect(pause == .milliseconds(500) * (0.5 + 0.5 * chance))
        }
        #expect(policy.pause(after: 3, elapsed: .zero, demanded: nil, chance: 0) == nil)
        #expect(RetryPolicy.never.pause(after: 1, elapsed: .zero, demanded: nil, chance: 0) == nil)
    }

    @Test(.proves("KIT-NET-03", "KIT-NET-04"))
    func cancellationEndsThePause() async {
        let clock = ManualClock()
        let client = RetryingClient(ScriptedClient { _, _ in .failure(.offline) }, clock: clock)
        let task = Task { await client.failure(of: request()) }
        await clock.waitForSleepers(1)
        task.cancel()
        #expect(await task.value == .cancelled)
        #expect(clock.sleeperCount == 0)
    }

    @Test(.proves("KIT-NET-04", "KIT-NET-09"))
    func overASocket() async throws {
        let failures = Locked(2)
        try await withServer { _ in
            let isFailing = failures.withLock { left in
                left -= 1
                return left >= 0
            }
            return isFailing
                ? ServerResponse.text("half of it").with(.truncate(afterBodyBytes: 4)) : .text("whole")
        } body: { server, visits async throws in
            let client = RetryingClient(URLSessionTransport(), clock: InstantClock())
            #expect(try await client.send(server.request()).body == Data("whole".utf8))
            #expect(visits.count == 3)
        }
    }
}
