// The phases of a screen: its content, or the notice that stands for it.

import SharedLocalization

/// Content on its way to a screen, the content, or a notice in its place.
///
/// The kinds of notices are apart, since hosts draw them differently and their buttons do different things.
public enum ScreenPhase<Content: Equatable & Sendable>: Equatable, Sendable {
    /// The content is on its way: the label of what moves meanwhile.
    case loading(LocalizedText)
    /// The wait is longer than users like: starting again is offered.
    case slow(ScreenNotice)
    /// The content is there.
    case loaded(Content)
    /// There is nothing to show.
    case empty(ScreenNotice)
    /// There would be content, but a search finds nothing in it.
    case nothingFound(ScreenNotice)
    /// Content comes as soon as the user has said what to look for.
    case prompt(ScreenNotice)
    /// The subject of the screen isn't there any more.
    case gone(ScreenNotice)
    /// The content can't be had.
    case failed(ScreenNotice)

    /// The phase to show as long as there is no content: the reason that it doesn't come, or that it is on
    /// its way.
    ///
    /// - Parameters:
    ///   - text: Labels what moves while it is on its way.
    ///   - failure: The reason that the last attempt failed; nil while nothing has gone wrong.
    public static func awaited(
        _ text: LocalizedText,
        _ failure: (any UserFacingError)?
    ) -> ScreenPhase {
        failure.map { .failed(ScreenNotice($0)) } ?? .loading(text)
    }

    /// The content; nil as long as something stands for it.
    public var content: Content? { if case .loaded(let content) = self { content } else { nil } }
}

/// Stands for content that a model gives beside its state, a long list say.
public struct ModelContent: Hashable, Sendable {
    init() {}
}

extension ScreenPhase where Content == ModelContent {
    /// The content is there, beside the state.
    public static var loaded: ScreenPhase { .loaded(ModelContent()) }
}
