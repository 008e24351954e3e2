// Measures the kit: `make bench`.

import BenchmarkKit
import Foundation

@main
struct KitBenchmarks {
    @MainActor
    static func main() async throws {
        exit(
            await BenchmarkRunner.run(
                navigationBenchmarks() + observationBenchmarks() + localizationBenchmarks()
                    + jsonBenchmarks() + requestBenchmarks() + cacheBenchmarks(),
                reported: [try await mainActorMeasurement()]
            )
        )
    }
}
