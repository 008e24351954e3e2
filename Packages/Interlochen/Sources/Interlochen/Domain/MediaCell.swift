// The cells of the common list.

import Foundation
import SharedLocalization
import SharedMedia

/// The identity of a category, as the source gives it.
public struct CategoryID: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String

    /// Makes the identity, as read from a link or a saved state.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The identity of a page of the center's site.
public struct SiteLinkID: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String

    /// Makes the identity, as read from a link or a saved state.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// One cell of the common list, in any section.
public enum MediaCell: Hashable, Sendable {
    /// Something to watch or listen to.
    case media(MediaItem)
    /// A list of its own.
    case category(MediaCategory)
    /// A live station; half as wide.
    case station(Station)
    /// A live camera; half as wide.
    case camera(MediaItem)
    /// A page of the center's site.
    case link(SiteLink)
    /// The center's social media; the cell itself can't be selected.
    case connect([SocialLink])

    /// The content that the cell plays; nil for a cell that only leads to another screen.
    public var content: MediaItem? {
        switch self {
        case .media(let content), .camera(let content): content
        case .station(let station): station.content
        case .category, .link, .connect: nil
        }
    }

    /// The label of the cell's own button: Listen, or Watch Now; nil where the cell itself is the button.
    public var buttonText: LocalizedText? {
        switch self {
        case .station: Texts.listen
        case .camera: Texts.watchNow
        case .media, .category, .link, .connect: nil
        }
    }

    /// The accessibility label of the details accessory; nil where there is none.
    public var detailsText: LocalizedText? {
        switch self {
        case .media, .station: content.map { Texts.listDetails($0.title) }
        case .category, .camera, .link, .connect: nil
        }
    }

    /// The title of the connect cell, which has none of its own.
    public static var connectTitle: LocalizedText { Texts.connectTitle }
}

/// A list within a section.
public struct MediaCategory: Identifiable, Hashable, Sendable {
    public let id: CategoryID
    public let title: String
    public let picture: ImageReference
    public let text: String
    public let cells: [MediaCell]

    /// Makes a category.
    public init(id: CategoryID, title: String, picture: ImageReference, text: String, cells: [MediaCell]) {
        (self.id, self.title, self.picture) = (id, title, picture)
        (self.text, self.cells) = (text, cells)
    }

    /// The number of its items, as a text.
    public var countText: LocalizedText { Texts.items(items: cells.count) }

    /// The header over its list.
    public var header: ListHeader {
        ListHeader(picture: picture, title: .text(.verbatim(title)), text: .verbatim(text))
    }
}

/// A radio station and a show of its program.
///
/// Nothing here compares the show's times with a clock, so nothing says that it is on now.
public struct Station: Hashable, Sendable {
    /// A part of the program.
    public struct Show: Hashable, Sendable {
        public let title: String
        /// The start in the station's local time.
        public let start: TimeOfDay
        /// The end in the station's local time; not after `start` if it is on the next day.
        public let end: TimeOfDay

        /// Makes a show.
        public init(title: String, start: TimeOfDay, end: TimeOfDay) {
            (self.title, self.start, self.end) = (title, start, end)
        }

        /// The start and the end, as a text.
        public var timesText: LocalizedText { Texts.stationTimes(start.argument, end.argument) }
    }

    public let content: MediaItem
    /// The show that the source presents the station with; nil if it presents none.
    public let show: Show?
    /// The title of the next show; nil if that isn't known.
    public let followedBy: String?

    /// Makes a station.
    public init(content: MediaItem, show: Show?, followedBy: String?) {
        (self.content, self.show, self.followedBy) = (content, show, followedBy)
    }

    /// The next show, as a text; nil if that isn't known.
    public var followedByText: LocalizedText? { followedBy.map { Texts.stationFollowedBy($0) } }
}

/// A page of the center's site.
public struct SiteLink: Identifiable, Hashable, Sendable {
    public let id: SiteLinkID
    public let title: String
    /// Absolute.
    public let url: URL

    /// Describes a page.
    public init(id: SiteLinkID, title: String, url: URL) {
        (self.id, self.title, self.url) = (id, title, url)
    }
}

/// A social network that the center is on.
public enum SocialService: String, Codable, Hashable, Sendable, CaseIterable {
    case facebook, twitter, instagram

    /// The service's name, the same in every language.
    public var name: LocalizedText {
        switch self {
        case .facebook: .verbatim("Facebook")  // not for people: a name that no language changes
        case .twitter: .verbatim("Twitter")  // not for people: a name that no language changes
        case .instagram: .verbatim("Instagram")  // not for people: a name that no language changes
        }
    }
}

/// The center's page on a social network.
public struct SocialLink: Hashable, Sendable {
    public let service: SocialService
    /// Absolute.
    public let url: URL

    /// Describes a place.
    public init(service: SocialService, url: URL) {
        (self.service, self.url) = (service, url)
    }
}
