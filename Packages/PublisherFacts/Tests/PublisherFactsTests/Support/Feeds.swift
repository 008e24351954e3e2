// Feeds and sources for the tests.

import Foundation
import PublisherFacts
import SharedCore
import SharedJSON
import SharedLocalization
import SharedNavigation
import SharedNetworking
import SharedServer
import SharedTesting

/// A source controlled by a test: answers one load after the other, on request.
actor ControlledFeed: FactFeedSource {
    private var waiting: [CheckedContinuation<Result<LoadedFeed, FeedError>, Never>] = []
    private(set) var loads = 0

    @concurrent
    func load() async throws(FeedError) -> LoadedFeed {
        try await next().get()
    }

    private func next() async -> Result<LoadedFeed, FeedError> {
        loads += 1
        return await withCheckedContinuation { waiting.append($0) }
    }

    /// Waits for a load and answers it.
    func answer(_ answer: Result<LoadedFeed, FeedError>) async {
        // Without a load to answer, the test's expectation fails, which is better than hanging.
        guard await eventually({ !waiting.isEmpty }) else { return }
        waiting.removeFirst().resume(returning: answer)
    }
}

/// A source that always returns the same feed.
struct ReadyFeed: FactFeedSource {
    let feed: LoadedFeed

    @concurrent
    func load() async throws(FeedError) -> LoadedFeed { feed }
}

extension LoadedFeed {
    /// A feed with these titles.
    init(_ title: String?, _ facts: String..., staleBecause: FeedError? = nil) {
        let rows = facts.map { FactRow(title: $0, text: "About \($0)", pictureAddress: nil) }
        self.init(feed: FactFeed(title: title, rows: rows), staleBecause: staleBecause)
    }
}

/// Serves one body for every request, and counts requests.
struct FeedServer: Sendable {
    let server: LoopbackServer
    let requests = Locked<[String]>([])

    init(_ body: Data, type: String = "application/json", status: Int = 200) throws {
        let requests = requests
        server = try LoopbackServer { request in
            requests.withLock { $0.append(request.target) }
            return .data(body, type: type, status: status)
        }
    }

    /// The URL of the feed.
    func address() throws -> URL {
        guard let url = URL(string: server.address + "/facts.json") else { throw URLError(.badURL) }
        return url
    }
}

@MainActor
extension PublisherFactsCoordinator {
    /// The list at the root.
    var list: FactListModel? {
        if case .factList(let model) = navigator.screen(of: navigator.tree.entries[0].id) {
            model
        } else {
            nil
        }
    }

    /// The page in front.
    var detail: FactDetailModel? {
        if case .factDetail(let model) = navigator.screen(of: navigator.tree.front.id) { model } else { nil }
    }
}
