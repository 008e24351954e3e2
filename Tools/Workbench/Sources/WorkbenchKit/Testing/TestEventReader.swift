// A reader of the test runner's event stream, the only reliable source of test results.

import Foundation

/// Takes the lines of an event stream (one JSON record each) and collects the result of every test.
///
/// A test counts as passed only on its `testEnded` with the pass symbol, and only if none of its cases was
/// cancelled. A test that began and never ended has crashed or was ended with its process, and failed.
public struct TestEventReader {
    private struct Record: Decodable {
        struct Payload: Decodable {
            struct Message: Decodable {
                var symbol: String
                var text: String
            }
            struct Issue: Decodable {
                struct Place: Decodable {
                    var fileID: String?
                    var line: Int?
                }
                var sourceLocation: Place?
            }
            var kind: String
            var id: String?
            var testID: String?
            var messages: [Message]?
            var issue: Issue?
            var instant: Instant?
        }
        struct Instant: Decodable {
            var absolute: Double
        }
        var kind: String
        var payload: Payload
    }

    private struct Progress {
        var outcome: TestRecord.Outcome?
        var hasCancelledCase = false
        var remarks: [String] = []
        var start: Double?
        var seconds: Double?
    }

    private var tests: [String: Progress] = [:]
    /// Whether the run began; it doesn't if the package can't be built.
    public private(set) var runStarted = false
    /// Whether the run ended.
    public private(set) var runEnded = false
    /// The number of lines that could not be read.
    public private(set) var unreadableLines = 0

    /// Creates a reader without records.
    public init() {}

    /// Every test in the stream, in the order of identifiers.
    public var records: [TestRecord] {
        tests.keys.sorted().map { id in
            let test = tests[id] ?? Progress()
            guard let outcome = test.outcome else {
                return TestRecord(
                    id: id,
                    outcome: .failed,
                    remarks: test.remarks + ["It did not come to its end."]
                )
            }
            if outcome == .passed, test.hasCancelledCase {
                return TestRecord(
                    id: id,
                    outcome: .skipped,
                    remarks: test.remarks + ["A case of it was cancelled."]
                )
            }
            return TestRecord(id: id, outcome: outcome, remarks: test.remarks, seconds: test.seconds)
        }
    }

    /// Reads one line.
    public mutating func read(_ line: String) {
        guard !line.isEmpty else { return }
        guard let record = try? JSONDecoder().decode(Record.self, from: Data(line.utf8)) else {
            unreadableLines += 1
            return
        }
        let payload = record.payload
        if record.kind == "test" {
            if payload.kind == "function", let id = payload.id {
                tests[id, default: Progress()] = Progress()
            }
            return
        }
        switch payload.kind {
        case "runStarted": runStarted = true
        case "runEnded": runEnded = true
        default:
            if let id = payload.testID, tests[id] != nil {
                readEvent(payload, of: id)
            }
        }
    }

    private mutating func readEvent(_ payload: Record.Payload, of id: String) {
        let symbol = payload.messages?.first?.symbol
        let text = (payload.messages ?? []).map(\.text).joined(separator: " ")
        switch payload.kind {
        case "issueRecorded" where symbol == "fail":
            let place = payload.issue?.sourceLocation
            tests[id]?.remarks.append("\(place?.fileID ?? "?"):\(place?.line ?? 0): \(text)")
        case "testCaseCancelled", "testCancelled":
            tests[id]?.hasCancelledCase = true
        case "testStarted":
            tests[id]?.start = payload.instant?.absolute
        case "testSkipped":
            tests[id]?.outcome = .skipped
            tests[id]?.remarks.append(text)
        case "testEnded":
            if let start = tests[id]?.start, let end = payload.instant?.absolute {
                tests[id]?.seconds = end - start
            }
            switch symbol {
            case "pass": tests[id]?.outcome = .passed
            case "skip", "passWithKnownIssue":
                tests[id]?.outcome = .skipped
                tests[id]?.remarks.append(text)
            default: tests[id]?.outcome = .failed
            }
        default: break
        }
    }
}
