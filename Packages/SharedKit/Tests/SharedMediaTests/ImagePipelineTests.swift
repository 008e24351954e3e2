// The image pipeline: order of loading, cancellation, caching, retries.

import Foundation
import Observation
import SharedCore
import SharedLocalization
import SharedMedia
import SharedNetworking
import SharedTesting
import Testing

@MainActor @Suite(.serialized)
struct ImagePipelineTests {
    private let clock = ManualClock()
    private let png: Data
    private let gif: Data
    private let loaded: LoadedImage
    private let other: LoadedImage

    init() throws {
        png = try ImageFixture.named("plain.png").data
        gif = try ImageFixture.named("animated.gif").data
        loaded = try LoadedImage(png)
        other = try LoadedImage(gif)
    }

    private func pipeline(
        _ source: ScriptedSource,
        _ change: (inout ImageLimits) -> Void = { _ in }
    ) -> ImagePipeline {
        var limits = ImageLimits()
        change(&limits)
        return ImagePipeline(source: source, limits: limits, clock: clock)
    }

    private func references(_ numbers: some Sequence<Int>) -> [ImageReference] {
        numbers.map { reference($0) }
    }

    @Test(.proves("KIT-IMG-03"))
    func visibleFirstThenWhatIsNearestAndNoMoreAtOnceThanAllowed() async {
        let source = ScriptedSource()
        let pipeline = pipeline(source) { limits in
            limits.concurrency = 4
            limits.prefetchConcurrency = 2
        }
        let viewer = pipeline.viewer()
        viewer.update(visible: references([10, 11, 12]), prefetch: references([9, 13, 8]))
        await turns { source.waiting.count == 4 }
        #expect(source.started.sorted() == [9, 10, 11, 12])
        source.deliver(10, .success(png))
        await turns { source.waiting == [9, 11, 12, 13] }
        // No third load for images that are only nearby.
        source.deliver(11, .success(png))
        await turns { pipeline.image(reference(11)).state.header != nil }
        await letOthersRun()
        #expect(source.waiting == [9, 12, 13])
        source.deliver(9, .success(png))
        await turns { source.waiting == [8, 12, 13] }
        #expect(pipeline.image(reference(10)).state == .loaded(loaded))
        #expect(pipeline.image(reference(12)).state == .placeholder(aspect: 1))
        // The same update again changes nothing.
        viewer.update(visible: references([10, 11, 12]), prefetch: references([9, 13, 8]))
        await letOthersRun()
        #expect(source.started.count == 6)
    }

    @Test(.proves("KIT-IMG-03"))
    func whatLeavesIsCancelledAndWhatComesBackIsLoadedAnew() async {
        let source = ScriptedSource()
        let pipeline = pipeline(source)
        let viewer = pipeline.viewer()
        viewer.update(visible: references([1, 2]), prefetch: references([3]))
        await turns { source.waiting == [1, 2, 3] }
        viewer.update(visible: references([2]))
        await turns { source.cancelled.sorted() == [1, 3] }
        #expect(source.waiting == [2])
        #expect(pipeline.image(reference(1)).state == .placeholder(aspect: 1))
        viewer.update(visible: references([1]))
        await turns { source.waiting == [1] }
        source.deliver(1, .success(png))
        await turns { pipeline.image(reference(1)).state.header != nil }
        viewer.end()
        await letOthersRun()
        #expect(source.started.count == 4 && source.waiting.isEmpty)
    }

    @Test(.proves("KIT-IMG-03"))
    func whatIsPushedALittleFartherGoesOnAndIsNotBegun() async {
        let source = ScriptedSource()
        let pipeline = pipeline(source)
        let viewer = pipeline.viewer()
        viewer.update(visible: references([1]), prefetch: references([2]))
        await turns { source.waiting == [1, 2] }
        viewer.update(visible: references([1]), retained: references([2, 3]))
        source.deliver(2, .success(png))
        await turns { isLoaded(2, pipeline) }
        #expect(source.cancelled.isEmpty)
        viewer.update(visible: references([1]), prefetch: references([2]))
        await letOthersRun()
        #expect(source.started.sorted() == [1, 2])
        // A retained load under way is cancelled when it leaves that range, too.
        viewer.update(visible: references([4]), retained: references([1]))
        viewer.update(visible: references([4]))
        await turns { source.cancelled == [1] }
    }

    @Test(.proves("KIT-IMG-03"))
    func aScreenThatGoesAwayLeavesNothingRunning() async {
        let source = ScriptedSource()
        let pipeline = pipeline(source)
        var viewer: ImageRequests? = pipeline.viewer()
        viewer?.update(visible: references([1]))
        await turns { source.waiting == [1] }
        viewer = nil
        await turns { source.cancelled == [1] }
        #expect(source.waiting.isEmpty)
    }

