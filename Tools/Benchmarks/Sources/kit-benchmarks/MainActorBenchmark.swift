// The wait for the main actor while a large feed is loaded.

import BenchmarkKit
import Foundation
import SharedJSON

let mainActorBenchmark = "main actor kept busy, 50 MB feed"

/// The wait for the main actor while a feed of 50 MB is loaded, replaces another and the other is released.
@MainActor
func mainActorMeasurement() async throws -> BenchmarkResult {
    let data = try FeedText.json(bytes: 50 << 20)
    let screen = FeedScreen()
    return try await MainActorWait.measure(mainActorBenchmark, requirement: "KIT-JSON-04") {
        screen.draw()
    } during: {
        try await screen.reload(data)
    }
}

@MainActor
private final class FeedScreen {
    private var posts: [Post] = []
    private var drawn = 0

    func reload(_ data: Data) async throws {
        let new = try await JSONLoader().load([Post].self, from: .data(data))
        // Released off the main actor: freeing every string of 50 MB takes longer than a frame.
        let old = posts
        posts = new
        Task.detached { keep(old.count) }
    }

    func draw() {
        drawn += posts.prefix(20).reduce(0) { $0 + $1.title.utf8.count }
    }
}
