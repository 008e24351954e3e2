import Foundation
import PublisherFacts
import SharedCore
import SharedLayout
import SharedMedia
import SharedNavigation
import SharedTesting
import Testing

@MainActor @Suite struct FactWaterfallTests {
    let source = ControlledFeed()
    let pictures = ControlledPictures()
    let app: PublisherFactsCoordinator

    init() {
        app = PublisherFactsApp.start(
            PublisherFactsDependencies(feed: source, images: pictures, clock: ManualClock())
        )
    }

    private func show(
        _ numbers: some Sequence<Int>,
        on viewport: Viewport = Viewport(width: 400, height: 800)
    )
        async throws -> FactListModel
    {
        app.navigator.receive(.viewportChanged(viewport))
        await source.answer(.success(LoadedFeed(pictures: numbers)))
        await app.navigator.settled()
        return try #require(app.list)
    }

    private func scroll(_ list: FactListModel, to y: Double) {
        list.viewportScrolled(to: LayoutRect(y: y, width: 400, height: 800))
    }

    /// The position of a fact on screen.
    private func place(_ title: String, in list: FactListModel, _ y: Double) throws -> Double {
        let rows = try #require(list.waterfall.rows)
        let row = try #require((0..<rows.count).first { rows[$0].title == title })
        return list.waterfall.layout.frame(at: row).y - y
    }

    @Test(.proves("PUB-04")) func aCellFollowsItsPictureAsSoonAsTheHeaderIsThere() async throws {
        let list = try await show(0..<4)
        let waterfall = list.waterfall
        let before = waterfall.layout.frame(at: 0)
        let texts = before.height - before.width / FactCellMetrics.placeholderAspect
        #expect(before.width < 200, "half of the width, less the space between")
        await pictures.sendHeader(300, 600, of: "0")
        #expect(await eventually { waterfall.layout.frame(at: 0) != before })
        let after = waterfall.layout.frame(at: 0)
        #expect(abs(after.height - texts - after.width * 2) <= 0.5)
        #expect(waterfall.image(at: 0)?.state.header?.size == PixelSize(width: 300, height: 600))
        if case .loaded? = waterfall.image(at: 0)?.state { Issue.record("only the header has come") }
        await pictures.answer("0", .success(png(300, 600)))
        #expect(await eventually { if case .loaded? = waterfall.image(at: 0)?.state { true } else { false } })
        #expect(waterfall.layout.frame(at: 0) == after)
    }

    @Test(
        .proves("PUB-05"),
        arguments: [
            (320.0, 568.0), (568, 320), (393, 852), (852, 393), (744, 1133), (1133, 744), (507, 1024),
        ]
    )
    func aPictureWiderThanTheDeviceIsRestrictedToIt(width: Double, height: Double) async throws {
        let list = try await show(0..<3, on: Viewport(width: width, height: height))
        let before = list.waterfall.layout.frame(at: 1).height
        await pictures.sendHeader(9_000, 3_000, of: "1")
        #expect(await eventually { list.waterfall.layout.frame(at: 1).height != before })
        let frame = list.waterfall.layout.frame(at: 1)
        #expect(frame.x >= 0 && frame.maxX <= width)
        let texts = before - frame.width / FactCellMetrics.placeholderAspect
        #expect(abs((frame.height - texts) * 3 - frame.width) <= 2, "three times as wide as high")
        let columns = Set((0..<3).map { list.waterfall.layout.frame(at: $0).x }).count
        #expect(columns == min(3, list.state.columns))
    }

    @Test(.proves("PUB-08")) func everyCellHasRoomForItsTitleUnderThePicture() async throws {
        let list = try await show(0..<2)
        let frame = list.waterfall.layout.frame(at: 0)
        let metrics = list.waterfall.cellMetrics
        let picture = frame.width / FactCellMetrics.placeholderAspect
        #expect(abs(frame.height - picture - 2 * metrics.titleLine - 2 * metrics.padding) <= 1)
        app.navigator.receive(.traitsChanged(HostTraits(textScale: 2)))
        let larger = list.waterfall.layout.frame(at: 0)
        #expect(abs(larger.height - frame.height - 2 * metrics.titleLine) <= 1, "room for larger text")
        #expect(list.waterfall.rows?[0].title == "Fact 0")
    }