    @Test(.proves("KIT-IMG-03"))
    func oneLoadHoweverManyWantIt() async {
        let source = ScriptedSource()
        let pipeline = pipeline(source)
        let first = pipeline.viewer()
        let second = pipeline.viewer()
        first.update(visible: references([1, 1, 2]), prefetch: references([1]))
        second.update(visible: references([2]), prefetch: references([1]))
        await turns { source.waiting == [1, 2] }
        #expect(pipeline.image(reference(1)) === pipeline.image(reference(1)))
        // One viewer ends, the other still requests it.
        first.end()
        await letOthersRun()
        #expect(source.cancelled.isEmpty)
        source.deliver(1, .success(png))
        await turns { pipeline.image(reference(1)).state.header != nil }
        #expect(source.started.sorted() == [1, 2])
    }

    @Test(.proves("KIT-IMG-03"))
    func onlyWhatArrivesIsRedrawn() async {
        let source = ScriptedSource()
        let pipeline = pipeline(source)
        let viewer = pipeline.viewer()
        viewer.update(visible: references(0..<5))
        await turns { source.waiting.count == 5 }
        let redrawn = Locked<[Int]>([])
        for number in 0..<5 {
            withObservationTracking {
                _ = pipeline.image(reference(number)).state
            } onChange: {
                redrawn.withLock { $0.append(number) }
            }
        }
        source.deliver(3, .success(gif))
        await turns { pipeline.image(reference(3)).state.header != nil }
        #expect(redrawn.withLock { $0 } == [3])
    }

    @Test(.proves("KIT-IMG-03"))
    func theSizeIsKnownBeforeTheFileIsThere() async {
        let source = ScriptedSource()
        let pipeline = pipeline(source)
        let viewer = pipeline.viewer()
        viewer.update(visible: references([1]))
        await turns { source.waiting == [1] }
        let header = ImageHeader(format: .png, size: PixelSize(width: 37, height: 19))
        source.tellHeader(1, header)
        await turns { pipeline.image(reference(1)).state == .sized(header) }
        // The header is kept when the load is cancelled, and a late callback of a cancelled load is ignored.
        viewer.update(visible: [])
        pipeline.releaseMemory()
        #expect(pipeline.image(reference(1)).state == .sized(header))
        source.tellHeader(1, ImageHeader(format: .gif, size: PixelSize(width: 1, height: 1)))
        await letOthersRun()
        #expect(pipeline.image(reference(1)).state == .sized(header))
    }

    @Test(.proves("KIT-IMG-03"))
    func memoryIsBoundedAndOldestGoesFirst() async {
        let source = ScriptedSource { [png] _ in .success(png) }
        let size = png.count
        let pipeline = pipeline(source) { $0.memory = 10 * (size + 256) }
        let viewer = pipeline.viewer()
        for number in 0..<40 {
            viewer.update(visible: references([number]))
            await turns { pipeline.image(reference(number)).state.header != nil }
            #expect(pipeline.bytesInMemory <= 11 * (size + 256))
        }
        viewer.update(visible: [])
        #expect(source.started == Array(0..<40))
        // The newest images are still there; of the oldest only the sizes.
        #expect(pipeline.image(reference(35)).state == .loaded(loaded))
        #expect(pipeline.image(reference(2)).state == .sized(loaded.header))
        pipeline.releaseMemory()
        #expect(pipeline.bytesInMemory == 0)
    }

    @Test(.proves("KIT-IMG-03"))
    func nothingIsPrefetchedWhileWhatIsWantedFillsTheMemory() async {
        let source = ScriptedSource { [png] _ in .success(png) }
        let pipeline = pipeline(source) { $0.memory = 2 * png.count }
        let viewer = pipeline.viewer()
        viewer.update(visible: references(0..<3), prefetch: references(3..<9))
        await turns { source.delivered.count >= 3 }
        await letOthersRun()
        #expect(Set(source.started).isSuperset(of: 0..<3))
        #expect(source.started.count < 9)
    }

    @Test(.proves("KIT-IMG-03"))
    func aFailureSaysWhyAndIsNotForGood() async throws {
        let source = ScriptedSource()
        let pipeline = pipeline(source)
        let viewer = pipeline.viewer()
        let image = pipeline.image(reference(1))
        viewer.update(visible: references([1]))
        await turns { source.waiting == [1] }
        source.deliver(1, .failure(.network(.timedOut)))
        await turns { image.state == .failed(.network(.timedOut), nil) }
        // No automatic retries, and none at once when it comes back.
        viewer.update(visible: [])
        viewer.update(visible: references([1]))
        await letOthersRun()
        #expect(source.started.count == 1)
        // After the delay it is retried.
        await clock.advance(by: .seconds(6))
        viewer.update(visible: [])
        viewer.update(visible: references([1]))
        await turns { source.waiting == [1] }
        #expect(image.state == .placeholder(aspect: 1))
        // A second consecutive error doubles the delay.
        source.deliver(1, .success(Data("<html>".utf8)))
        await turns { image.state == .failed(.notAnImage, nil) }
        await clock.advance(by: .seconds(290))
        viewer.update(visible: [])
        viewer.update(visible: references([1]))
        await letOthersRun()
        #expect(source.started.count == 2)
        // The user can always retry.
        pipeline.retry(reference(1))
        await turns { source.waiting == [1] }
        source.deliver(1, .failure(.network(.offline)))
        await turns { image.state == .failed(.network(.offline), nil) }
        pipeline.retryAll()
        await turns { source.waiting == [1] }
        source.deliver(1, .success(png))
        await turns { image.state == .loaded(loaded) }
        #expect(source.started.count == 4)
    }

