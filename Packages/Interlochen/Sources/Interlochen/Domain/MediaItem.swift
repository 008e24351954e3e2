// The media of the app.

import Foundation
import SharedLocalization
import SharedMedia

/// The identity of something to play, as the source gives it.
public struct MediaItemID: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String

    /// Makes the identity, as read from a link or a saved state.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The kind of media: video, or sound alone.
public enum Medium: String, Codable, Hashable, Sendable, CaseIterable {
    case audio, video
}

/// A recording, a station or a camera.
public struct MediaItem: Identifiable, Hashable, Sendable {
    public let id: MediaItemID
    public let medium: Medium
    /// Nil for stations and cameras, which have no genre.
    public let genre: Genre?
    public let title: String
    public let picture: ImageReference
    /// The number of views; nil where views aren't counted.
    public let views: Int?
    /// In seconds; nil for live media, which has neither an end nor positions to seek to.
    public let duration: Double?
    /// An absolute url that others can open.
    public let url: URL
    /// Paragraphs, parted by empty lines.
    public let text: String

    /// Makes an item.
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

    /// Whether it is a live stream, which has no end.
    public var isLive: Bool { duration == nil }

    /// The kind that a cell names: the genre, or live.
    public var kindText: LocalizedText {
        genre?.text ?? (medium == .audio ? Texts.contentLiveAudio : Texts.contentLiveVideo)
    }

    /// The abbreviated number of views, in the language's form; nil where views aren't counted.
    public var viewsText: LocalizedText? { views.map { ViewCount($0).text } }

    /// The label of the button that plays it.
    public var playText: LocalizedText { medium == .video ? Texts.watchNow : Texts.listenNow }
}

/// A genre, as the source names it.
public struct Genre: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String

    /// Makes a genre.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The genre in the user's language; an unknown one stays as the source has it.
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
