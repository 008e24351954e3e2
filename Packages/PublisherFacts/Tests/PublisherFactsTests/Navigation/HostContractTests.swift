import PublisherFacts
import SharedNavigation
import SharedTesting
import Testing

@MainActor @Suite struct HostContractTests {
    @Test(.proves("KIT-NAV-13")) func theAppKeepsTheHostContract() async throws {
        let fact = try #require(try await SampleFactFeed().load().feed.facts.first)
        let routes: [PublisherFactsRoute] = [.factList, .factDetail(fact.id), .factShare([.text("a fact")])]
        #expect(try await HostContract.problems(routes: routes) { PublisherFactsApp.start() } == [])
    }
}
