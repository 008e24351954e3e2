import Foundation
import Observation
import SharedCore
import SharedLayout
import SharedMedia
import SharedNavigation
import SharedTesting
import TaaSLevel1
import Testing

@MainActor @Suite struct AnimationTests {
    let clock = ManualClock()

    private func animation(_ app: TaaSLevel1Coordinator, at index: Int = 0) async throws -> ImageAnimation {
        let grid = try #require(app.images?.grid)
        #expect(await eventually { grid.animation(at: index) != nil })
        return try #require(grid.animation(at: index))
    }

    private func blinking() async throws -> (TaaSLevel1Coordinator, ImageAnimation) {
        let app = await started {
            $0.clock = clock
            $0.gallery = GivenGallery(names: ["blink.gif"])
            $0.images = GivenImages(["blink.gif": gif(4, 4, delays: [20, 5, 100])])
        }
        return (app, try await animation(app))
    }

    private func pass(_ milliseconds: Int) async {
        await clock.advance(by: .milliseconds(milliseconds))
    }

    @Test(.proves("TAAS-08")) func framesAreDueWhenTheFileSays() async throws {
        let (_, animation) = try await blinking()
        #expect(animation.timeline.frameCount == 3)
        var frames: [Int] = []
        // 200 ms, 50 ms, 1,000 ms, and again.
        for _ in 0..<26 {
            frames.append(animation.frame)
            await pass(50)
        }
        #expect(frames == [0, 0, 0, 0, 1] + Array(repeating: 2, count: 20) + [0])
    }

    @Test(.proves("TAAS-08")) func whoLooksIsToldOfTheNextFrameAndNotBefore() async throws {
        let (_, animation) = try await blinking()
        let told = Locked(0)
        func look() -> Int {
            withObservationTracking {
                animation.frame
            } onChange: {
                told.withLock { $0 += 1 }
            }
        }
        #expect(look() == 0)
        #expect(await eventually { clock.sleeperCount == 1 })
        await pass(199)
        #expect(told.withLock { $0 } == 0)
        await clock.advance(by: .milliseconds(1))
        #expect(await eventually { told.withLock { $0 } == 1 })
        #expect(look() == 1)
        #expect(await eventually { clock.sleeperCount == 1 })
        await pass(50)
        #expect(await eventually { told.withLock { $0 } == 2 })
        // The last observer is gone: nothing waits.
        #expect(clock.sleeperCount == 0)
        await clock.advance(by: .seconds(100))
        #expect(told.withLock { $0 } == 2)
        #expect(look() == 2, "100,250 ms after the start are 250 ms after the start of a play")
    }

    @Test(.proves("TAAS-08")) func itStandsStillForThoseWhoWantNoMotionAndInTheBackground() async throws {
        let (app, animation) = try await blinking()
        #expect(animation.frame == 0 && animation.isPlaying)
        await pass(210)
        #expect(animation.frame == 1)
        app.navigator.receive(.traitsChanged(HostTraits(isMotionReduced: true)))
        #expect(!animation.isPlaying)
        await clock.advance(by: .seconds(5))
        #expect(animation.frame == 1)
        app.navigator.receive(.traitsChanged(HostTraits()))
        app.navigator.receive(.enteredBackground)
        #expect(!animation.isPlaying)
        await clock.advance(by: .seconds(5))
        #expect(animation.frame == 1)
        app.navigator.receive(.activated)
        #expect(animation.isPlaying && animation.frame == 1)
        await pass(39)
        #expect(animation.frame == 1)
        await pass(1)
        #expect(animation.frame == 2, "250 ms have been played")
    }

    @Test(.proves("TAAS-08")) func aStillImageHasNoAnimation() async throws {
        let app = await started {
            $0.gallery = GivenGallery(names: ["still.gif", "a.png", "gone.gif"])
            $0.images = GivenImages(["still.gif": gif(4, 4, delays: [10]), "a.png": png(4, 4)])
        }
        let grid = try #require(app.images?.grid)
        for index in 0..<2 {
            #expect(
                await eventually { if case .loaded = grid.image(at: index).state { true } else { false } }
            )
            #expect(grid.animation(at: index) == nil)
        }
        #expect(await eventually { if case .failed = grid.image(at: 2).state { true } else { false } })
        #expect(grid.animation(at: 2) == nil)
    }

    @Test(.proves("TAAS-08")) func theSampleHasAllFormatsAndMovesAsItWasPainted() async throws {
        let app = await started { $0.clock = clock }
        let grid = try #require(app.images?.grid)
        app.images?.viewportScrolled(to: LayoutRect(width: 393, height: 5_000))
        var formats: Set<ImageFormat> = []
        for index in grid.images.indices {
            #expect(
                await eventually { if case .loaded = grid.image(at: index).state { true } else { false } }
            )
            if let format = grid.image(at: index).state.header?.format { formats.insert(format) }
        }
        #expect(formats == [.jpeg, .png, .gif])
        func animation(_ name: String) throws -> ImageAnimation? {
            grid.animation(at: try #require(grid.images.firstIndex { $0.id.rawValue == name }))
        }
        let moon = try #require(try animation("moon.gif"))
        #expect(moon.timeline.frameCount == 25)
        #expect(moon.timeline.delay(of: 12) == .milliseconds(1_200), "full moon")
        #expect(moon.timeline.delay(of: 0) == .milliseconds(110))
        #expect(moon.timeline.playCount == nil)
        let light = try #require(try animation("lighthouse.gif"))
        #expect(light.timeline.duration == .milliseconds(1_920), "two short flashes and a long pause")
        #expect(try animation("woodcut.gif") == nil)
    }
}
