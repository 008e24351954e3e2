import SharedScreens
import SharedLocalization
import SharedTesting
import TaaSLevel1
import Testing

@MainActor @Suite struct LanguageTests {
    @Test(.proves("KIT-LOC-08")) func englishAndCzechAreComplete() {
        let tables = TaaSLevel1App.tables()
        #expect(tables.failures.isEmpty)
        #expect(tables.completeLanguages == ["cs", "en"])
    }

    /// Every text exists in both languages.
    @Test(arguments: ["en", "cs"]) func theTextsAreComplete(language: String) async throws {
        let localizer = Localizer(tables: TaaSLevel1App.tables(), language: LanguageTag(language))
        var texts = HomeTab.allCases.map(\.title)
        texts += MailError.allCases.flatMap { [$0.message, $0.advice] }
        texts += [ShareError.noScreenshot, .notShared].flatMap { [$0.message, $0.advice] }
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
