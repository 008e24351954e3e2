// Waiting ends, and a released object is detected.

import SharedTesting
import Testing

@MainActor @Suite struct WaitingTests {
    private final class Model {}

    @Test func waitingEndsWhenTheConditionHolds() async {
        var asked = 0
        let cameToHold = await eventually {
            asked += 1
            return asked == 3
        }
        #expect(cameToHold)
        #expect(asked == 3)
    }

    @Test func waitingInVainIsGivenUp() async {
        var asked = 0
        let cameToHold = await eventually(within: .milliseconds(1)) {
            asked += 1
            return false
        }
        #expect(!cameToHold)
        #expect(asked > 200, "however little time there is, others have their turns")
    }

    @Test func aCensusNamesWhoIsStillAliveAndKeepsNobody() {
        let census = LifetimeCensus()
        let kept = Model()
        var left: [Model] = [Model()]
        census.watch(kept, as: "kept")
        census.watch(left[0], as: "left")
        #expect(census.alive == ["kept", "left"])
        left = []
        #expect(census.alive == ["kept"])
        withExtendedLifetime((kept, left)) {}
    }
}
