// What screens show while something loads, takes long or fails.

import SharedScreens
import SharedLocalization
import SharedNavigation

extension ScreenPhase {
    /// What to show of a load without a value.
    static func waiting(_ text: LocalizedText, isSlow: Bool, failure: SourceError?) -> ScreenPhase {
        if let failure { return .failed(ScreenNotice(failure)) }
        return isSlow ? .slow(.slow) : .loading(text)
    }

    /// That a board has nobody on it.
    static var emptyBoard: ScreenPhase {
        .empty(
            ScreenNotice(
                title: Texts.boardEmptyTitle,
                message: Texts.boardEmptyMessage,
                action: ScreenTexts.tryAgain
            )
        )
    }
}

extension ScreenPhase {
    /// That there is no board of this identity: the way back is offered.
    static var unknownBoard: ScreenPhase {
        .gone(
            ScreenNotice(
                title: Texts.fullUnknownBoardTitle,
                message: Texts.fullUnknownBoardMessage,
                action: Texts.close
            )
        )
    }

    /// That the user doesn't see the boards of a park: all parks are offered.
    static var unknownPark: ScreenPhase {
        .gone(
            ScreenNotice(
                title: Texts.fullUnknownParkTitle,
                message: Texts.fullUnknownParkMessage,
                action: Texts.locationAll
            )
        )
    }
}

extension ScreenNotice {
    /// That something takes long.
    static let slow = ScreenNotice(
        title: Texts.slowTitle,
        message: Texts.slowMessage,
        action: ScreenTexts.tryAgain
    )

    /// What is said over content that is from before, since a newer one can't be had.
    static func outdated(_ failure: SourceError) -> ScreenNotice {
        ScreenNotice(failure, title: Texts.refreshFailed(failure.message))
    }
}

extension Loader where Failure == SourceError {
    /// What to show; `loaded` if there is a value.
    func phase(_ text: LocalizedText) -> ScreenPhase<ModelContent> {
        value != nil ? .loaded : .waiting(text, isSlow: isSlow, failure: failure)
    }

    /// What is said over a form.
    var notice: ScreenNotice? {
        if let failure { return ScreenNotice(failure) }
        return isSlow ? ScreenNotice(title: Texts.slowTitle, message: Texts.slowFormMessage) : nil
    }

    /// What is said over a value: that a newer one couldn't be had, or takes long.
    var refreshNotice: ScreenNotice? {
        guard value != nil else { return nil }
        return failure.map(ScreenNotice.outdated) ?? (isSlow ? .slow : nil)
    }

    /// Begins anew.
    ///
    /// - Parameter keepsValue: Whether what is there stays until something newer has come; otherwise there is nothing
    ///   to show meanwhile.
    func restart(
        keepsValue: Bool = false,
        _ operation: @escaping @Sendable () async throws(SourceError) -> Value,
        loaded: @escaping @MainActor (Value) -> Void = { _ in }
    ) {
        if !keepsValue { reset() }
        load(restarts: true, from: operation) { if case .success(let value) = $0 { loaded(value) } }
    }
}
