// A job to measure, and its target figure.

/// A job with its target figure.
public struct Benchmark {
    /// The target figure of a job.
    public enum Bar: Sendable {
        /// At most so many nanoseconds of CPU time per operation.
        case nanoseconds(Double)
        /// At most so many times the cost of another benchmark of the same run, by name.
        case ratio(Double, to: String)

        /// The name of the benchmark to compare with, if any.
        var reference: String? { if case .ratio(_, let name) = self { name } else { nil } }
    }

    /// Unique among all benchmarks of a run; a job of several sizes has the size after a slash: `move and
    /// back/100`.
    public let name: String
    /// The requirement row that it proves, if any.
    public let requirement: String?
    public let bar: Bar?
    /// Operations per round; chosen so that a round takes some milliseconds at least.
    public let operations: Int
    /// Bytes that one operation reads, for a job whose speed is best given in bytes per second.
    public let bytes: Int?
    /// Makes the job, outside the measured time; the job does `operations` operations.
    public let prepare: @MainActor () async throws -> @MainActor () async throws -> Void

    /// Declares a benchmark.
    public init(
        _ name: String,
        requirement: String? = nil,
        bar: Bar? = nil,
        operations: Int,
        bytes: Int? = nil,
        prepare: @escaping @MainActor () async throws -> @MainActor () async throws -> Void
    ) {
        self.name = name
        self.requirement = requirement
        self.bar = bar
        self.operations = operations
        self.bytes = bytes
        self.prepare = prepare
    }
}

/// Keeps the optimizer from removing a computation whose result is unused.
@inline(never)
public func keep(_ value: some Any) {
    withExtendedLifetime(value) {}
}
