// Image timelines against an independent library's delays and a plain walk.

import Foundation
import SharedCore
import SharedMedia
import SharedTesting
import Testing

struct ImageTimelineTests {
    /// The frame at a time within one play, by walking.
    private func walk(_ delays: [Double], _ milliseconds: Double) -> Int {
        var end = 0.0
        for (index, delay) in delays.enumerated() {
            end += delay
            if milliseconds < end {
                return index
            }
        }
        return delays.count - 1
    }

    @Test(.proves("KIT-IMG-02"), arguments: ImageFixture.all.filter(\.isAnimated))
    func framesDelaysAndLoops(fixture: ImageFixture) throws {
        let timeline = try ImageTimeline(of: fixture.data)
        let delays = try #require(fixture.delays).map { $0 <= 10 ? 100 : $0 }
        #expect(timeline.frameCount == fixture.frames)
        for (index, delay) in delays.enumerated() {
            #expect(timeline.delay(of: index) == .microseconds(Int64((delay * 1_000).rounded())))
        }
        switch (fixture.format, fixture.loop) {
        case (_, 0): #expect(timeline.playCount == nil)
        case (_, nil): #expect(timeline.playCount == 1)
        // A GIF stores the number of repetitions, the other formats the number of plays.
        case (.gif, let loop?): #expect(timeline.playCount == loop + 1)
        case (_, let loop?): #expect(timeline.playCount == loop)
        }
        let length = delays.reduce(0, +)
        let wrong = stride(from: 0, to: length, by: 13).filter {
            timeline.frame(at: .milliseconds($0)) != walk(delays, $0)
        }
        #expect(wrong.isEmpty)
    }

    @Test(.proves("KIT-IMG-02"))
    func delaysOfNoneAndOneHundredthAreAsInBrowsers() throws {
        let timeline = try ImageTimeline(of: ImageFixture.named("animated.gif").data)
        #expect(
            (0..<7).map { timeline.delay(of: $0) }
                == [100, 100, 20, 50, 100, 1_000, 70].map { .milliseconds($0) }
        )
        #expect(timeline.duration == .milliseconds(1_440))
    }

    @Test(.proves("KIT-IMG-02"), arguments: ImageFixture.all.filter { !$0.isAnimated })
    func aStillImageHasOneFrame(fixture: ImageFixture) throws {
        let timeline = try ImageTimeline(of: fixture.data)
        #expect(timeline.frameCount == 1)
        #expect(timeline.frame(at: .seconds(1_000)) == 0)
        #expect(timeline.nextChange(after: .zero) == nil)
    }

    @Test(.proves("KIT-IMG-02"))
    func tenThousandFrames() {
        var generator = SeededGenerator(seed: 3)
        let delays = (0..<10_000).map { _ in Int.random(in: 2...60, using: &generator) * 10 }
        let timeline = ImageTimeline(delays: delays.map { .milliseconds($0) })
        var start = 0
        for (index, delay) in delays.enumerated() {
            if timeline.frame(at: .milliseconds(start)) != index
                || timeline.frame(at: .milliseconds(start + delay - 1)) != index
            {
                Issue.record("frame \(index)")
            }
            start += delay
        }
        #expect(timeline.duration == .milliseconds(start))
        // The animation repeats.
        #expect(timeline.frame(at: .milliseconds(start)) == 0)
        #expect(timeline.frame(at: .milliseconds(1_000 * start - 1)) == 9_999)
    }

    @Test(.proves("KIT-IMG-02"))
    func theLastFrameStaysWhenThePlaysAreOver() {
        let timeline = ImageTimeline(delays: [.milliseconds(30), .milliseconds(70)], playCount: 2)
        let frames = [0, 29, 30, 99, 100, 129, 130, 199, 200, 5_000].map {
            timeline.frame(at: .milliseconds($0))
        }
        #expect(frames == [0, 0, 1, 1, 0, 0, 1, 1, 1, 1])
        var changes: [Duration] = []
        var time = Duration.zero
        while let next = timeline.nextChange(after: time) {
            changes.append(next)
            time = next
        }
        #expect(changes == [30, 100, 130].map { .milliseconds($0) })
        #expect(timeline.frame(at: .seconds(-5)) == 0)
        #expect(timeline.frame(at: .seconds(Int64.max)) == 1)
    }

    @Test(.proves("KIT-IMG-02"))
    func nextChangesLeadThroughAllFrames() throws {
        let timeline = try ImageTimeline(of: ImageFixture.named("many.gif").data)
        var time = Duration.zero
        for number in 0..<700 {
            #expect(timeline.frame(at: time) == number % 300)
            time = try #require(timeline.nextChange(after: time))
            #expect(timeline.frame(at: time - .microseconds(1)) == number % 300)
        }
    }

    @Test(.proves("KIT-IMG-02"))
    func aFileThatEndsEarlyHasTheFramesBefore() throws {
        let fixture = try ImageFixture.named("many.gif")
        let timeline = try ImageTimeline(of: fixture.data.prefix(fixture.data.count / 2))
        #expect((100..<200).contains(timeline.frameCount))
        #expect(throws: ImageError.truncated) { try ImageTimeline(of: fixture.data.prefix(20)) }
        #expect(throws: ImageError.notAnImage) { try ImageTimeline(of: Data("<html>".utf8)) }
        #expect(ImageTimeline(delays: []).frameCount == 1)
    }
}
