// The five sections of the app and their headers.

import SharedLocalization
import SharedMedia

/// A tab of the app.
public enum MediaSection: String, CaseIterable, Codable, Hashable, Sendable {
    case featured, radio, performances, extras, more

    /// The label of the tab, and the title of its list.
    public var title: LocalizedText {
        switch self {
        case .featured: Texts.sectionFeatured
        case .radio: Texts.sectionRadio
        case .performances: Texts.sectionPerformances
        case .extras: Texts.sectionExtras
        case .more: Texts.sectionMore
        }
    }

    /// The header over the section's list, independent of the list's content.
    public var header: ListHeader {
        ListHeader(
            picture: .resource("header-\(rawValue).jpg"),
            title: self == .radio ? .picture(.resource("title-radio.png"), label: title) : .text(title),
            text: introduction
        )
    }

    /// Whether its lists offer to search.
    public var showsSearch: Bool { self != .extras }

    private var introduction: LocalizedText {
        switch self {
        case .featured: Texts.sectionFeaturedText
        case .radio: Texts.sectionRadioText
        case .performances: Texts.sectionPerformancesText
        case .extras: Texts.sectionExtrasText
        case .more: Texts.sectionMoreText
        }
    }
}

/// The header over a list.
public struct ListHeader: Equatable, Sendable {
    /// A title as text, or drawn as an image with an accessibility label.
    public enum Title: Equatable, Sendable {
        case text(LocalizedText)
        case picture(ImageReference, label: LocalizedText)
    }

    /// Stays in position while the list scrolls.
    public var picture: ImageReference
    public var title: Title
    /// Hidden while the header shrinks.
    public var text: LocalizedText
}
