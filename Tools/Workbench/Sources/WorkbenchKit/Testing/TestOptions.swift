// The choices a test run is started with.

/// What to test and how often, as given to `make test` and its relatives.
public struct TestOptions: Equatable, Sendable {
    /// A regular expression for the identifiers of the tests to run; all tests when nil.
    public var filter: String?
    /// Whether packages that passed before and haven't changed are tested again.
    public var testsUnchanged: Bool
    /// How many times every test runs; more than once looks for races.
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

    /// Whether the run tells what became of every test of a package, so that its result can be kept.
    var isComplete: Bool { filter == nil && times == 1 }
}
