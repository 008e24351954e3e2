import SharedLocalization
import SharedScreens
import SharedTesting
import Testing

@Suite struct ScreenPhaseTests {
    enum Trouble: UserFacingError {
        case offline, gone

        var code: String { "trouble.\(self)" }
        var isRetryable: Bool { self == .offline }
        var message: LocalizedText { .verbatim("No network.") }
        var advice: LocalizedText { .verbatim("Find one.") }
    }

    private let loading = LocalizedText.verbatim("Loading")

    @Test func contentIsAwaitedUntilItFails() {
        let phase = ScreenPhase<Int>.awaited(loading, nil)
        #expect(phase == .loading(loading) && phase.content == nil)
        let failed = ScreenPhase<Int>.awaited(loading, Trouble.offline)
        #expect(failed == .failed(ScreenNotice(Trouble.offline)) && failed.content == nil)
    }

    @Test func contentIsInItsPhaseOrInTheModel() {
        #expect(ScreenPhase<Int>.loaded(7).content == 7)
        let inModel: ScreenPhase<ModelContent> = .loaded
        #expect(inModel == .loaded && inModel.content != nil && inModel != .loading(loading))
    }

    @Test func aTitleReplacesTheErrorsOwn() {
        let notice = ScreenNotice(Trouble.offline, title: .verbatim("This is old."))
        #expect(notice.title == .verbatim("This is old.") && notice.message == Trouble.offline.advice)
        #expect(notice.code == "trouble.offline")
    }

    @Test func aRetryIsOfferedOnlyForARetryableError() {
        #expect(ScreenNotice(Trouble.offline).action == ScreenTexts.tryAgain)
        let notice = ScreenNotice(Trouble.gone)
        #expect(notice.action == nil && notice.code == "trouble.gone")
        let awaited = ScreenPhase<Int>.awaited(loading, Trouble.gone)
        guard case .failed(let notice) = awaited else {
            Issue.record("not failed")
            return
        }
        #expect(notice.action == nil)
    }
}
