import SharedScreens
import Foundation
import PublisherFacts
import SharedCore
import SharedLayout
import SharedLocalization
import SharedMedia
import SharedNavigation
import SharedTesting
import Testing

@MainActor @Suite struct FactSearchTests {
    let source = ControlledFeed()
    let app: PublisherFactsCoordinator

    init() {
        app = PublisherFactsApp.start(
            PublisherFactsDependencies(feed: source, images: FolderImageSource.sample())
        )
    }

    private static let rows = [
        FactRow(title: "Réunion", text: "1.8 metres of rain", pictureAddress: nil),
        FactRow(title: "Malta", text: "Older than the PYRAMIDS", pictureAddress: nil),
        FactRow(title: nil, text: "Märket, a reunion of two countries", pictureAddress: nil),
        FactRow(title: "Crete", text: nil, pictureAddress: nil),
    ]

    private func load() async throws -> FactListModel {
        await source.answer(.success(LoadedFeed(feed: FactFeed(title: "Islands", rows: Self.rows))))
        await app.navigator.settled()
        return try #require(app.list)
    }

    private func shown(_ list: FactListModel) -> [String?] {
        guard let rows = list.waterfall.rows else { return [] }
        return (0..<rows.count).map { rows[$0].title }
    }

    @Test(
        .proves("PUB-17"),
        arguments: [
            ("reunion", ["Réunion", nil]), ("RÉUNION", ["Réunion", nil]), ("pyramids", ["Malta"]),
            ("  cRÈte ", ["Crete"]), ("market", [nil]), ("nothing of this", []), ("maltaolder", []),
            ("", ["Réunion", "Malta", nil, "Crete"]), ("   ", ["Réunion", "Malta", nil, "Crete"]),
        ] as [(String, [String?])]
    )
    func whatIsTypedIsFoundInTitlesAndTexts(query: String, titles: [String?]) async throws {
        let list = try await load()
        list.send(.searchTyped(query))
        await app.navigator.settled()
        #expect(shown(list) == titles)
        #expect(list.state.count == titles.count)
        #expect(list.state.search?.query == query, "what is typed stays as it is")
        if titles.isEmpty {
            guard case .nothingFound(let notice) = list.state.phase else {
                Issue.record("\(list.state.phase)")
                return
            }
            let localizer = Localizer(tables: PublisherFactsApp.tables(), language: "en")
            #expect(localizer.string(notice.title) == "Nothing about “\(query)”")
            list.send(.searchCleared)
            #expect(list.state.phase == .loaded && list.state.count == 4)
        } else {
            #expect(list.state.phase == .loaded)
        }
    }

    @Test(.proves("PUB-17")) func theNewestSearchCountsAndGoesOnInANewFeed() async throws {
        let list = try await load()
        list.send(.searchTyped("c"))
        list.send(.searchTyped("malta"))
        await app.navigator.settled()
        #expect(shown(list) == ["Malta"])
        list.send(.refreshPulled)
        let more = Self.rows + [FactRow(title: "Malta again", text: nil, pictureAddress: nil)]
        await source.answer(.success(LoadedFeed(feed: FactFeed(title: "Islands", rows: more))))
        await app.navigator.settled()
        #expect(shown(list) == ["Malta", "Malta again"])
    }

