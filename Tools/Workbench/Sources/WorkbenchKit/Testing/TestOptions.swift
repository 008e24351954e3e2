// The options of a test run.

/// The options of `make test` and its relatives: the tests to run, and their number of runs.
public struct TestOptions: Equatable, Sendable {
    /// A regular expression for the identifiers of the tests to run; all tests when nil.
    public var filter: String?
    /// Whether packages that passed before and haven't changed are tested again.
    public var testsUnchanged: Bool
    /// The number of runs of every test; more than one looks for races.
    public var times: Int
    /// The environment variables that can change what is built or tested, with their values.
    public var environment: [String: String]

    /// Creates the options of a plain `make test`.
    public init(
        filter: String? = nil,
        testsUnchanged: Bool = false,
        times: Int = 1,
        environment: [String: String] = [:]
    ) {
        self.filter = filter
        self.testsUnchanged = testsUnchanged
        self.times = times
        self.environment = environment
    }

    /// Whether the run covers every test of a package, so that its result can be stored.
    var isComplete: Bool { filter == nil && times == 1 }
}
