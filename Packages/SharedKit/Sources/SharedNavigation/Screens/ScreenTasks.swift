// The asynchronous work of a screen, keyed, so that it ends as and when it should.

/// The treatment of work that starts under a running key, and of work whose screen has gone.
public enum WorkPolicy: Hashable, Sendable {
    /// The running work is cancelled and its result dropped; work ends with the screen.
    case latestWins
    /// The new work isn't started; work ends with the screen.
    case ignoreWhileRunning
    /// The new work waits for the running work and continues after the screen has gone: a save, say.
    case uncancellable
}

/// Runs the work of one screen or service.
@MainActor
public final class ScreenTasks {
    private struct Running: Sendable {
        var number: Int
        var policy: WorkPolicy
        var task: Task<Void, Never>
    }

    private var running: [String: [Running]] = [:]
    private var lastNumber = 0
    private var hasEnded = false

    /// Makes an idle instance.
    public init() {}

    /// Cancels the work, as leaving the screen does: a closed window, say, drops its screens without `end()`.
    deinit {
        for entry in running.values.joined() where entry.policy != .uncancellable { entry.task.cancel() }
    }

    /// Whether any work runs under this key.
    public func isRunning(_ key: String) -> Bool { running[key] != nil }

    /// Whether no work runs at all.
    public var isIdle: Bool { running.isEmpty }

    /// Starts work off the main actor and takes its result on it.
    ///
    /// `receive` isn't called if the work was cancelled or superseded, or if its screen has gone,
    /// `uncancellable` or not: a late result is never seen. It is called in the turn in which the work ends.
    ///
    /// - Returns: Whether the work was started.
    @discardableResult
    public func run<Value: Sendable>(
        _ key: String,
        _ policy: WorkPolicy,
        _ operation: @escaping @Sendable () async throws -> Value,
        receive: @escaping @MainActor (Result<Value, any Error>) -> Void
    ) -> Bool {
        if hasEnded, policy != .uncancellable { return false }
        var before: Task<Void, Never>?
        switch policy {
        case .latestWins: cancel(key)
        case .ignoreWhileRunning: if isRunning(key) { return false }
        case .uncancellable: before = running[key]?.last?.task
        }
        lastNumber += 1
        let number = lastNumber
        let task = Task { [weak self] in
            await before?.value
            let answer: Result<Value, any Error>
            do {
                answer = .success(try await operation())
            } catch {
                answer = .failure(error)
            }
            guard let self, self.remove(key, number), !self.hasEnded,
                policy == .uncancellable || !Task.isCancelled
            else { return }
            receive(answer)
        }
        running[key, default: []].append(Running(number: number, policy: policy, task: task))
        return true
    }

    /// Cancels the work under this key, unless it is `uncancellable`.
    public func cancel(_ key: String) {
        for entry in running[key] ?? [] where entry.policy != .uncancellable { entry.task.cancel() }
        running[key] = running[key]?.filter { $0.policy == .uncancellable }
        if running[key]?.isEmpty == true { running[key] = nil }
    }

    /// Cancels all work that isn't `uncancellable`, and starts only `uncancellable` work from then on.
    ///
    /// Called by the navigator when the screen goes.
    public func end() {
        hasEnded = true
        for key in Array(running.keys) { cancel(key) }
    }

    /// Returns when no work runs, including work that was started meanwhile.
    public func settled() async {
        while let task = tasks.first { await task.value }
    }

    var tasks: [Task<Void, Never>] { running.values.flatMap { $0.map(\.task) } }

    private func remove(_ key: String, _ number: Int) -> Bool {
        guard let index = running[key]?.firstIndex(where: { $0.number == number }) else { return false }
        running[key]?.remove(at: index)
        if running[key]?.isEmpty == true { running[key] = nil }
        return true
    }
}
