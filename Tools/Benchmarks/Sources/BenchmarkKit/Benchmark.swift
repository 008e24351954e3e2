// One job to measure, and what is expected of it.

/// A job with the figure that it should meet.
public struct Benchmark {
    /// The figure that the job should meet.
    public enum Bar: Sendable {
        /// At most so many nanoseconds of CPU time per operation.
        case nanoseconds(Double)
        /// At most so many times the cost of another benchmark of the same run, by name.
        case ratio(Double, to: String)

        /// The benchmark that it compares to, if any.
        var reference: String? { if case .ratio(_, let name) = self { name } else { nil } }
    }

    /// Unique among all benchmarks of a run; a growing job has its size after a slash: `move and back/100`.
    public let name: String
    /// The requirement row that it stands for, if it stands for one.
    public let requirement: String?
    public let bar: Bar?
    /// How many operations one round does; chosen so that a round takes some milliseconds at least.
    public let operations: Int
    /// How many bytes one operation reads, for a job whose speed is best told in bytes per second.
    public let bytes: Int?
    /// Makes the job, outside the measured time; the job does `operations` operations.
    public let prepare: @MainActor () async throws -> @MainActor () async throws -> Void

    /// Declares a job.
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

/// Keeps the optimizer from removing a computation whose result nobody uses.
@inline(never)
public func keep(_ value: some Any) {
    withExtendedLifetime(value) {}
}
