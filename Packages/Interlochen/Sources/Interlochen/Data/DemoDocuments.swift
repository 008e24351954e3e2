// The demo data in the form of its files.

import Foundation
import SharedLocalization
import SharedMedia

/// `media.json`: the media that the other files name by identifier.
struct MediaDocument: Decodable, Sendable {
    struct Row: Decodable, Sendable {
        var id: String
        var medium: Medium
        var genre: String
        var title: String
        var picture: String
        var views: Int
        var seconds: Double
        var path: String
        var text: String
    }

    var media: [Row]
}

/// `featured.json`.
struct FeaturedDocument: Decodable, Sendable {
    var media: [String]
}

/// `performances.json` and `extras.json`.
struct CategoriesDocument: Decodable, Sendable {
    struct Camera: Decodable, Sendable {
        var id: String
        var title: String
        var picture: String
        var path: String
        var text: String
    }

    struct Row: Decodable, Sendable {
        var id: String
        var title: String
        var picture: String
        var text: String
        var media: [String]?
        var cameras: [Camera]?
    }

    var categories: [Row]
}

/// `radio.json`.
struct RadioDocument: Decodable, Sendable {
    struct Show: Decodable, Sendable {
        var title: String
        var start: TimeOfDay
        var end: TimeOfDay
    }

    struct Row: Decodable, Sendable {
        var id: String
        var title: String
        var picture: String
        var text: String
        var path: String
        var views: Int
        var show: Show?
        var followedBy: String?
    }

    var stations: [Row]
}

/// `more.json`.
struct MoreDocument: Decodable, Sendable {
    struct Link: Decodable, Sendable {
        var id: String
        var title: String
        var path: String
    }

    struct Social: Decodable, Sendable {
        var service: SocialService
        var address: String
    }

    var links: [Link]
    var connect: [Social]
}
