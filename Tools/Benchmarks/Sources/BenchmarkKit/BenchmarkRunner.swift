// The runner of benchmarks: warmed up, interleaved, five rounds, medians of CPU time and of ratios per round.

import Foundation

/// Measures benchmarks and reports the results.
///
/// It measures times and the bytes that an operation keeps, but counts no allocations: glibc removed its
/// hooks, so counting needs a custom allocator in C underneath Swift's, and this repository has no C.
public enum BenchmarkRunner {
    /// Measures all benchmarks in interleaved rounds, so that a slow moment of the machine affects all alike.
    @MainActor
    public static func measure(_ benchmarks: [Benchmark], rounds: Int = 5) async throws -> BenchmarkReport {
        var jobs: [@MainActor () async throws -> Void] = []
        for benchmark in benchmarks {
            let job = try await benchmark.prepare()
            // The first run pays for caches, metadata and pages.
            try await job()
            jobs.append(job)
        }
        var times = [[Double]](repeating: [], count: jobs.count)
        var kept = [Double?](repeating: nil, count: jobs.count)
        for round in 0..<max(1, rounds) {
            for (index, job) in jobs.enumerated() {
                let operations = Double(max(1, benchmarks[index].operations))
                let heap = Heap.bytesInUse
                let start = CPUClock.process
                try await job()
                times[index].append(Double(CPUClock.process - start) / operations)
                if round == rounds - 1, let heap, let now = Heap.bytesInUse {
                    kept[index] = Double(now - heap) / operations
                }
            }
        }
        let measurements = benchmarks.indices.map { index in
            let sorted = times[index].sorted()
            var measurement = BenchmarkResult(
                name: benchmarks[index].name,
                nanoseconds: sorted[sorted.count / 2],
                fastest: sorted[0],
                slowest: sorted[sorted.count - 1]
            )
            measurement.bytesKept = kept[index]
            return measurement
        }
        var report = BenchmarkReport(measurements: measurements)
        let rounds = Dictionary(zip(benchmarks.map(\.name), times), uniquingKeysWith: { first, _ in first })
        report.judge(benchmarks, rounds: rounds)
        return report
    }

    /// The whole command: measures, prints, compares with `--baseline FILE` and writes to `--output FILE`.
    ///
    /// - Parameter reported: Measurements with their own method, by name.
    /// - Returns: The exit code: 1 if a figure wasn't met, 2 if a benchmark failed.
    @MainActor
    public static func run(
        _ benchmarks: [Benchmark],
        reported: [(name: String, measure: @MainActor () async throws -> BenchmarkResult)] = [],
        arguments: [String] = CommandLine.arguments
    ) async -> Int32 {
        func option(_ name: String) -> String? {
            arguments.firstIndex(of: name).flatMap {
                arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil
            }
        }
        do {
            // `--only NAME` measures the benchmarks whose names begin with it, and their references.
            let only = option("--only")
            func isChosen(_ name: String) -> Bool { only.map { name.hasPrefix($0) } ?? true }
            let references = benchmarks.filter { isChosen($0.name) }.compactMap { $0.bar?.reference }
            var report = try await measure(
                benchmarks.filter { isChosen($0.name) || references.contains($0.name) }
            )
            for (name, measure) in reported where isChosen(name) {
                report.measurements.append(try await measure())
            }
            let kept = option("--baseline").map { URL(fileURLWithPath: $0) }
            let baseline = kept.flatMap { try? BenchmarkReport(contentsOf: $0) }
            if let kept, baseline == nil {
                print("there is no baseline at \(kept.relativePath) to compare with")
            }
            for line in report.table(baseline: baseline) { print(line) }
            if let output = option("--output") { try report.write(to: URL(fileURLWithPath: output)) }
            let missed = report.measurements.filter { $0.met == false }.map(\.name)
            print(missed.isEmpty ? "all figures met" : "figures not met: \(missed.joined(separator: ", "))")
            return missed.isEmpty ? 0 : 1
        } catch {
            FileHandle.standardError.write(Data("a benchmark failed: \(error)\n".utf8))
            return 2
        }
    }
}
