// The state, actions and outcomes of the tab bar.

import SharedLocalization

/// One of the three tabs, in order.
public enum HomeTab: String, CaseIterable, Codable, Hashable, Sendable {
    case faq, images, form

    /// The title in the tab bar and in the navigation bar of its screen.
    public var title: LocalizedText {
        switch self {
        case .faq: Texts.faqTitle
        case .images: Texts.imagesTitle
        case .form: Texts.formTitle
        }
    }
}

/// The tab bar; the navigation tree tells the highlighted tab.
public struct HomeState: Equatable, Sendable {
    public var tabs: [HomeTab]
}

/// An action of the user on the tab bar.
public enum HomeAction: Codable, Hashable, Sendable {
    /// Also for the selected tab.
    case tabTapped(HomeTab)
}

/// An outcome of the tab bar.
public enum HomeOutcome: Equatable, Sendable {
    case tabChosen(HomeTab)
}
