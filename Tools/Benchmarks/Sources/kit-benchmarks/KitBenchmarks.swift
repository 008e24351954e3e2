// Measures the kit: `make bench`.

import BenchmarkKit
import Foundation

@main
struct KitBenchmarks {
    static func main() async throws {
        exit(
            await BenchmarkRunner.run(
                await navigationBenchmarks() + observationBenchmarks() + jsonBenchmarks()
                    + requestBenchmarks()
                    + cacheBenchmarks(),
                reported: [try await mainActorMeasurement()]
            )
        )
    }
}