    @Test(.proves("PUB-17", "PUB-09")) func aFoundFactOpensAndTheSearchIsThereOnReturn() async throws {
        let list = try await load()
        list.send(.searchTyped("malta"))
        await app.navigator.settled()
        list.send(.factTapped(try #require(list.waterfall.rows?[0].id)))
        #expect(app.detail?.state.title == .verbatim("Malta"))
        FakeHost(app.navigator).swipeBack()
        #expect(app.list === list && list.query == "malta")
    }

    /// Ends the app and restarts it from its saved state, before its feed has arrived.
    private func relaunched() throws -> (feed: ControlledFeed, app: PublisherFactsCoordinator) {
        let bytes = try JSONEncoder().encode(app.navigator.saved())
        typealias Saved = SavedNavigation<PublisherFactsRoute, PublisherFactsDraft>
        let saved = try JSONDecoder().decode(Saved.self, from: bytes)
        let feed = ControlledFeed()
        let next = PublisherFactsApp.start(
            PublisherFactsDependencies(feed: feed, images: FolderImageSource.sample()),
            restoring: saved
        )
        #expect(next.navigator.saved() == saved, "to be killed again before the feed comes loses nothing")
        return (feed, next)
    }

    @Test(.proves("PUB-17", "KIT-NAV-08"), arguments: ["", "island"])
    func thePlaceInTheListSurvivesARelaunch(query: String) async throws {
        let names = (0..<200).map { $0.isMultiple(of: 2) ? "Island \($0)" : "Lake \($0)" }
        let rows = names.map { FactRow(title: $0, text: "About it", pictureAddress: nil) }
        await source.answer(.success(LoadedFeed(feed: FactFeed(title: "Islands", rows: rows))))
        await app.navigator.settled()
        let list = try #require(app.list)
        list.send(.searchTyped(query))
        await app.navigator.settled()
        list.viewportScrolled(to: LayoutRect(x: 0, y: 1_234, width: 393, height: 700))
        let saved = app.navigator.saved()
        #expect(saved.drafts.count == 1)
        // The newer feed begins with additional facts.
        let (feed, next) = try relaunched()
        let more = ["Island new", "Island newer", "Lake new"].map {
            FactRow(title: $0, text: "About it", pictureAddress: nil)
        }
        await feed.answer(.success(LoadedFeed(feed: FactFeed(title: "Islands", rows: more + rows))))
        await next.navigator.settled()
        let restored = try #require(next.list)
        #expect(restored.query == query)
        #expect(restored.waterfall.scrollRequest.position > 1_234, "further down, as there is more above")
        guard case .list(_, let place?)? = saved.drafts.first?.draft,
            let row = restored.waterfall.rows?.row(of: place.fact)
        else {
            Issue.record("no place in \(saved.drafts)")
            return
        }
        let frame = restored.waterfall.layout.frame(at: row)
        #expect(abs(frame.y - restored.waterfall.scrollRequest.position - place.distance) < 0.01)
        #expect(restored.waterfall.drawn.contains(row))
    }

    @Test(.proves("PUB-17")) func aNewSearchBeginsAtTheTopAndAFactThatIsGoneToo() async throws {
        let rows = (0..<100).map { FactRow(title: "Island \($0)", text: nil, pictureAddress: nil) }
        await source.answer(.success(LoadedFeed(feed: FactFeed(title: "Islands", rows: rows))))
        await app.navigator.settled()
        app.list?.viewportScrolled(to: LayoutRect(x: 0, y: 900, width: 393, height: 700))
        let (gone, next) = try relaunched()
        await gone.answer(.success(LoadedFeed(feed: FactFeed(title: "Islands", rows: Self.rows))))
        await next.navigator.settled()
        #expect(next.navigator.saved().drafts.isEmpty)
        let (feed, another) = try relaunched()
        another.list?.send(.searchTyped("island"))
        await feed.answer(.success(LoadedFeed(feed: FactFeed(title: "Islands", rows: rows))))
        await another.navigator.settled()
        #expect(another.navigator.saved().drafts.map(\.draft) == [.list(query: "island", place: nil)])
    }

    @Test(.proves("PUB-17")) func whatIsTypedSurvivesARelaunch() async throws {
        let list = try await load()
        list.send(.searchTyped("malta"))
        let (feed, next) = try relaunched()
        await feed.answer(.success(LoadedFeed(feed: FactFeed(title: "Islands", rows: Self.rows))))
        await next.navigator.settled()
        let restored = try #require(next.list)
        #expect(restored.query == "malta")
        #expect(shown(restored) == ["Malta"])
    }

    @Test(
        .proves("PUB-14"),
        arguments: [
            ("en", 1, "1 fact"), ("en", 4, "4 facts"), ("pl", 1, "1 fakt"), ("pl", 4, "4 fakty"),
            ("pl", 5, "5 faktów"), ("pl", 22, "22 fakty"), ("pl", 112, "112 faktów"),
        ]
    )
    func theNumberOfFactsIsSaidInBothLanguages(language: String, count: Int, text: String) async throws {
        await source.answer(.success(LoadedFeed(pictures: 0..<count)))
        await app.navigator.settled()
        let localizer = Localizer(tables: PublisherFactsApp.tables(), language: LanguageTag(language))
        #expect(localizer.string(try #require(app.list).state.summary) == text)
    }
}
