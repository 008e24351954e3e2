// Small values that several screens' states are made of.

import SharedLocalization

/// What fills a screen.
public enum ScreenPhase: Equatable, Sendable {
    /// Nothing yet, as a label for what stands in for it.
    case loading(LocalizedText)
    case loaded
    /// Nothing here, or not any more.
    case empty(ScreenNotice)
    case failed(ScreenNotice)
}

/// What the navigation and status bar are painted with.
public enum BarStyle: String, Equatable, Sendable {
    case transparent, grey, standard, dark
}
