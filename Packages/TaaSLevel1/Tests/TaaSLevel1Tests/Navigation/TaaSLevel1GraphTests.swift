import Foundation
import SharedLocalization
import SharedNavigation
import SharedTesting
import TaaSLevel1
import Testing

@MainActor @Suite struct TaaSLevel1GraphTests {
    private typealias Saved = SavedNavigation<TaaSLevel1Route, TaaSLevel1Draft>

    @Test(.proves("MONO-04", "KIT-NAV-04", "TAAS-15")) func theGraphIsSound() {
        #expect(TaaSLevel1Route.graph.problems == [])
        #expect(Set(TaaSLevel1Route.graph.nodes.map(\.kind)) == Set(TaaSLevel1Route.Kind.allCases))
        #expect(Set(TaaSLevel1Route.graph.edges.map(\.edge)) == Set(TaaSLevel1Route.Edge.allCases))
    }

    @Test(.proves("KIT-NAV-02")) func routesAndDraftsSurviveCoding() async throws {
        let app = await started()
        app.form?.send(.addressTyped("ann@example.org"))
        app.faq?.send(.searchTyped("cost"))
        for route in [
            .share([.file(name: "screenshot.png")]), .shareFailed(.noScreenshot),
            .imageRefused(.tooLarge(name: "a.png")), .imageRefused(.noPicker),
            .emailSent(to: "ann@example.org"), .emailFailed(.offline),
        ] as [TaaSLevel1Route] {
            let bytes = try JSONEncoder().encode(route)
            #expect(try JSONDecoder().decode(TaaSLevel1Route.self, from: bytes) == route)
        }
        let saved = app.navigator.saved()
        #expect(saved.drafts.count == 2)
        #expect(try JSONDecoder().decode(Saved.self, from: try JSONEncoder().encode(saved)) == saved)
    }

    /// What the files of earlier versions hold.
    @Test(
        arguments: [
            #"{"faq":{"_0":{"expanded":["0a1b"],"query":"cost"}}}"#,
            #"{"form":{"_0":{"address":"a@b.c","text":"Hello"}}}"#,
        ]
    ) func draftsAreReadAndWrittenAsTheyAlwaysWere(golden: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let draft = try JSONDecoder().decode(TaaSLevel1Draft.self, from: Data(golden.utf8))
        #expect(String(decoding: try encoder.encode(draft), as: UTF8.self) == golden)
    }

    @Test(.proves("MONO-04")) func twoWindowsOfOneAppStandSideBySide() async {
        let dependencies = TaaSLevel1Dependencies.embedded()
        let (left, right) = (TaaSLevel1App.start(dependencies), TaaSLevel1App.start(dependencies))
        await left.navigator.settled()
        await right.navigator.settled()
        left.tap(.form)
        #expect(left.front == .form && right.front == .faq)
    }

    /// Whatever can be said is said in both languages.
    @Test(arguments: ["en", "cs"]) func theTextsAreComplete(language: String) async throws {
        let localizer = Localizer(tables: TaaSLevel1App.tables(), language: LanguageTag(language))
        var texts = HomeTab.allCases.map(\.title)
        texts += MailFailure.allCases.flatMap { [$0.message, $0.advice] }
        texts += [ShareFailure.noScreenshot, .notShared].flatMap { [$0.message, $0.advice] }
        texts += [.unreadable(name: "a"), .tooLarge(name: "b"), .tooManyPixels(name: "c"), .noPicker]
            .flatMap { (refusal: ImageRefusal) in [refusal.message, refusal.advice] }
        let app = await started()
        let faq = try #require(app.faq?.state)
        let images = try #require(app.images?.state)
        let form = try #require(app.form?.state)
        texts += [faq.summary, faq.shareLabel, images.summary, images.add.label, images.action.label]
        texts += faq.pictures.flatMap { [$0.label, $0.retryLabel] } + faq.rows.map(\.hint)
        texts += [form.address.label, form.address.prompt, form.text.label, form.text.prompt, form.sendLabel]
        let said = texts.map { localizer.string($0) }
        #expect(said.allSatisfy { !$0.isEmpty && !$0.contains("refusal.") && !$0.contains("mail.") })
        #expect(localizer.report.problems == [])
    }

    @Test func czechHasItsOwnPlurals() async throws {
        let localizer = Localizer(tables: TaaSLevel1App.tables(), language: "cs")
        for (count, text) in [(1, "1 otázka"), (2, "2 otázky"), (4, "4 otázky"), (5, "5 otázek")] {
            let questions = (0..<count).map { (question: "Q\($0)", answer: "A") }
            let content = FAQContent(introduction: "", images: [], questions: questions)
            let app = await started { $0.faq = GivenFAQ(content: content) }
            #expect(app.faq.map { localizer.string($0.state.summary) } == text)
        }
    }
}
