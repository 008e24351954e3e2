import Foundation
import PublisherFacts
import SharedCore
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

    @Test(.proves("PUB-17")) func whatIsTypedSurvivesARelaunch() async throws {
        let list = try await load()
        list.send(.searchTyped("malta"))
        let bytes = try JSONEncoder().encode(app.navigator.saved())
        typealias Saved = SavedNavigation<PublisherFactsRoute, PublisherFactsDraft>
        let saved = try JSONDecoder().decode(Saved.self, from: bytes)
        let feed = ControlledFeed()
        let next = PublisherFactsApp.start(
            PublisherFactsDependencies(feed: feed, images: FolderImageSource.sample()),
            restoring: saved
        )
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
