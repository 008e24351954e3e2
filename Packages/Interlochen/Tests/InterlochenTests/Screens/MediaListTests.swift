import SharedScreens
import Interlochen
import SharedCore
import SharedLayout
import SharedLocalization
import SharedMedia
import SharedNavigation
import SharedTesting
import Testing

@MainActor @Suite struct MediaListTests {
    private let source = ControlledSections()

    private func waiting() async -> InterlochenCoordinator {
        let app = InterlochenApp.start(.ready(source))
        #expect(await eventually { app.list != nil })
        return app
    }

    private func answer(
        _ app: InterlochenCoordinator,
        _ section: MediaSection,
        _ answer: Result<SectionContent, ContentError>
    ) async {
        let shelf = app.library.shelf(section)
        await source.answer(section, answer)
        #expect(await eventually { !shelf.isLoading })
    }

    @Test(.proves("INT-04", "INT-06")) func aSectionLoadsIsThereIsEmptyOrFails() async throws {
        let app = await waiting()
        let list = try #require(app.list)
        guard case .loading = list.state.phase else {
            Issue.record("\(list.state.phase)")
            return
        }
        await answer(app, .featured, .failure(.offline))
        guard case .failed(let notice) = list.state.phase else {
            Issue.record("\(list.state.phase)")
            return
        }
        #expect(notice.code == "content.offline" && say(notice.title, in: "ar") == "أنت غير متصل بالإنترنت.")
        list.send(.retryTapped)
        list.send(.retryTapped)
        await answer(app, .featured, .success(SectionContent([.media(.sample("a"))])))
        #expect(list.state.phase == .loaded && list.cells.cells.count == 1)
        #expect(await source.loads.filter { $0 == .featured }.count == 2, "two taps are one load")
        list.send(.refreshPulled)
        #expect(say(list.state.refreshing) == "Loading" && list.state.phase == .loaded)
        await answer(app, .featured, .failure(.offline))
        #expect(say(list.state.notice?.title) == "This is from before. You are offline.")
        #expect(list.state.refreshing == nil)
        #expect(list.cells.cells.count == 1, "what was there stays")
        list.send(.refreshPulled)
        #expect(list.state.notice == nil)
        await answer(app, .featured, .success(SectionContent()))
        guard case .empty = list.state.phase else {
            Issue.record("\(list.state.phase)")
            return
        }
        for section in MediaSection.allCases where section != .featured {
            await source.answer(section, .success(SectionContent()))
        }
    }

    @Test(.proves("INT-06", "INT-10")) func aRefreshAsksAgainForThePicturesThatDidNotCome() async throws {
        let pictures = InterruptedPictures()
        var dependencies = InterlochenDependencies.ready(SampleSections())
        dependencies.images = pictures
        let app = await InterlochenCoordinator.started(dependencies)
        let list = try #require(app.list)
        let picture = try #require(list.cells.cells.lazy.compactMap(\.picture).first)
        #expect(await eventually { list.cells.image(picture).hasFailed })
        pictures.mend()
        list.send(.refreshPulled)
        #expect(await eventually { list.cells.image(picture).isLoaded })
    }

    @Test(.proves("INT-06"), arguments: MediaSection.allCases) func searchIsOfferedPerSection(
        section: MediaSection
    )
        async throws
    {
        let app = await InterlochenCoordinator.demo()
        app.show(section)
        let list = try #require(app.list)
        #expect((list.state.search != nil) == (section != .extras))
        #expect(list.state.bar == .transparent)
        list.send(.searchTapped)
        #expect((app.search != nil) == (section != .extras))
    }

    @Test(.proves("INT-06", "INT-11")) func searchIsOfferedInCategoriesAsInTheirSection() async {
        let app = await InterlochenCoordinator.demo()
        app.show(.extras)
        app.list?.send(.categoryTapped(CategoryID(rawValue: "lessons")))
        #expect(app.list?.state.search == nil)
        app.show(.performances)
        app.list?.send(.categoryTapped(CategoryID(rawValue: "jazz")))
        #expect(app.list?.state.search != nil)
    }

    @Test(.proves("INT-02", "INT-07"), arguments: MediaSection.allCases) func everySectionHasItsHeader(
        section: MediaSection
    ) async throws {
        let app = await waiting()
        app.show(section)
        let header = try #require(app.list).state.header
        #expect(header.picture == .resource("header-\(section.rawValue).jpg"), "before anything has come")
        switch header.title {
        case .picture(let picture, let label):
            #expect(section == .radio && picture == .resource("title-radio.png") && say(label) == "Radio")
        case .text(let text): #expect(section != .radio && text == section.title)
        }
        #expect(say(header.text).count > 40 && say(header.text, in: "ar").count > 20)
        await source.answerAll(.success(SectionContent()))
    }

