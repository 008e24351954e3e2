// What the page of a fact shows, and what a person can do there.

import SharedLocalization

/// The page of one fact.
public struct FactDetailState: Equatable, Sendable {
    /// What fills the screen.
    public enum Phase: Equatable, Sendable {
        /// The feed hasn't come yet, as after a relaunch.
        case loading(LocalizedText)
        case loaded(Fact)
        /// The feed that is there now doesn't hold this fact.
        case gone(ScreenNotice)
        /// The feed can't be loaded.
        case failed(ScreenNotice)
    }

    /// How picture and text stand to each other.
    public enum Arrangement: Equatable, Sendable {
        /// The picture above, as wide as the screen; the text under it.
        case banner
        /// The picture on the leading side with this fraction of the width, the text beside it.
        case sideBySide(pictureFraction: Double)
    }

    public var phase: Phase
    /// The navigation title: the fact's, or the app's word for one where it has none.
    public var title: LocalizedText
    public var arrangement: Arrangement
}

/// What a person did on the page.
public enum FactDetailAction: Codable, Hashable, Sendable {
    case retryTapped
}
