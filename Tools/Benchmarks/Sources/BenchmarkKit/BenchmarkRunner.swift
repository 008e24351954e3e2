// Runs benchmarks: warmed up, interleaved, five rounds, medians of CPU time.

import Foundation

/// Measures benchmarks and writes down what it found.
public enum BenchmarkRunner {
    /// Measures all benchmarks in interleaved rounds, so that a slow moment of the machine hits all alike.
    @MainActor
    public static func measure(_ benchmarks: [Benchmark], rounds: Int = 5) async throws -> BenchmarkReport {
        var jobs: [@MainActor () async throws -> Void] = []
        for benchmark in benchmarks {
            let job = try await benchmark.prepare()
            // The first time pays for caches, metadata and pages.
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
        report.judge(benchmarks)
        return report
    }

    /// The whole command: measures, prints, compares with `--baseline FILE` and writes to `--output FILE`.
    ///
    /// - Parameter reported: Gives results that were measured in ways of their own.
    /// - Returns: The exit code: 1 if a figure wasn't met.
    @MainActor
    public static func run(
        _ benchmarks: [Benchmark],
        reported: () async throws -> [BenchmarkResult] = { [] },
        arguments: [String] = CommandLine.arguments
    ) async -> Int32 {
        func option(_ name: String) -> URL? {
            arguments.firstIndex(of: name).flatMap {
                arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil
            }
            .map { URL(fileURLWithPath: $0) }
        }
        do {
            // `--only NAME` measures what begins with a name, for those who work on it.
            let only = option("--only")?.lastPathComponent
            let chosen = benchmarks.filter { benchmark in only.map { benchmark.name.hasPrefix($0) } ?? true }
            var report = try await measure(chosen)
            if only == nil { report.measurements += try await reported() }
            let baseline = option("--baseline").flatMap { try? BenchmarkReport(contentsOf: $0) }
            for line in report.table(baseline: baseline) { print(line) }
            if let output = option("--output") { try report.write(to: output) }
            let missed = report.measurements.filter { $0.met == false }.map(\.name)
            print(missed.isEmpty ? "all figures met" : "figures not met: \(missed.joined(separator: ", "))")
            return missed.isEmpty ? 0 : 1
        } catch {
            FileHandle.standardError.write(Data("a benchmark failed: \(error)\n".utf8))
            return 1
        }
    }
}
