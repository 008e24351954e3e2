import SharedTesting
import Testing
import WorkbenchKit

struct TestEventReaderTests {
    private func read(_ lines: [String]) -> TestEventReader {
        var reader = TestEventReader()
        lines.forEach { reader.read($0) }
        return reader
    }

    private func test(_ id: String, kind: String = "function") -> String {
        #"{"kind":"test","payload":{"id":"\#(id)","kind":"\#(kind)","name":"x"},"version":0}"#
    }

    private func event(_ kind: String, _ id: String? = nil, _ symbol: String? = nil, _ text: String = "words")
        -> String
    {
        let testID = id.map { #","testID":"\#($0)""# } ?? ""
        let messages = symbol.map { #"{"symbol":"\#($0)","text":"\#(text)"}"# } ?? ""
        return
            #"{"kind":"event","payload":{"kind":"\#(kind)"\#(testID),"messages":[\#(messages)]},"version":0}"#
    }

    @Test(
        .proves("MONO-02"),
        arguments: [
            ("pass", TestRecord.Outcome.passed), ("fail", .failed), ("skip", .skipped),
            ("passWithKnownIssue", .skipped), ("somethingNew", .failed),
        ]
    )
    func endedWithSymbol(symbol: String, outcome: TestRecord.Outcome) {
        let reader = read([
            test("M.T/a()"), event("runStarted"), event("testStarted", "M.T/a()"),
            event("testEnded", "M.T/a()", symbol), event("runEnded"),
        ])
        #expect(reader.records.map(\.outcome) == [outcome])
        #expect(reader.runStarted)
        #expect(reader.runEnded)
    }

    @Test(.proves("MONO-02"))
    func oneThatNeverEndedFailed() {
        let reader = read([
            test("M.T/a()"), test("M.T/b()"), event("runStarted"), event("testStarted", "M.T/a()"),
        ])
        #expect(reader.records.map(\.outcome) == [.failed, .failed])
        #expect(!reader.runEnded)
    }

    @Test(.proves("MONO-02"))
    func aCancelledCaseProvesNothing() {
        let reader = read([
            test("M.T/a()"), event("testCaseCancelled", "M.T/a()"), event("testEnded", "M.T/a()", "pass"),
        ])
        #expect(reader.records.map(\.outcome) == [.skipped])
    }

    @Test
    func suitesAreNotTests() {
        let reader = read([test("M.T", kind: "suite"), event("testEnded", "M.T", "pass")])
        #expect(reader.records.isEmpty)
    }

    @Test
    func remarksTellWhereAndWhat() {
        let issue =
            #"{"kind":"event","payload":{"kind":"issueRecorded","testID":"M.T/a()","issue":{"sourceLocation":"#
            + #"{"fileID":"M/T.swift","line":7}},"messages":[{"symbol":"fail","text":"1 == 2"},"#
            + #"{"symbol":"details","text":"told"}]},"version":0}"#
        let reader = read([test("M.T/a()"), issue, event("testEnded", "M.T/a()", "fail")])
        #expect(reader.records.first?.remarks == ["M/T.swift:7: 1 == 2 told"])
    }

    @Test
    func damagedLinesAreCounted() {
        #expect(read(["{", test("M.T/a()")]).unreadableLines == 1)
    }
}
