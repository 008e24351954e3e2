import Foundation
import SharedTesting
import Testing
import WorkbenchKit

struct PackageResultTests {
    private func result(_ outcomes: [TestRecord.Outcome], trouble: String? = nil) -> PackageResult {
        let tests = outcomes.enumerated().map {
            TestRecord(id: "M.T/t\($0)()/T.swift:1:1", outcome: $1, remarks: ["why"])
        }
        return PackageResult(package: "P", tests: tests, trouble: trouble, seconds: 2.4)
    }

    @Test(.proves("MONO-02"))
    func goodOnlyIfSomethingRanAndNothingFailed() {
        #expect(result([.passed, .skipped]).isGood)
        #expect(!result([]).isGood)
        #expect(!result([.skipped]).isGood)
        #expect(!result([.passed, .failed]).isGood)
        #expect(!result([.passed], trouble: "crashed").isGood)
    }

    @Test(.proves("MONO-02"))
    func theLastLineOfTheReportIsTheSum() {
        let lines = TestReport.table([result([.passed, .failed]), result([.passed, .skipped])])
        #expect(lines.last == "2 passed, 1 failed, 1 skipped")
        #expect(lines.contains { $0.hasPrefix("P ") && $0.hasSuffix("2 s") })
        #expect(lines.contains("– M.T/t1(): why"))
        #expect(lines.suffix(3).dropLast() == ["✘ M.T/t1()", "    why"], "what failed is said once more")
    }

    @Test(.proves("MONO-02"))
    func aPackageInTroubleCountsAsAFailure() {
        let lines = TestReport.table([result([], trouble: "ran no test"), result([.passed])])
        #expect(lines.last == "1 passed, 1 failed, 0 skipped")
        #expect(lines.contains { $0.hasSuffix("2 s  ran no test") })
    }

    @Test
    func failuresNameTestAndReason() {
        #expect(TestReport.failures(of: result([.failed])) == ["✘ M.T/t0()", "    why"])
        #expect(TestReport.failures(of: result([.passed])).isEmpty)
    }

    @Test
    func isKeptAndReadAgain() throws {
        try withTemporaryFolder { folder in
            let saved = result([.passed], trouble: "x")
            try saved.save(to: folder.appending(path: "r.json"))
            #expect(PackageResult.saved(at: folder.appending(path: "r.json")) == saved)
            #expect(PackageResult.saved(at: folder.appending(path: "none.json")) == nil)
        }
    }
}
