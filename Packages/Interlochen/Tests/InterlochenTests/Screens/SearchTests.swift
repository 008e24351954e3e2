import SharedScreens
import Interlochen
import SharedLocalization
import SharedMedia
import SharedNavigation
import SharedTesting
import Testing

@MainActor @Suite struct SearchTests {
    private func searching(_ source: some SectionSource = SampleSections()) async throws -> (
        InterlochenCoordinator, SearchModel
    ) {
        let app = await InterlochenCoordinator.started(.ready(source))
        app.list?.send(.searchTapped)
        return (app, try #require(app.search))
    }

    private func hits(_ search: SearchModel) -> [MediaSection: [String]] {
        Dictionary(uniqueKeysWithValues: search.state.groups.map { ($0.section, $0.hits.map(\.id.rawValue)) })
    }

    @Test(.proves("INT-24")) func itFindsInAllSectionsAndGroupsByThem() async throws {
        let (_, search) = try await searching()
        search.send(.queryTyped("lake"))
        #expect(search.state.phase == .loaded)
        let found = hits(search)
        #expect(found[.featured]?.first == "lake-symphony")
        #expect(found[.performances]?.contains("lake-symphony") == true)
        #expect(found[.extras] == ["lake-shore"])
        #expect(
            search.state.groups.map(\.section) == [.featured, .performances, .extras],
            "in the order of the tabs"
        )
        search.send(.queryTyped("shoreline"))
        #expect(hits(search) == [.radio: ["shoreline"]])
        #expect(say(search.state.summary) == "1 item")
    }

    @Test(
        .proves("INT-24"),
        arguments: ["café münchen", "CAFE MUNCHEN", "  Cafe\u{301} Mu\u{308}nchen ", "cafe mün"]
    )
    func caseAndAccentsDontMatter(query: String) async throws {
        let source = ReadySections([
            .featured: SectionContent([
                .media(.sample("a", title: "Café München")), .media(.sample("b", title: "Cafeteria")),
            ])
        ])
        let (_, search) = try await searching(source)
        search.send(.queryTyped(query))
        #expect(hits(search) == [.featured: ["a"]])
    }

    @Test(.proves("INT-24")) func nothingIsFoundAcrossTitleAndDescriptionOrTwice() async throws {
        let twice = MediaItem.sample("a", title: "One two", text: "three four")
        let category = MediaCategory(
            id: CategoryID(rawValue: "c"),
            title: "C",
            picture: .resource("c"),
            text: "",
            cells: [.media(twice)]
        )
        let source = ReadySections([.performances: SectionContent([.media(twice), .category(category)])])
        let (_, search) = try await searching(source)
        search.send(.queryTyped("three"))
        #expect(hits(search) == [.performances: ["a"]])
        search.send(.queryTyped("two three"))
        #expect(hits(search) == [:])
    }

    @Test(.proves("INT-24")) func itSaysWhatToDoWhileNothingIsTypedOrFound() async throws {
        let (_, search) = try await searching()
        guard case .prompt(let start) = search.state.phase else {
            Issue.record("\(search.state.phase)")
            return
        }
        #expect(say(start.title) == "Find something to watch or hear")
        search.send(.queryTyped("   "))
        #expect(search.state.groups.isEmpty)
        search.send(.queryTyped("zebra"))
        guard case .nothingFound(let nothing) = search.state.phase else {
            Issue.record("\(search.state.phase)")
            return
        }
        #expect(say(nothing.title) == "Nothing about “zebra”" && nothing.action != nil)
        search.send(.queryCleared)
        #expect(search.query.isEmpty)
    }

    @Test(.proves("INT-24")) func hitsPlayAndShowTheirDetails() async throws {
        let (app, search) = try await searching()
        search.send(.contentTapped(MediaItemID(rawValue: "lake-symphony")))
        #expect(app.search != nil, "what isn't found leads nowhere")
        search.send(.queryTyped("lake"))
        search.send(.contentTapped(MediaItemID(rawValue: "lake-symphony")))
        search.send(.detailsTapped(MediaItemID(rawValue: "lake-symphony")))
        #expect(app.kinds == [.featured, .search, .mediaPlayer])
        FakeHost(app.navigator).swipeBack()
        #expect(search.query == "lake", "what was typed is still there")
        search.send(.detailsTapped(MediaItemID(rawValue: "lake-symphony")))
        #expect(app.kinds == [.featured, .search, .contentDetail])
    }

    @Test(.proves("INT-13", "INT-24")) func aHitHasDetailsWhereItsCellHas() async throws {
        let (app, search) = try await searching()
        search.send(.queryTyped("lake"))
        for group in search.state.groups {
            let cells = try await SampleSections().content(of: group.section).playing
            for hit in group.hits {
                let cell = try #require(cells.first { $0.content == hit.content })
                #expect(hit.detailsText == cell.detailsText, "\(hit.id)")
            }
        }
        search.send(.detailsTapped(MediaItemID(rawValue: "lake-shore")))
        #expect(app.search === search, "a camera has none")
        search.send(.contentTapped(MediaItemID(rawValue: "lake-shore")))
        #expect(app.player?.state.content?.title == "Lake Shore")
    }

    @Test(.proves("INT-24")) func sectionsThatArentThereAreSaid() async throws {
        let source = ControlledSections()
        let app = InterlochenApp.start(.ready(source))
        #expect(await eventually { app.list != nil })
        app.list?.send(.searchTapped)
        let search = try #require(app.search)
        search.send(.queryTyped("a"))
        guard case .loading = search.state.phase else {
            Issue.record("\(search.state.phase)")
            return
        }
        await source.answerAll(.failure(.offline))
        await app.navigator.settled()
        guard case .failed = search.state.phase else {
            Issue.record("\(search.state.phase)")
            return
        }
        search.send(.retryTapped)
        await source.answer(.featured, .success(SectionContent([.media(.sample("a"))])))
        for section in MediaSection.allCases where section != .featured {
            await source.answer(section, .failure(.offline))
        }
        await app.navigator.settled()
        #expect(search.state.phase == .loaded && search.state.notice?.code == "content.offline")
    }
}
