// The tab bar, and what a person can do there.

import SharedLocalization

/// One of the three tabs, in their order.
public enum HomeTab: String, CaseIterable, Codable, Hashable, Sendable {
    case faq, images, form

    /// What stands in the tab bar and in the navigation bar of its screen.
    public var title: LocalizedText {
        switch self {
        case .faq: Texts.faqTitle
        case .images: Texts.imagesTitle
        case .form: Texts.formTitle
        }
    }
}

/// The tab bar; which tab is highlighted is told by the navigation tree.
public struct HomeState: Equatable, Sendable {
    public var tabs: [HomeTab]
}

/// What a person did on the tab bar.
public enum HomeAction: Codable, Hashable, Sendable {
    /// Also the one that is open.
    case tabTapped(HomeTab)
}

/// What should happen elsewhere.
public enum HomeOutcome: Equatable, Sendable {
    case tabChosen(HomeTab)
}
