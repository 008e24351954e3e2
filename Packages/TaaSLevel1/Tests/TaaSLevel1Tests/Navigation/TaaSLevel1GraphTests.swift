import SharedNavigation
import SharedTesting
import TaaSLevel1
import Testing

@MainActor @Suite struct TaaSLevel1GraphTests {
    @Test(.proves("MONO-04", "KIT-NAV-04", "TAAS-15")) func theGraphIsSound() {
        #expect(TaaSLevel1Route.graph.validationErrors == [])
        #expect(Set(TaaSLevel1Route.graph.nodes.map(\.kind)) == Set(TaaSLevel1Route.Kind.allCases))
        #expect(Set(TaaSLevel1Route.graph.edges.map(\.edge)) == Set(TaaSLevel1Route.Edge.allCases))
    }

    @Test(.proves("MONO-04")) func twoWindowsOfOneAppStandSideBySide() async {
        let dependencies = TaaSLevel1Dependencies.embedded()
        let (left, right) = (TaaSLevel1App.start(dependencies), TaaSLevel1App.start(dependencies))
        await left.navigator.settled()
        await right.navigator.settled()
        left.tap(.form)
        #expect(left.front == .form && right.front == .faq)
    }

    /// As in a host with parts of its own.
    @Test(.proves("MONO-04")) func dependenciesCanBePutTogetherByHand() async {
        let parts = TaaSLevel1Dependencies.embedded()
        let content = FAQContent(introduction: "Made by hand.", images: [], questions: [])
        let app = TaaSLevel1App.start(
            TaaSLevel1Dependencies(
                faq: GivenFAQ(content: content),
                gallery: parts.gallery,
                images: parts.images,
                mail: SimulatedMailSender(),
                settings: parts.settings,
                files: parts.files
            )
        )
        await app.navigator.settled()
        #expect(app.faq?.state.introduction == "Made by hand.")
    }
}
