// Coalescing of identical GETs in flight; cancelling one caller doesn't affect the others.

import Foundation
import SharedCore
import SharedNetworking
import SharedServer
import SharedTesting
import Testing

struct JoiningTests {
    /// A gate that holds responses back until it is opened.
    private final class Door: Sendable {
        private let state = Locked<(isOpen: Bool, waiting: [CheckedContinuation<Void, Never>])>((false, []))

        func pass() async {
            await withCheckedContinuation { continuation in
                let isOpen = state.withLock { state in
                    if !state.isOpen {
                        state.waiting.append(continuation)
                    }
                    return state.isOpen
                }
                if isOpen {
                    continuation.resume()
                }
            }
        }

        func open() {
            let waiting = state.withLock { state in
                state.isOpen = true
                defer { state.waiting = [] }
                return state.waiting
            }
            waiting.forEach { $0.resume() }
        }
    }

    @Test(.proves("KIT-NET-05", "KIT-NET-09"))
    func manyBecomeOne() async throws {
        let door = Door()
        try await withServer { _ in
            await door.pass()
            return .text("one")
        } body: { server, visits async throws in
            let client = CoalescingClient(URLSessionTransport())
            let sent = try server.request()
            let tasks = (0..<50).map { _ in Task { try await client.send(sent).body } }
            await visits.wait(for: 1)
            for _ in 0..<200 {
                await Task.yield()
            }
            door.open()
            for task in tasks {
                #expect(try await task.value == Data("one".utf8))
            }
            #expect(visits.count == 1)
            // A later call makes a new request.
            _ = try await client.send(sent)
            #expect(visits.count == 2)
        }
    }

    @Test(.proves("KIT-NET-05", "KIT-NET-03"), arguments: [0, 1])
    func oneCancelledTheOtherGetsItsAnswer(leaver: Int) async throws {
        let door = Door()
        try await withServer { _ in
            await door.pass()
            return .text("one")
        } body: { server, visits async throws in
            let client = CoalescingClient(URLSessionTransport())
            let sent = try server.request()
            let tasks = (0..<2).map { _ in Task { await client.outcome(of: sent) } }
            await visits.wait(for: 1)
            for _ in 0..<50 {
                await Task.yield()
            }
            tasks[leaver].cancel()
            #expect(await tasks[leaver].value == .failure(.cancelled))
            door.open()
            #expect(try await tasks[1 - leaver].value.get().status == 200)
            #expect(visits.count == 1)
        }
    }

    @Test(.proves("KIT-NET-05", "KIT-NET-03"))
    func allCancelledTheTransferEnds() async throws {
        try await withServer { _ in
            ServerResponse().with(.hang)
        } body: { server, visits async throws in
            let client = CoalescingClient(URLSessionTransport())
            let sent = try server.request()
            let tasks = (0..<2).map { _ in Task { await client.failure(of: sent) } }
            await visits.wait(for: 1)
            tasks.forEach { $0.cancel() }
            for task in tasks {
                #expect(await task.value == .cancelled)
            }
            await turns { server.connectionCount == 0 }
            #expect(server.connectionCount == 0)
            #expect(visits.count == 1)
        }
    }

    @Test(.proves("KIT-NET-05"))
    func whatDiffersOrChangesSomethingIsNotJoined() async throws {
        let door = Door()
        let script = ScriptedClient { _, _ in
            await door.pass()
            return answer()
        }
        let client = CoalescingClient(script)
        var requests = [
            request("/a"), request("/b"), request("/a?x"), request("/a", headers: ["Accept": "x"]),
            request("/a", method: .head),
        ]
        requests += [
            request("/a", method: .post), request("/a", method: .post), request("/a", method: .delete),
            request("/a", method: .delete),
        ]
        let tasks = requests.map { sent in Task { await client.outcome(of: sent) } }
        await turns { script.count == requests.count }
        door.open()
        for task in tasks {
            #expect(await task.value == answer())
        }
        #expect(script.count == requests.count)
    }

    @Test(.proves("KIT-NET-05"))
    func aFailureIsSharedToo() async {
        let door = Door()
        let script = ScriptedClient { _, _ in
            await door.pass()
            return .failure(.interrupted)
        }
        let client = CoalescingClient(script)
        let tasks = (0..<3).map { _ in Task { await client.failure(of: request()) } }
        await turns { script.count == 1 }
        for _ in 0..<50 {
            await Task.yield()
        }
        door.open()
        for task in tasks {
            #expect(await task.value == .interrupted)
        }
        #expect(script.count == 1)
    }

    @Test(.proves("KIT-NET-05", "KIT-NET-03"))
    func randomArrivalsAndDepartures() async {
        let script = ScriptedClient { _, _ in
            for _ in 0..<20 {
                await Task.yield()
            }
            return Task.isCancelled ? .failure(.cancelled) : answer()
        }
        let client = CoalescingClient(script)
        var generator = SeededGenerator(seed: 5)
        await withTaskGroup { group in
            for _ in 0..<2_000 {
                let path = "/\(Int.random(in: 0..<5, using: &generator))"
                let slowThreshold = Int.random(in: 0..<60, using: &generator)
                group.addTask {
                    let task = Task { await client.outcome(of: request(path)) }
                    for _ in 0..<slowThreshold {
                        await Task.yield()
                    }
                    if slowThreshold.isMultiple(of: 2) {
                        task.cancel()
                    }
                    let outcome = await task.value
                    // A caller that stayed has a response; a cancelled one may have had one before.
                    #expect(
                        outcome == answer()
                            || slowThreshold.isMultiple(of: 2) && outcome == .failure(.cancelled)
                    )
                }
            }
        }
        #expect(script.count < 2_000)
    }
}