    @Test(.proves("KIT-IMG-03"))
    func aFailureStallsNoOther() async {
        let source = ScriptedSource { [png] number in
            number.isMultiple(of: 2) ? .failure(.network(.unreachable)) : .success(png)
        }
        let pipeline = pipeline(source)
        let viewer = pipeline.viewer()
        viewer.update(visible: references(0..<40))
        await turns { source.delivered.count == 40 }
        await turns { (0..<40).allSatisfy { pipeline.image(reference($0)).state != .placeholder(aspect: 1) } }
        #expect(source.started.sorted() == Array(0..<40))
    }

    @Test(.proves("KIT-IMG-03"))
    func aRefreshConfirmsAndKeepsWhatIsShown() async {
        let source = ScriptedSource()
        let pipeline = pipeline(source)
        let viewer = pipeline.viewer()
        viewer.update(visible: references([1, 2]))
        await turns { source.waiting == [1, 2] }
        source.deliver(1, .success(png))
        source.deliver(2, .success(png))
        await turns {
            pipeline.image(reference(1)).state.header != nil
                && pipeline.image(reference(2)).state.header != nil
        }
        pipeline.refresh()
        await turns { source.waiting == [1, 2] }
        #expect(source.loads.suffix(2).map(\.revalidating) == [true, true])
        #expect(pipeline.image(reference(1)).state == .loaded(loaded))
        source.deliver(1, .success(gif))
        source.deliver(2, .failure(.network(.offline)))
        await turns { pipeline.image(reference(1)).state == .loaded(other) }
        await letOthersRun()
        // An image that couldn't be revalidated is still shown, and isn't requested over and over.
        #expect(pipeline.image(reference(2)).state == .loaded(loaded))
        #expect(source.started.count == 4)
        // Images that come later are revalidated too, once.
        viewer.update(visible: references([3]))
        await turns { source.waiting == [3] }
        #expect(source.loads.last?.revalidating == true)
    }

    @Test(.proves("KIT-IMG-03"), arguments: [1, 2, 3])
    func aThousandRandomScrolls(seed: Int) async {
        let count = 2_000
        let source = ScriptedSource { [png] _ in .success(png) }
        let pipeline = pipeline(source) { $0.memory = 1 << 30 }
        let viewer = pipeline.viewer()
        var generator = SeededGenerator(seed: UInt64(seed))
        var near: Set<Int> = []
        var wanted: Set<Int> = []
        // The number of cancellations of each image before it was loaded: it may be requested again as often.
        var givenUp: [Int: Int] = [:]
        var first = 0
        for _ in 0..<1_000 {
            // Mostly a short distance, sometimes a long one.
            first += generator.pick([-8, -3, 2, 5, 9, 9, Int.random(in: -400...400, using: &generator)])
            first = min(max(0, first), count - 12)
            let visible = first..<first + 12
            let nearby = (max(0, first - 12)..<min(count, first + 24)).filter { !visible.contains($0) }
            let new = Set(visible).union(nearby)
            for number in wanted.subtracting(new) where !isLoaded(number, pipeline) {
                givenUp[number, default: 0] += 1
            }
            wanted = new
            near.formUnion(new)
            viewer.update(visible: references(visible), prefetch: references(nearby))
            for _ in 0..<Int.random(in: 0...6, using: &generator) {
                await Task.yield()
            }
        }
        await turns { wanted.allSatisfy { isLoaded($0, pipeline) } }
        // No load of an image that never came near, and no second load of a loaded one.
        #expect(Set(source.started).isSubset(of: near))
        let starts = Dictionary(source.started.map { ($0, 1) }, uniquingKeysWith: +)
        #expect(starts.allSatisfy { $0.value <= 1 + givenUp[$0.key, default: 0] })
        let there = near.filter { isLoaded($0, pipeline) }
        #expect(there.count > 300)
        // Showing them again fetches nothing.
        let before = source.started.count
        for number in there.sorted() {
            viewer.update(visible: references([number]))
        }
        await letOthersRun()
        #expect(source.started.count == before)
    }

    private func isLoaded(_ number: Int, _ pipeline: ImagePipeline) -> Bool {
        if case .loaded = pipeline.image(reference(number)).state { true } else { false }
    }
}
