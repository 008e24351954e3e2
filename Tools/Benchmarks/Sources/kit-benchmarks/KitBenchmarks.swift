// The benchmarks of the kit: `make bench`.

import BenchmarkKit
import Foundation

@main
struct KitBenchmarks {
    @MainActor
    static func main() async {
        let json: [Benchmark]
        do {
            json = try jsonBenchmarks()
        } catch {
            FileHandle.standardError.write(Data("the feed could not be made: \(error)\n".utf8))
            exit(2)
        }
        // One array of arrays: a sum of this many takes the compiler seconds, or exceeds its limit.
        let benchmarks: [[Benchmark]] = [
            navigationBenchmarks(), observationBenchmarks(), localizationBenchmarks(), json,
            requestBenchmarks(), cacheBenchmarks(), mediaBenchmarks(),
        ]
        exit(
            await BenchmarkRunner.run(
                benchmarks.flatMap { $0 },
                reported: [(mainActorBenchmark, mainActorMeasurement)]
            )
        )
    }
}
