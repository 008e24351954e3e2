// What became of all tests of a package, kept in the build directory for the requirement table.

import Foundation

/// The tests of one package in one run, and the requirement rows that they name.
public struct PackageResult: Codable, Equatable, Sendable {
    /// The package's name.
    public var package: String
    /// Every test that the runner named.
    public var tests: [TestRecord]
    /// The identifiers of the tests that name a requirement row.
    public var testsOfRow: [String: [String]]
    /// What was wrong apart from single tests: it did not build, it ran none, it crashed.
    public var trouble: String?
    /// How long building took.
    public var buildSeconds: Double
    /// How long the tests ran.
    public var seconds: Double
    /// The inputs that the package was tested with; see ``PackageInputs``.
    public var fingerprint: String?
    /// Whether this is the result of an earlier run with the same inputs.
    public var isUnchanged = false

    private enum CodingKeys: String, CodingKey {
        case package, tests, testsOfRow, trouble, buildSeconds, seconds, fingerprint
    }

    /// Tells what became of a package's tests.
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

    /// The same result with these tests in place of those with their identifiers.
    func replacing(_ newer: [TestRecord]) -> PackageResult {
        var result = self
        let byID = Dictionary(newer.map { ($0.id, $0) }) { first, _ in first }
        result.tests = tests.map { byID[$0.id] ?? $0 }
        return result
    }

    /// How many tests had this outcome.
    public func count(_ outcome: TestRecord.Outcome) -> Int {
        tests.count { $0.outcome == outcome }
    }

    /// Whether at least one test ran and nothing was wrong.
    public var isGood: Bool {
        trouble == nil && count(.failed) == 0 && count(.passed) > 0
    }

    /// The result that a run left at `url`; nil when there is none that can be read.
    public static func saved(at url: URL) -> PackageResult? {
        (try? Data(contentsOf: url)).flatMap { try? JSONDecoder().decode(PackageResult.self, from: $0) }
    }

    /// Keeps the result at `url`.
    public func save(to url: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        try encoder.encode(self).write(to: url, options: .atomic)
    }
}
