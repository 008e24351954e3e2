// A simulator as the user starts it with `serve`: killed, restarted, ended.

import Foundation

/// A simulator's executable that serves its app, with a state folder of its own.
///
///     try await ServedSimulator.run("FooSimulator") { served in
///         #expect(await served.page.open(link: "foo://items/7") != nil)
///         #expect(await served.becomes { await served.page.entry("itemDetail") != nil })
///         #expect(await served.relaunch()?.contains("data-kind=\"itemDetail\"") == true)
///         #expect(await served.end() == 0)
///     }
public final class ServedSimulator: Sendable {
    /// The folder of the state that survives a relaunch; it is removed when `run` returns.
    public let folder: URL
    /// The page, at the same URL after every relaunch.
    public let page: SimulatorPage
    private let process: SimulatorProcess

    /// Serves a simulator at a free port for as long as `body` takes, then ends it and removes its folder.
    ///
    /// - Parameters:
    ///   - name: The name of the executable, which was built beside the tests.
    ///   - options: More of the simulator's options, such as `--feed=…`.
    /// - Throws: `NotServed` if the simulator doesn't print its page's URL, Foundation's error if it can't be
    ///   started, and the error of `body`.
    public static func run<Value>(
        _ name: String,
        options: [String] = [],
        isolation: isolated (any Actor)? = #isolation,
        _ body: (ServedSimulator) async throws -> Value
    ) async throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appending(path: "served-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let state = "--state=\(folder.path(percentEncoded: false))"
        let process = try SimulatorProcess(name, ["serve", "--port=0", state] + options)
        let result: Result<Value, any Error>
        do {
            result = .success(try await body(ServedSimulator(process, in: folder)))
        } catch {
            result = .failure(error)
        }
        process.interrupt()
        _ = await process.exitStatus()
        return try result.get()
    }

    private init(_ process: SimulatorProcess, in folder: URL) async throws(NotServed) {
        var line: String?
        for await said in process.lines {
            line = said
            break
        }
        guard let line, let parts = line.firstMatch(of: /(http:\/\/127\.0\.0\.1:\d+\/)\?token=([a-z0-9-]+)/)
        else { throw NotServed(said: line) }
        (self.process, self.folder) = (process, folder)
        page = SimulatorPage(address: "\(parts.1)\(parts.2)/")
    }

    /// Kills the app with SIGKILL, as a system does, and waits until it has been restarted.
    ///
    /// - Returns: The next run's page; nil if the app responded instead of dying, or wasn't restarted.
    public func relaunch() async -> String? {
        guard await page.ask("relaunch", method: "POST", isFatal: true) == nil else { return nil }
        return await waitFor { await page.html() }
    }

    /// Asks a question repeatedly until it has an answer.
    ///
    /// The page is requested between two questions, so that the app gets its turn.
    ///
    /// - Parameter questions: The maximum number of questions while the page is served; questions during a
    ///   restart of the app, which may take a minute, don't count.
    /// - Returns: The answer; nil if the questions are used up, the simulator has ended or the page is gone.
    public func waitFor<Value>(
        questions: Int = 5_000,
        isolation: isolated (any Actor)? = #isolation,
        _ answer: () async throws -> Value?
    ) async rethrows -> Value? {
        var (left, served) = (questions, ContinuousClock.now)
        while left > 0, process.isRunning, ContinuousClock.now - served < .seconds(60) {
            if let value = try await answer() { return value }
            if await page.html() != nil { (left, served) = (left - 1, .now) }
        }
        return nil
    }

    /// Waits like `waitFor` until a condition holds, and returns whether it did.
    public func becomes(
        questions: Int = 5_000,
        isolation: isolated (any Actor)? = #isolation,
        _ condition: () async throws -> Bool
    ) async rethrows -> Bool {
        try await waitFor(questions: questions) { try await condition() ? true : nil } ?? false
    }

    /// Interrupts the simulator, as Ctrl-C does, and waits for it to end.
    ///
    /// - Returns: The exit code, which is 0 after an orderly end.
    @discardableResult
    public func end() async -> Int32 {
        process.interrupt()
        return await process.exitStatus()
    }
}

/// An error for a simulator that didn't print the URL of its page.
public struct NotServed: Error, CustomStringConvertible {
    /// The output of the simulator instead of the URL, if any.
    public let said: String?

    public var description: String { "the simulator isn't served; it said: \(said ?? "nothing")" }
}
