import BenchmarkKit
import Foundation
import Testing

@Suite struct BenchmarkTests {
    private func benchmark(_ name: String, _ bar: Benchmark.Bar?) -> Benchmark {
        Benchmark(name, requirement: "X-1", bar: bar, operations: 1) { {} }
    }

    private func measurement(_ name: String, _ time: Double) -> BenchmarkResult {
        BenchmarkResult(name: name, nanoseconds: time, fastest: time, slowest: time)
    }

    @Test func verdictsFollowTheBars() {
        var report = BenchmarkReport(measurements: [
            measurement("ours", 120), measurement("theirs", 100), measurement("slow", 50),
        ])
        report.judge([
            benchmark("ours", .ratio(1.25, to: "theirs")), benchmark("theirs", nil),
            benchmark("slow", .nanoseconds(49)),
        ])
        #expect(report.measurements.map(\.met) == [true, nil, false])
        #expect(report.measurements[0].ratio == 1.2)
        #expect(report.measurements[0].reference == "theirs")
        report.judge([benchmark("ours", .ratio(1.25, to: "missing"))])
        #expect(report.measurements[0].met == false, "a ratio to nothing isn't met")
    }

    @Test func comparisonsAreMadeRoundByRound() {
        var report = BenchmarkReport(measurements: [measurement("ours", 210), measurement("theirs", 100)])
        // The machine got slower in the second round, and in the third between the two.
        let rounds = ["ours": [104.0, 208, 210], "theirs": [100.0, 200, 100]]
        report.judge([benchmark("ours", .ratio(1.05, to: "theirs"))], rounds: rounds)
        #expect(report.measurements[0].ratio == 1.04)
        #expect(report.measurements.map(\.met) == [true, nil])
        report.judge([benchmark("ours", .ratio(1.03, to: "theirs"))], rounds: rounds)
        #expect(report.measurements[0].met == false)
    }

    @Test func reportsSurviveTheDiskAndAreCompared() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID())/report.json")
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let report = BenchmarkReport(measurements: [measurement("a", 2_500)])
        try report.write(to: file)
        #expect(try BenchmarkReport(contentsOf: file) == report)
        let slower = BenchmarkReport(measurements: [measurement("a", 5_000)])
        #expect(slower.table(baseline: report) == ["a     5.00 µs  (2.00 of the baseline)"])
        let new = BenchmarkReport(measurements: [measurement("b", 5_000)])
        #expect(new.table(baseline: report) == ["b     5.00 µs  (not in the baseline)"])
    }

    @Test func growthIsToldAgainstTheSmallestSize() {
        var report = BenchmarkReport(measurements: [
            measurement("job/1 MB", 3_000), measurement("job/1 kB", 1_000), measurement("job/20 kB", 2_000),
            measurement("other/7", 5), measurement("header/png", 1), measurement("header/gif", 2),
        ])
        report.judge([])
        #expect(report.measurements.map(\.growth) == [3, nil, 2, nil, nil, nil])
        #expect(report.table()[0].contains("3.00x the smallest"))
    }

    @Test func speedIsToldWhereBytesAre() {
        var report = BenchmarkReport(measurements: [
            measurement("reads", 2_000), measurement("counts", 2_000),
        ])
        report.judge([
            Benchmark("reads", operations: 1, bytes: 80_000) { {} }, benchmark("counts", nil),
        ])
        #expect(report.measurements.map(\.megabytesPerSecond) == [40_000, nil])
        #expect(report.table()[0].hasSuffix("40000.0 MB/s"))
    }

    @Test @MainActor func theExitCodeTellsAMissedFigureFromAFailure() async {
        struct Broken: Error {}
        func code(_ bar: Benchmark.Bar?, fails: Bool = false) async -> Int32 {
            let job = Benchmark("job", bar: bar, operations: 1) {
                { if fails { throw Broken() } }
            }
            return await BenchmarkRunner.run([job], arguments: [])
        }
        #expect(await code(.nanoseconds(1e12)) == 0)
        #expect(await code(.nanoseconds(-1)) == 1)
        #expect(await code(nil, fails: true) == 2)
    }

    @Test @MainActor func measuringCountsTheOperations() async throws {
        var runs = 0
        let report = try await BenchmarkRunner.measure(
            [
                Benchmark("counted", operations: 10) {
                    { runs += 1 }
                }
            ],
            rounds: 3
        )
        #expect(runs == 4, "one round to warm up, three to measure")
        #expect(report.measurements.map(\.name) == ["counted"])
        #expect(report.measurements[0].fastest <= report.measurements[0].nanoseconds)
    }
}
