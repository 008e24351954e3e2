// One value on its way to a screen: loading, slow, there, failed.

import Observation
import SharedCore
import SharedLocalization
import SharedNavigation

extension ScreenPhase {
    /// What to show of a load without a value.
    static func waiting(_ text: LocalizedText, isSlow: Bool, failure: SourceFailure?) -> ScreenPhase {
        guard isSlow else { return .awaited(text, failure, retry: Texts.retry) }
        return .slow(ScreenNotice(title: Texts.slowTitle, message: Texts.slowMessage, action: Texts.retry))
    }

    /// That a board has nobody on it.
    static var emptyBoard: ScreenPhase {
        .empty(
            ScreenNotice(
                title: Texts.boardEmptyTitle,
                message: Texts.boardEmptyMessage,
                action: Texts.retry
            )
        )
    }
}

/// Loads a value, newest attempt first, and notices when that takes long.
@MainActor @Observable
final class Loader<Value: Sendable> {
    private(set) var value: Value?
    private(set) var failure: SourceFailure?
    private(set) var isLoading = false
    private(set) var isSlow = false

    @ObservationIgnored private let key: String
    @ObservationIgnored private let work: ScreenWork
    @ObservationIgnored private let patience: Patience

    /// - Parameters:
    ///   - key: Tells loads of one screen apart.
    ///   - work: The screen's.
    init(_ key: String, work: ScreenWork, patience: Patience) {
        self.key = key
        self.work = work
        self.patience = patience
    }

    /// Begins to load, instead of a load that is under way.
    ///
    /// - Parameters:
    ///   - isKeeping: Whether the old value stays until the new one has come.
    ///   - receive: Called with the new value, after it is in place.
    func load(
        isKeeping: Bool = false,
        _ operation: @escaping @Sendable () async throws -> Value,
        receive: @escaping @MainActor (Value) -> Void = { _ in }
    ) {
        if !isKeeping { value = nil }
        failure = nil
        isLoading = true
        isSlow = false
        work.run(key, .latestWins, operation) { [weak self] answer in
            guard let self else { return }
            settle()
            switch answer {
            case .success(let value):
                self.value = value
                receive(value)
            case .failure(let error): failure = error as? SourceFailure ?? .unavailable
            }
        }
        patience.wait(slowKey, work) { [weak self] in self?.isSlow = true }
    }

    /// Forgets everything.
    func clear() {
        work.cancel(key)
        settle()
        value = nil
        failure = nil
    }

    /// Takes a failure from the screen.
    func forgiveFailure() {
        failure = nil
    }

    /// What to show; `loaded` if there is a value.
    func phase(_ text: LocalizedText) -> ScreenPhase<ContentBeside> {
        value != nil ? .loaded : .waiting(text, isSlow: isSlow, failure: failure)
    }

    private var slowKey: String { key + ".patience" }

    private func settle() {
        isLoading = false
        isSlow = false
        work.cancel(slowKey)
    }
}

/// How long people wait gladly.
struct Patience: Sendable {
    let clock: any AppClock
    let duration: Duration

    /// Tells when it is over, unless the work under `key` is cancelled before.
    @MainActor
    func wait(_ key: String, _ work: ScreenWork, over: @escaping @MainActor () -> Void) {
        work.run(key, .latestWins) { [self] in
            try await clock.sleep(for: duration)
        } receive: { answer in
            if case .success = answer { over() }
        }
    }
}