    @Test(.proves("INT-08")) func theHeaderShrinksToHalfAndHidesItsText() async throws {
        let app = await InterlochenCoordinator.demo()
        let list = try #require(app.list)
        let full = list.cells.header.fullHeight
        var before = list.cells.appearance.value
        #expect(before.height == full && before.opacity == 1)
        for offset in stride(from: -200.0, through: full * 3, by: 0.5) {
            list.viewportScrolled(to: LayoutRect(y: offset, width: 393, height: 700))
            let now = list.cells.appearance.value
            #expect(now.height <= before.height && now.opacity <= before.opacity, "at \(offset)")
            #expect(
                before.height - now.height <= 0.75 && before.opacity - now.opacity <= 0.02,
                "no jump at \(offset)"
            )
            if offset <= 0 { #expect(now.height == full && now.opacity == 1, "pulled down to \(offset)") }
            before = now
        }
        #expect(abs(before.height - full / 2) <= 0.5 && before.opacity == 0)
    }

    @Test(.proves("INT-09")) func theListBeginsWithASeparatorInThePrimaryColours() async throws {
        let list = try #require(await InterlochenCoordinator.demo().list)
        #expect(list.state.separator == [.night, .lake, .sun, .ember])
        let frame = list.cells.separatorFrame
        #expect(frame.y == list.cells.header.fullHeight && frame.width == 393 && frame.height > 0)
        #expect(list.cells.layout.frame(at: 0).y >= frame.maxY)
    }

    @Test(.proves("INT-10")) func mediaPlaysAndItsAccessoryShowsTheDetails() async throws {
        let app = await InterlochenCoordinator.demo()
        guard case .media(let content)? = app.list?.cells.cells.first else {
            Issue.record("no media")
            return
        }
        #expect(content.title == "Symphony for a Lake at Dusk" && say(content.kindText) == "Concert")
        #expect(say(content.viewsText) == "1.2M views" && !content.text.isEmpty)
        app.list?.send(.contentTapped(content.id))
        app.list?.send(.contentTapped(content.id))
        #expect(app.navigator.tree.front.route == .mediaPlayer(content.id))
        app.show(.featured)
        app.list?.send(.detailsTapped(content.id))
        #expect(app.kinds == [.featured, .contentDetail])
        #expect(say(MediaCell.media(content).detailsText) == "About “Symphony for a Lake at Dusk”")
    }

    @Test(.proves("INT-11"), arguments: [MediaSection.performances, .extras]) func categoriesLeadToContents(
        section: MediaSection
    ) async throws {
        let app = await InterlochenCoordinator.demo()
        app.show(section)
        guard case .category(let category)? = app.list?.cells.cells.last else {
            Issue.record("no category")
            return
        }
        #expect(say(category.countText) == "\(category.cells.count) items")
        app.list?.send(.categoryTapped(category.id))
        let list = try #require(app.list)
        #expect(list.cells.cells == category.cells && list.state.title == .verbatim(category.title))
        #expect(list.state.header == category.header)
        let content = try #require(category.cells.first?.content)
        list.send(.contentTapped(content.id))
        #expect(app.kinds == [section == .extras ? .extras : .performances, .mediaList, .mediaPlayer])
    }

    @Test(.proves("INT-11")) func oneItemIsSingularAndACategoryThatIsGoneIsSaid() async throws {
        let category = MediaCategory(
            id: CategoryID(rawValue: "c"),
            title: "C",
            picture: .resource("c"),
            text: "",
            cells: [.media(.sample("a"))]
        )
        #expect(say(category.countText) == "1 item" && say(category.countText, in: "ar") == "عنصر واحد")
        let source = ReadySections([.performances: SectionContent([.category(category)])])
        let app = await InterlochenCoordinator.started(.ready(source))
        app.show(.performances)
        app.list?.send(.categoryTapped(category.id))
        source.content.withLock { $0[.performances] = .success(SectionContent([.media(.sample("b"))])) }
        app.list?.send(.refreshPulled)
        await app.navigator.settled()
        guard case .gone(let notice)? = app.list?.state.phase else {
            Issue.record("it should be gone")
            return
        }
        #expect(say(notice.title) == "This is no longer here")
        app.list?.send(.contentTapped(MediaItemID(rawValue: "a")))
        #expect(app.list != nil, "a cell that is gone leads nowhere")
    }

