import SharedLayout
import SharedTesting
import SkyZoneLeaderboard
import Testing

@Suite struct LineAnimationTests {
    private let animation = LineAnimation()

    @Test(.proves("SKY-02")) func theLinesWaitThenSpreadQuicklyAtFirst() {
        #expect(animation.hold > .zero && animation.spread > animation.hold)
        let curve = animation.curve
        #expect(curve.progress(at: 0) == 0 && abs(curve.progress(at: 1) - 1) < 1e-9)
        var last = 0.0
        for step in 1...100 {
            let time = Double(step) / 100
            let progress = curve.progress(at: time)
            #expect(progress > last && progress <= 1 + 1e-9, "no line ever shrinks or grows too long")
            // The points are chosen so that the remaining progress is the cube of the remaining time.
            #expect(abs(1 - progress - (1 - time) * (1 - time) * (1 - time)) < 1e-6)
            last = progress
        }
    }

    @Test(.proves("SKY-02", "SKY-25"), arguments: [320.0, 375, 393, 414, 430])
    func allLinesAreEquallyLongAtFirstAndShorterThanInTheEnd(width: Double) {
        let layout = LineLayout(width: width, height: 667, textScale: 1)
        for rank in 1...4 {
            let length = LeaderLine.length(ofRank: rank)
            #expect(animation.gatheredLength > 0 && animation.gatheredLength < length && length <= 1)
            let bar = layout.frames(at: rank - 1, length: animation.gatheredLength).bar
            #expect(bar.x == 0 && bar.width > 0 && bar.maxX <= width)
        }
    }
}

extension TimingCurve {
    /// The progress at a time, found by bisection as a platform does it.
    fileprivate func progress(at time: Double) -> Double {
        func bend(_ part: Double, _ first: Double, _ second: Double) -> Double {
            let left = 1 - part
            return 3 * left * left * part * first + 3 * left * part * part * second + part * part * part
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if bend(middle, first.x, second.x) < time { low = middle } else { high = middle }
        }
        return bend(low, first.y, second.y)
    }
}
