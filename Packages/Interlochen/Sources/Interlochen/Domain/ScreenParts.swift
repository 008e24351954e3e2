// Small values that several screens' states are made of.

import Foundation
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

/// A button of a screen.
public struct Control: Equatable, Sendable {
    /// What stands on it, or what a screen reader says.
    public var label: LocalizedText
    public var isEnabled = true
}

/// What the navigation and status bar are painted with.
public enum BarStyle: String, Equatable, Sendable {
    case transparent, grey, standard, dark
}

extension String {
    /// The text as it is compared in a search: without case, accents, and white space around it.
    var foldedForSearch: String {
        // Without a locale, so that what is found does not depend on the device.
        trimmingCharacters(in: .whitespacesAndNewlines)
            .folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}