    @Test(.proves("INT-12")) func stationsNameAShowAndPlayLive() async throws {
        let app = await InterlochenCoordinator.demo()
        app.show(.radio)
        let list = try #require(app.list)
        guard case .station(let station)? = list.cells.cells.first else {
            Issue.record("no station")
            return
        }
        #expect(station.content.title == "Shoreline Classical" && station.show?.title == "The Open Score")
        #expect(say(station.followedByText) == "Followed by: Noon from the Hall")
        #expect(say(list.cells.cells[0].buttonText) == "Listen")
        #expect(list.cells.layout.cells.allSatisfy { $0.span == .half })
        list.send(.contentTapped(station.content.id))
        #expect(app.player?.state.content?.medium == .audio && app.player?.state.content?.isLive == true)
        app.show(.radio)
        list.send(.detailsTapped(station.content.id))
        #expect(say(app.detail?.state.play.label) == "Listen Now")
    }

    @Test(.proves("INT-13")) func camerasShowTitleAndButtonAndPlayLive() async throws {
        let app = await InterlochenCoordinator.demo()
        app.show(.extras)
        app.list?.send(.categoryTapped(CategoryID(rawValue: "campus-view")))
        let list = try #require(app.list)
        #expect(list.cells.cells.count == 4 && list.cells.layout.cells.allSatisfy { $0.span == .half })
        guard case .camera(let camera) = list.cells.cells[0] else {
            Issue.record("no camera")
            return
        }
        #expect(say(list.cells.cells[0].buttonText) == "Watch Now" && list.cells.cells[0].detailsText == nil)
        list.send(.contentTapped(camera.id))
        #expect(app.player?.state.content?.medium == .video && app.player?.state.canSeek == false)
        FakeHost(app.navigator).swipeBack()
        list.send(.detailsTapped(camera.id))
        #expect(app.list === list, "a cell without the accessory has no details")
    }

    @Test(.proves("INT-23")) func scrollPositionsStayWithTheirTabs() async throws {
        let app = await InterlochenCoordinator.demo()
        let featured = try #require(app.list)
        featured.viewportScrolled(to: LayoutRect(y: 300, width: 393, height: 700))
        app.show(.performances)
        let performances = try #require(app.list)
        #expect(performances.cells.offset == 0)
        performances.viewportScrolled(to: LayoutRect(y: 120, width: 393, height: 700))
        app.show(.featured)
        #expect(app.list === featured && featured.cells.offset == 300)
        app.show(.featured)
        #expect(featured.cells.offset == 300, "its root is where it was")
        #expect(performances.cells.offset == 120)
        let again = await restarted(app)
        #expect(
            again.list?.cells.scrollRequest.revision == 1 && again.list?.cells.scrollRequest.position == 300
        )
        again.list?.viewportScrolled(to: LayoutRect(y: 0, width: 393, height: 700))
        #expect(again.list?.cells.offset == 300, "the host hasn't followed the wish yet")
        again.list?.viewportScrolled(to: LayoutRect(y: 300, width: 393, height: 700))
        again.list?.viewportScrolled(to: LayoutRect(y: 0, width: 393, height: 700))
        #expect(again.list?.cells.offset == 0)
        #expect(again.navigator.saved().drafts.map(\.draft) == [.scrolled(120)])
    }

    private func restarted(_ app: InterlochenCoordinator) async -> InterlochenCoordinator {
        let again = InterlochenApp.start(.ready(SampleSections()), restoring: app.navigator.saved())
        await again.navigator.settled()
        return again
    }

    @Test func onlyWhatIsNearIsDrawn() async throws {
        let many = SectionContent((0..<400).map { .media(.sample("m\($0)")) })
        let app = await InterlochenCoordinator.started(.ready(ReadySections([.featured: many])))
        let cells = try #require(app.list).cells
        #expect(cells.drawn.first == 0 && cells.drawn.count < 20)
        let middle = cells.layout.frame(at: 200).y
        app.list?.viewportScrolled(to: LayoutRect(y: middle, width: 393, height: 700))
        #expect(cells.drawn.contains(200) && cells.drawn.count < 25 && !cells.drawn.contains(0))
    }
}
