import SharedLocalization
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
    private let retry = LocalizedText.verbatim("Again")

    @Test func whatIsAwaitedIsOnItsWayOrSaysWhyNot() {
        let phase = ScreenPhase<Int>.awaited(loading, nil, retry: retry)
        #expect(phase == .loading(loading) && phase.content == nil)
        let failed = ScreenPhase<Int>.awaited(loading, Trouble.offline, retry: retry)
        #expect(failed == .failed(ScreenNotice(Trouble.offline, action: retry)) && failed.content == nil)
    }

    @Test func contentIsInItsPhaseOrBesideIt() {
        #expect(ScreenPhase<Int>.loaded(7).content == 7)
        let beside: ScreenPhase<ModelContent> = .loaded
        #expect(beside == .loaded && beside.content != nil && beside != .loading(loading))
    }

    @Test func aNoticeSaysWhatFailedInThePlaceOfWhy() {
        let notice = ScreenNotice(Trouble.offline, title: .verbatim("This is old."), action: retry)
        #expect(notice.title == .verbatim("This is old.") && notice.message == Trouble.offline.advice)
        #expect(notice.code == "trouble.offline" && notice.action == retry)
    }

    @Test func whereTryingAgainCannotHelpItIsNotOffered() {
        let notice = ScreenNotice(Trouble.gone, retry: retry)
        #expect(notice.action == nil && notice.code == "trouble.gone")
        #expect(ScreenNotice(Trouble.offline, retry: retry).action == retry)
        #expect(
            ScreenNotice(Trouble.gone, action: retry).action == retry,
            "unless the screen has no other way on"
        )
    }
}
