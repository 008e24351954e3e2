import Foundation
import PublisherFacts
import SharedMedia
import SharedNavigation
import SharedTesting
import Testing

@MainActor @Suite struct PublisherFactsGraphTests {
    @Test(.proves("MONO-04", "KIT-NAV-04")) func theGraphIsSound() {
        #expect(PublisherFactsRoute.graph.validationErrors == [])
    }

    @Test(.proves("PUB-13")) func twoWindowsOfOneAppStandSideBySide() async {
        let dependencies = PublisherFactsDependencies(
            feed: SampleFactFeed(),
            images: FolderImageSource.sample()
        )
        let (left, right) = (PublisherFactsApp.start(dependencies), PublisherFactsApp.start(dependencies))
        await left.navigator.settled()
        await right.navigator.settled()
        if let fact = left.list?.feed?.facts.first { left.list?.send(.factTapped(fact.id)) }
        #expect(left.navigator.tree.entries.count == 2)
        #expect(right.navigator.tree.entries.count == 1)
    }
}
