import SharedNavigation
import SharedTesting
import TaaSLevel1
import Testing

@MainActor @Suite struct TaaSLevel1GraphTests {
    @Test(.proves("MONO-04", "KIT-NAV-04", "TAAS-15")) func theGraphIsSound() {
        #expect(TaaSLevel1Route.graph.problems == [])
    }
}
