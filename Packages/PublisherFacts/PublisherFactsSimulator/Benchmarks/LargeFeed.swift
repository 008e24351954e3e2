// Feeds far larger than any that is served, and images for them.

import Foundation
import PublisherFacts
import SharedMedia
import SharedNetworking

enum LargeFeed {
    /// Makes a feed with this number of rows, each with its three values.
    ///
    /// - Parameter edition: Each edition has different content.
    static func prepared(rows: Int, edition: Int = 0) -> FactFeed {
        FactFeed(
            title: "Edition \(edition)",
            rows: (0..<rows).map { number in
                FactRow(
                    title: "Fact \(number) of edition \(edition)",
                    text: "What there is to say about number \(number).",
                    pictureAddress: "https://facts.example/p/\(number)"
                )
            }
        )
    }

    /// Makes the JSON of a feed of about this number of bytes.
    static func json(bytes: Int, edition: Int) throws -> Data {
        struct Document: Encodable {
            var title: String
            var rows: [[String: String?]]
        }
        let text = String(repeating: "Beavers build dams. Žluťoučký kůň. ", count: 8)
        let row = { (number: Int) -> [String: String?] in
            [
                "title": number.isMultiple(of: 7) ? nil : "Fact \(number) of edition \(edition)",
                "description": number.isMultiple(of: 5) ? nil : text,
                "imageHref": "https://facts.example/p/\(number)",
            ]
        }
        let encoder = JSONEncoder()
        let sample = try encoder.encode((1...35).map(row)).count / 35
        return try encoder.encode(
            Document(title: "Edition \(edition)", rows: (0...bytes / sample).map(row))
        )
    }
}

/// A server that has one answer at a time.
actor OneAnswer: HTTPClient {
    var body = Data()

    func put(_ body: Data) {
        self.body = body
    }

    func send(_ request: HTTPRequest) async throws(NetworkError) -> HTTPResponse {
        HTTPResponse(status: 200, headers: ["Content-Type": "application/json"], body: body, url: request.url)
    }
}

/// Returns one prepared feed at a time.
actor PreparedFeeds: FactFeedSource {
    private var feed: FactFeed

    init(_ feed: FactFeed) {
        self.feed = feed
    }

    func put(_ feed: FactFeed) {
        self.feed = feed
    }

    func load() async throws(FeedError) -> LoadedFeed {
        LoadedFeed(feed: feed)
    }
}

/// Returns every image at once, in a size that depends on its number.
struct InstantPictures: ImageSource {
    func load(
        _ reference: ImageReference,
        revalidating: Bool,
        headerArrived: @escaping @Sendable (ImageHeader) -> Void
    ) async throws(ImageError) -> Data {
        guard case .url(let url) = reference, let number = Int(url.lastPathComponent) else {
            throw .missing(name: "picture")
        }
        return Self.png(300, 200 + number % 7 * 60)
    }

    /// The beginning of a PNG file (PNG specification, 11.2.2), the only part that is read.
    private static func png(_ width: Int, _ height: Int) -> Data {
        func big(_ number: Int) -> [UInt8] {
            (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
        }
        let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + big(13) + Array("IHDR".utf8)
        return Data(
            head + big(width) + big(height) + [8, 2, 0, 0, 0, 1, 2, 3, 4] + big(1_000) + Array("IDAT".utf8)
        )
    }
}
