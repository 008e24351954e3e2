// The phases and notices of loading, slow and failed screens.

import SharedScreens
import SharedLocalization
import SharedNavigation

extension ScreenPhase {
    /// The phase of a load without a value.
    static func waiting(_ text: LocalizedText, isSlow: Bool, failure: SourceError?) -> ScreenPhase {
        if let failure { return .failed(ScreenNotice(failure)) }
        return isSlow ? .slow(.slow) : .loading(text)
    }

    /// The phase of a board without users.
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
    /// The phase of a board that doesn't exist; offers to go back.
    static var unknownBoard: ScreenPhase {
        .gone(
            ScreenNotice(
                title: Texts.fullUnknownBoardTitle,
                message: Texts.fullUnknownBoardMessage,
                action: Texts.close
            )
        )
    }

    /// The phase of a park whose boards the user doesn't see; offers all parks.
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
    /// The notice that a load takes long.
    static let slow = ScreenNotice(
        title: Texts.slowTitle,
        message: Texts.slowMessage,
        action: ScreenTexts.tryAgain
    )

    /// The notice over outdated content that couldn't be refreshed.
    static func outdated(_ failure: SourceError) -> ScreenNotice {
        ScreenNotice(failure, title: Texts.refreshFailed(failure.message))
    }
}

extension Loader where Failure == SourceError {
    /// The phase of the load; `loaded` if there is a value.
    func phase(_ text: LocalizedText) -> ScreenPhase<ModelContent> {
        value != nil ? .loaded : .waiting(text, isSlow: isSlow, failure: failure)
    }

    /// The notice over a form.
    var notice: ScreenNotice? {
        if let failure { return ScreenNotice(failure) }
        return isSlow ? ScreenNotice(title: Texts.slowTitle, message: Texts.slowFormMessage) : nil
    }

    /// The notice over a value whose refresh failed or takes long.
    var refreshNotice: ScreenNotice? {
        guard value != nil else { return nil }
        return failure.map(ScreenNotice.outdated) ?? (isSlow ? .slow : nil)
    }

    /// Starts the load over.
    ///
    /// - Parameter keepsValue: Whether the current value stays until a newer one arrives; otherwise it is
    ///   removed at once.
    func restart(
        keepsValue: Bool = false,
        _ operation: @escaping @Sendable () async throws(SourceError) -> Value,
        loaded: @escaping @MainActor (Value) -> Void = { _ in }
    ) {
        if !keepsValue { reset() }
        load(restarts: true, from: operation) { if case .success(let value) = $0 { loaded(value) } }
    }
}
