import SharedScreens
import Foundation
import SharedJSON
import SharedLayout
import SharedLocalization
import SharedMedia
import SharedNavigation
import SharedTesting
import TaaSLevel1
import Testing

private let short = FAQContent(
    introduction: "Hello.\nRead on.",
    images: ["https://taas.example/images/a.png", "nonsense"],
    questions: [
        ("How much?", "Nothing."), ("How long is it going to take me?", "A week.\nOr two."),
        ("Où est l’école?", "À Paris."),
    ]
)

@MainActor @Suite struct FAQTests {
    @Test(.proves("TAAS-03")) func theContentThatComesWithTheApp() async throws {
        let app = await started()
        let faq = try #require(app.faq)
        let state = faq.state
        #expect(state.phase == .loaded)
        let introduction = try #require(state.introduction)
        #expect(introduction.split(separator: "\n").count > 1)
        #expect((2...3).contains(state.pictures.count))
        #expect(state.rows.count > 10)
        #expect(state.rows.map(\.id) == faq.content?.questions.map(\.id))
        #expect(Set(state.rows.map(\.id)).count == state.rows.count)
    }

    @Test(.proves("TAAS-05")) func theSampleHasTextsOfClearlyDifferentLength() async throws {
        let app = await started()
        let questions = try #require(app.faq?.content?.questions)
        for lengths in [questions.map(\.question.count), questions.map(\.answer.count)] {
            let (longest, shortest) = (try #require(lengths.max()), try #require(lengths.min()))
            #expect(longest > 3 * shortest)
        }
    }

    @Test(.proves("TAAS-03")) func loadingAndThenTheContent() async throws {
        let source = ControlledFAQ()
        let app = TaaSLevel1App.start(.with { $0.faq = source })
        let faq = try #require(app.faq)
        guard case .loading = faq.state.phase else {
            Issue.record("\(faq.state.phase)")
            return
        }
        #expect(faq.state.search == nil && faq.state.rows.isEmpty)
        await source.answers.give(.success(short))
        await app.navigator.settled()
        #expect(faq.state.phase == .loaded)
        #expect(faq.state.introduction == "Hello.\nRead on.")
        faq.send(.retryTapped)
        #expect(source.answers.calls == 1, "what is there isn't loaded again")
    }

    @Test(.proves("TAAS-03")) func aFileThatCannotBeReadSaysWhyAndCanBeTriedAgain() async throws {
        let source = ControlledFAQ()
        let app = TaaSLevel1App.start(.with { $0.faq = source })
        let faq = try #require(app.faq)
        let failure = try await missingFile()
        await source.answers.give(.failure(.unreadable(failure)))
        await app.navigator.settled()
        guard case .failed(let notice) = faq.state.phase else {
            Issue.record("\(faq.state.phase)")
            return
        }
        #expect(notice.code == failure.code && notice.action != nil)
        faq.send(.retryTapped)
        faq.send(.retryTapped)
        await source.answers.give(.success(short))
        await app.navigator.settled()
        #expect(faq.state.phase == .loaded)
        #expect(source.answers.calls == 2)
    }

    @Test(.proves("TAAS-03")) func nothingToShowIsSaid() async throws {
        let app = await started {
            $0.faq = GivenFAQ(content: FAQContent(introduction: " ", images: [], questions: []))
        }
        guard case .empty? = app.faq?.state.phase else {
            Issue.record("not empty")
            return
        }
    }

    @Test(.proves("TAAS-03")) func anAnswerThatComesAfterTheWindowHasClosedIsSeenByNobody() async throws {
        let source = ControlledFAQ()
        weak var faq: FAQModel?
        do {
            let app = TaaSLevel1App.start(.with { $0.faq = source })
            faq = app.faq
            #expect(await eventually { source.answers.calls == 1 })
        }
        #expect(await eventually { faq == nil })
        await source.answers.give(.success(short))
    }

    @Test(.proves("TAAS-05")) func aRowShowsItsAnswerAndHidesItAgain() async throws {
        let app = await started { $0.faq = GivenFAQ(content: short) }
        let faq = try #require(app.faq)
        let ids = faq.state.rows.map(\.id)
        #expect(faq.state.rows.allSatisfy { !$0.isExpanded })
        faq.send(.rowTapped(ids[1]))
        #expect(faq.state.rows.map(\.answer) == [nil, "A week.\nOr two.", nil])
        faq.send(.rowTapped(ids[0]))
        #expect(faq.state.rows.map(\.isExpanded) == [true, true, false])
        let hints = faq.state.rows.map(\.hint)
        #expect(hints[0] == hints[1] && hints[1] != hints[2])
        faq.send(.rowTapped(ids[1]))
        faq.send(.rowTapped(FAQQuestionID(rawValue: "gone")))
        #expect(faq.state.rows.map(\.answer) == ["Nothing.", nil, nil])
    }

    @Test(.proves("TAAS-05")) func rowsAreAsHighAsTheirTextsNeed() async throws {
        let app = await started {
            $0.faq = GivenFAQ(content: short)
            $0.measurer = EstimatedTextLayout()
        }
        let faq = try #require(app.faq)
        app.navigator.receive(.viewportChanged(Viewport(width: 200, height: 400, scale: 2)))
        // 17 points: letters 8.5 wide, lines 22.1 high; beside the texts 16, for the sign 28.
        let room: Double = 200 - 2 * 16 - 28
        #expect(Int(room / 8.5) == 16)
        let one = 47.0
        #expect(faq.state.rows[0].height == one)
        #expect(faq.state.rows[1].height == 69.0, "32 letters are two lines of 22.1")
        faq.send(.rowTapped(faq.state.rows[1].id))
        #expect(faq.state.rows[1].height == 114.0, "6 between them, and two lines of 19.5")
        app.navigator.receive(.viewportChanged(Viewport(width: 800, height: 400, scale: 2)))
        let answered = one + 45
        #expect(faq.state.rows[1].height == answered, "its own line break stays")
        app.navigator.receive(.traitsChanged(HostTraits(textScale: 2)))
        #expect(try #require(faq.state.rows[1].height) > answered)
    }

    @Test(.proves("TAAS-05")) func aHostThatLaysTextOutItselfIsToldNoHeights() async throws {
        let app = await started()
        #expect(app.faq?.state.rows.allSatisfy { $0.height == nil } == true)
    }

    @Test(
        .proves("TAAS-16"),
        arguments: [
            ("", [0, 1, 2]), ("  ", [0, 1, 2]), ("HOW", [0, 1]), ("week", [1]), ("ecole", [2]),
            ("a paris", [2]),
        ]
    ) func theSearchLooksAtQuestionsAndAnswers(query: String, found: [Int]) async throws {
        let app = await started { $0.faq = GivenFAQ(content: short) }
        let faq = try #require(app.faq)
        faq.send(.searchTyped(query))
        #expect(faq.state.rows.map(\.question) == found.map { short.questions[$0].question })
        #expect((faq.state.introduction == nil) == (found.count < 3), "what is found stands alone")
        #expect(faq.state.pictures.isEmpty == (found.count < 3))
    }

    @Test(.proves("TAAS-16")) func whatIsNotFoundIsSaidWithAWayBack() async throws {
        let app = await started { $0.faq = GivenFAQ(content: short) }
        let faq = try #require(app.faq)
        faq.send(.searchTyped("xylophone"))
        guard case .nothingFound(let notice) = faq.state.phase else {
            Issue.record("\(faq.state.phase)")
            return
        }
        #expect(notice.action != nil)
        faq.send(.searchCleared)
        #expect(faq.state.phase == .loaded && faq.state.rows.count == 3)
    }

    @Test(.proves("TAAS-16")) func searchAndExpandedRowsSurviveARelaunch() async throws {
        let app = await started { $0.faq = GivenFAQ(content: short) }
        let faq = try #require(app.faq)
        faq.send(.rowTapped(faq.state.rows[2].id))
        faq.send(.rowTapped(faq.state.rows[0].id))
        faq.send(.searchTyped("how"))
        let saved = app.navigator.saved()
        let again = await started(restoring: saved) { $0.faq = GivenFAQ(content: short) }
        let state = try #require(again.faq?.state)
        #expect(state.search?.query == "how")
        #expect(state.rows.map(\.isExpanded) == [true, false])
        #expect(again.navigator.saved() == saved)
        again.faq?.send(.searchCleared)
        #expect(again.faq?.state.rows.map(\.isExpanded) == [true, false, true])
    }
}

extension TaaSLevel1Dependencies {
    /// The sample with parts replaced.
    static func with(_ change: (inout TaaSLevel1Dependencies) -> Void) -> TaaSLevel1Dependencies {
        var dependencies = embedded()
        dependencies.clock = ManualClock()
        change(&dependencies)
        return dependencies
    }
}
