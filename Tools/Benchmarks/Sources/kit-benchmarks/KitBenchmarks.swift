// Measures the kit: `make bench`.

import BenchmarkKit
import Foundation

@main
struct KitBenchmarks {
    static func main() async {
        exit(await BenchmarkRunner.run(await navigationBenchmarks() + observationBenchmarks()))
    }
}
