// The texts that the screens of all apps have in common.

import SharedLocalization

/// Texts that are the same in every app, translated once.
///
///     ScreenNotice(title: Texts.emptyTitle, action: ScreenTexts.tryAgain)
public enum ScreenTexts {
    /// The button that tries again after something failed: "Try again".
    public static var tryAgain: LocalizedText { Texts.commonTryAgain }
    /// The button that closes a message: "OK".
    public static var ok: LocalizedText { Texts.commonOk }
    /// The label of an activity indicator: "Loading".
    public static var loading: LocalizedText { Texts.commonLoading }
    /// The notice over content while there is no network: "You are offline".
    public static var offline: LocalizedText { Texts.commonOffline }
    /// The button that empties a search field: "Clear search".
    public static var clearSearch: LocalizedText { Texts.commonClearSearch }
}
