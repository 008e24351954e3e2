// Measures the kit: `make bench`.

import BenchmarkKit
import Foundation

@main
struct KitBenchmarks {
    @MainActor
    static func main() async {
        // One array of arrays: a sum of this many takes the compiler seconds, or more than it has.
        let benchmarks: [[Benchmark]] = [
            navigationBenchmarks(), observationBenchmarks(), localizationBenchmarks(), jsonBenchmarks(),
            requestBenchmarks(), cacheBenchmarks(), mediaBenchmarks(),
        ]
        exit(
            await BenchmarkRunner.run(
                benchmarks.flatMap { $0 },
                reported: { [try await mainActorMeasurement()] }
            )
        )
    }
}