    /// Letters are assumed to be half as wide as their size, which is more than their average width.
    @Test(.proves("PUB-02", "PUB-04"), arguments: [1, 1.35, 2])
    func theFactOfTheSampleThatIsTextAloneIsWhole(textScale: Double) async throws {
        let app = PublisherFactsApp.start(
            PublisherFactsDependencies(feed: SampleFactFeed(), images: pictures, clock: ManualClock())
        )
        await app.navigator.settled()
        let list = try #require(app.list)
        let facts = try #require(list.feed).facts
        let row = try #require(
            facts.firstIndex { $0.title == nil && $0.pictureAddress == nil && $0.text != nil }
        )
        let words = try #require(facts[row].text).split(separator: " ")
        app.navigator.receive(.traitsChanged(HostTraits(textScale: textScale)))
        for width in [320.0, 375, 393, 430, 507, 568, 599, 600, 678, 744, 852, 899, 900, 1_024, 1_366] {
            app.navigator.receive(.viewportChanged(Viewport(width: width, height: 800)))
            let (metrics, frame) = (list.waterfall.cellMetrics, list.waterfall.layout.frame(at: row))
            #expect(abs(metrics.width - frame.width) < 1)
            let room = (frame.width - 2 * metrics.padding) / (13 * textScale * 0.5)
            var (lines, used) = (1, 0.0)
            for word in words {
                if used + Double(word.count) > room { (lines, used) = (lines + 1, 0) }
                used += Double(word.count + 1)
            }
            #expect(lines <= metrics.linesAlone, "at \(width)")
            let texts = Double(metrics.linesAlone) * metrics.textLine + 2 * metrics.padding
            #expect(abs(frame.height - texts - frame.width / 20) <= 1, "room for all of them at \(width)")
        }
    }

    @Test(.proves("PUB-06")) func onlyWhatIsNearIsAskedForAndWhatIsLeftIsCancelled() async throws {
        let list = try await show(0..<500)
        #expect(await eventually { pictures.requested.count == 6 })
        let first = pictures.requested
        #expect(
            Set(first).isSubset(of: Set((0..<16).map(String.init))),
            "the first that are on screen: \(first)"
        )
        await pictures.answer("0", .success(png(300, 200)))
        #expect(await eventually { pictures.requested.count == 7 })
        let middle = list.waterfall.layout.frame(at: 300).y
        scroll(list, to: middle)
        scroll(list, to: middle)
        #expect(await eventually { pictures.cancelled.count == 6 }, "what has left the screen")
        #expect(await eventually { pictures.requested.count == 13 })
        let there = pictures.requested[7...].compactMap { Int($0) }
        #expect(there.allSatisfy { (280..<330).contains($0) }, "\(there)")
        #expect(list.waterfall.drawn.allSatisfy { (270..<340).contains($0) })
        scroll(list, to: 0)
        #expect(await eventually { pictures.requested.count >= 19 })
        #expect(pictures.requested.count(where: { $0 == "0" }) == 1, "what is in memory isn't loaded again")
    }

    @Test(.proves("PUB-04")) func lateSizesDontMoveWhatIsOnScreen() async throws {
        let list = try await show(0..<60)
        scroll(list, to: 1_500)
        let waterfall = list.waterfall
        let held = try #require(waterfall.layout.anchor(in: LayoutRect(y: 1_500, width: 400, height: 800)))
        let above = try #require(waterfall.drawn.first)
        let title = "Fact \(held.index)"
        #expect(above < held.index)
        // Visible images load first; the ones above follow.
        #expect(await pictures.answerAll(until: "\(above)", png(300, 200)))
        // The others may have moved something already.
        let height = waterfall.layout.frame(at: above).height
        await pictures.sendHeader(300, 1_200, of: "\(above)")
        #expect(await eventually { waterfall.layout.frame(at: above).height > height })
        let position = waterfall.scrollRequest.position
        #expect(position > 1_500, "what is above has grown")
        #expect(abs(try place(title, in: list, position) - held.distance) <= 0.5)
    }

    @Test(.proves("PUB-07")) func aRefreshKeepsTheFactThatIsOnTopWhereItIs() async throws {
        let list = try await show(0..<60)
        scroll(list, to: 2_000)
        let held = try #require(
            list.waterfall.layout.anchor(in: LayoutRect(y: 2_000, width: 400, height: 800))
        )
        let place = try place("Fact \(held.index)", in: list, 2_000)
        list.send(.refreshPulled)
        await source.answer(.success(LoadedFeed(pictures: Array(1_000..<1_021) + Array(0..<60))))
        await app.navigator.settled()
        let position = list.waterfall.scrollRequest.position
        #expect(position > 2_000, "21 facts came above")
        #expect(abs(try self.place("Fact \(held.index)", in: list, position) - place) <= 0.5)
        // If that fact is gone, the next one on screen counts.
        list.viewportScrolled(to: LayoutRect(y: position, width: 400, height: 800))
        let next = try self.place("Fact \(held.index + 1)", in: list, position)
        list.send(.refreshPulled)
        await source.answer(.success(LoadedFeed(pictures: Array((0..<60).filter { $0 != held.index }))))
        await app.navigator.settled()
        let now = list.waterfall.scrollRequest.position
        #expect(abs(try self.place("Fact \(held.index + 1)", in: list, now) - next) <= 0.5)
    }

    @Test(.proves("PUB-07")) func aRefreshWithTheSameFactsLaysNothingOutAnew() async throws {
        let list = try await show(0..<60)
        let feed = try #require(list.feed)
        scroll(list, to: 700)
        let wish = list.waterfall.scrollRequest
        list.send(.refreshPulled)
        await source.answer(.success(LoadedFeed(pictures: 0..<60)))
        await app.navigator.settled()
        #expect(list.feed === feed)
        #expect(list.waterfall.scrollRequest == wish)
        #expect(list.state.refreshing == nil)
    }

    @Test(.proves("PUB-06", "PUB-07")) func aRefreshHasThePicturesOnScreenConfirmed() async throws {
        let list = try await show(0..<2)
        for name in ["0", "1"] { await pictures.answer(name, .success(png(300, 200, padding: 5_000))) }
        #expect(await eventually { app.library.images.bytesInMemory >= 10_000 })
        #expect(pictures.revalidated == [])
        list.send(.refreshPulled)
        await source.answer(.success(LoadedFeed(pictures: 0..<2)))
        #expect(await eventually { Set(pictures.revalidated) == ["0", "1"] })
        if case .loaded? = list.waterfall.image(at: 0)?.state {
        } else {
            Issue.record("what was there stays until it is confirmed")
        }
        await pictures.answer("0", .success(png(300, 900)))
        #expect(await eventually { list.waterfall.image(at: 0)?.state.header?.size.height == 900 })
        #expect(
            await eventually { list.waterfall.layout.frame(at: 0).height > 500 },
            "a new shape is taken over"
        )
    }

    @Test(.proves("PUB-06")) func aMemoryWarningLetsGoOfWhatIsFarAway() async throws {
        let list = try await show(0..<200)
        for name in 0..<6 { await pictures.answer("\(name)", .success(png(300, 200, padding: 10_000))) }
        let images = app.library.images
        #expect(await eventually { images.bytesInMemory > 60_000 })
        scroll(list, to: 9_000)
        #expect(images.bytesInMemory > 60_000)
        app.navigator.receive(.memoryWarning)
        #expect(images.bytesInMemory == 0)
    }

    @Test(.proves("PUB-05")) func turningTheDeviceKeepsThePlace() async throws {
        let list = try await show(0..<60)
        scroll(list, to: 2_000)
        let held = try #require(
            list.waterfall.layout.anchor(in: LayoutRect(y: 2_000, width: 400, height: 800))
        )
        app.navigator.receive(.viewportChanged(Viewport(width: 800, height: 400)))
        #expect(list.state.columns == 3)
        let now = try place("Fact \(held.index)", in: list, list.waterfall.scrollRequest.position)
        #expect((0..<400).contains(now), "still on screen: \(now)")
    }

    @Test(.proves("PUB-06")) func aClosedAppWantsNoPictures() async throws {
        // Otherwise the second app's load could precede the first one's and get its answer.
        #expect(await eventually { await source.loads == 1 })
        var second: PublisherFactsCoordinator? = PublisherFactsApp.start(
            PublisherFactsDependencies(feed: source, images: pictures, clock: ManualClock())
        )
        await source.answer(.success(LoadedFeed("Nothing")))
        await source.answer(.success(LoadedFeed(pictures: 0..<4)))
        await second?.navigator.settled()
        await app.navigator.settled()
        #expect(await eventually { pictures.requested.count == 4 })
        second = nil
        #expect(second == nil)
        #expect(await eventually { pictures.cancelled.count == 4 })
    }
}
