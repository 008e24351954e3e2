// What can be watched or listened to.

import Foundation
import SharedLocalization
import SharedMedia

/// The identity of something to play, as the source gives it.
public struct MediaItemID: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String

    /// Names content, as read from a link or a saved state.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// Whether there is something to see.
public enum Medium: String, Codable, Hashable, Sendable, CaseIterable {
    case audio, video
}

/// A recording, a station or a camera.
public struct MediaItem: Identifiable, Hashable, Sendable {
    public let id: MediaItemID
    public let medium: Medium
    /// Nil for stations and cameras, which are what they are.
    public let genre: Genre?
    public let title: String
    public let picture: ImageReference
    /// How often it was watched or heard; nil where nobody counts.
    public let views: Int?
    /// In seconds; nil for what is live, which has neither an end nor places to go to.
    public let duration: Double?
    /// An absolute url that others can open.
    public let url: URL
    /// Paragraphs, parted by empty lines.
    public let text: String

    /// Describes content.
    public init(
        id: MediaItemID,
        medium: Medium,
        genre: Genre?,
        title: String,
        picture: ImageReference,
        views: Int?,
        duration: Double?,
        url: URL,
        text: String
    ) {
        (self.id, self.medium, self.genre, self.title) = (id, medium, genre, title)
        (self.picture, self.views, self.duration) = (picture, views, duration)
        (self.url, self.text) = (url, text)
    }

    /// Whether it goes on for ever.
    public var isLive: Bool { duration == nil }

    /// What a cell calls it: the genre, or that it is live.
    public var kindText: LocalizedText {
        genre?.text ?? (medium == .audio ? Texts.contentLiveAudio : Texts.contentLiveVideo)
    }

    /// The views in short, as the language does it; nil where nobody counts.
    public var viewsText: LocalizedText? { views.map { ViewCount($0).text } }

    /// The label of the button that plays it.
    public var playText: LocalizedText { medium == .video ? Texts.watchNow : Texts.listenNow }
}

/// What sort of content it is, as the source names it.
public struct Genre: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String

    /// Names a genre.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The genre in the person's language; one that the app doesn't know stays as the source has it.
    public var text: LocalizedText {
        switch rawValue {
        case "behindTheScenes": Texts.genreBehindTheScenes
        case "campus": Texts.genreCampus
        case "choir": Texts.genreChoir
        case "concert": Texts.genreConcert
        case "conversation": Texts.genreConversation
        case "dance": Texts.genreDance
        case "film": Texts.genreFilm
        case "jazz": Texts.genreJazz
        case "lesson": Texts.genreLesson
        case "reading": Texts.genreReading
        case "recital": Texts.genreRecital
        case "rehearsal": Texts.genreRehearsal
        case "song": Texts.genreSong
        case "theatre": Texts.genreTheatre
        case "workshop": Texts.genreWorkshop
        default: .verbatim(rawValue)
        }
    }
}
