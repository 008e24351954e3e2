// The results of all tests of a package, stored in the build directory for the requirement table.

import Foundation

/// The tests of one package in one run, and the requirement rows that they name.
public struct PackageResult: Codable, Equatable, Sendable {
    /// The package's name.
    public var package: String
    /// Every test that the runner named.
    public var tests: [TestRecord]
    /// The identifiers of the tests that name a requirement row.
    public var testsOfRow: [String: [String]]
    /// A problem apart from single tests: the package did not build, ran no test, or crashed.
    public var trouble: String?
    /// The build time.
    public var buildSeconds: Double
    /// The run time of the tests.
    public var seconds: Double
    /// The inputs that the package was tested with; see ``PackageInputs``.
    public var fingerprint: String?
    /// Whether this is the result of an earlier run with the same inputs.
    public var isUnchanged = false

    private enum CodingKeys: String, CodingKey {
        case package, tests, testsOfRow, trouble, buildSeconds, seconds, fingerprint
    }

    /// Creates the result of a package's tests.
    public init(
        package: String,
        tests: [TestRecord],
        testsOfRow: [String: [String]] = [:],
        trouble: String? = nil,
        buildSeconds: Double = 0,
        seconds: Double = 0,
        fingerprint: String? = nil
    ) {
        self.package = package
        self.tests = tests
        self.testsOfRow = testsOfRow
        self.trouble = trouble
        self.buildSeconds = buildSeconds
        self.seconds = seconds
        self.fingerprint = fingerprint
    }

    /// The same result, with these tests in place of those with the same identifiers.
    func replacing(_ newer: [TestRecord]) -> PackageResult {
        var result = self
        let byID = Dictionary(newer.map { ($0.id, $0) }) { first, _ in first }
        result.tests = tests.map { byID[$0.id] ?? $0 }
        return result
    }

    /// The number of tests with this outcome.
    public func count(_ outcome: TestRecord.Outcome) -> Int {
        tests.count { $0.outcome == outcome }
    }

    /// Whether at least one test ran and nothing failed.
    public var isGood: Bool {
        trouble == nil && count(.failed) == 0 && count(.passed) > 0
    }

    /// The result that a run stored at `url`; nil when there is none that can be read.
    public static func saved(at url: URL) -> PackageResult? {
        (try? Data(contentsOf: url)).flatMap { try? JSONDecoder().decode(PackageResult.self, from: $0) }
    }

    /// Stores the result at `url`.
    public func save(to url: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        try encoder.encode(self).write(to: url, options: .atomic)
    }
}
