import SharedTesting
import SkyZoneLeaderboard
import Testing

@Suite struct LineAnimationTests {
    private let animation = LineAnimation(revision: 1)

    @Test(.proves("SKY-02")) func firstAllAreEquallyLongThenEachGrowsToItsLength() {
        let end = animation.hold + animation.spread
        let targets = (1...4).map(LeaderLine.length(ofRank:))
        var last = targets.map { _ in 0.0 }
        for step in 0...200 {
            let elapsed = end * step / 150
            let lengths = targets.map { animation.length(of: $0, at: elapsed) }
            switch animation.phase(at: elapsed) {
            case .gathered:
                #expect(elapsed < animation.hold)
                #expect(Set(lengths) == [animation.gatheredLength])
            case .spreading:
                for (length, target) in zip(lengths, targets) {
                    #expect(length >= animation.gatheredLength && length <= target)
                }
            case .spread:
                #expect(elapsed >= end)
                #expect(lengths == targets)
            }
            #expect(zip(lengths, last).allSatisfy { $0 >= $1 }, "no line ever shrinks")
            last = lengths
        }
        #expect(last == targets)
    }

    @Test(.proves("SKY-02")) func thePhasesComeInOrder() {
        let times = [Duration.zero, animation.hold, animation.hold + animation.spread]
        #expect(times.map(animation.phase(at:)) == [.gathered, .spreading, .spread])
        #expect(animation.phase(at: .seconds(-1)) == .gathered)
    }
}
