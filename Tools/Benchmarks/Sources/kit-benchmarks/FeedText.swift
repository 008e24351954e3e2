// The content that benchmarks load: posts like those of a public feed.

import Foundation

struct Post: Codable, Equatable, Sendable {
    var id: Int
    var title: String
    var body: String
    var image: URL?
    var width: Double
    var isFeatured: Bool
    var tags: [String]
}

enum FeedText {
    /// JSON of about `bytes` bytes; with other scripts and accents if `isPlain` is false.
    static func json(bytes: Int, isPlain: Bool = true) throws -> Data {
        let words =
            isPlain ? "the quick brown fox jumps over a lazy dog" : "Größe 中文字 naïve Ünïcödé русский текст 🦆"
        func post(_ id: Int) -> Post {
            Post(
                id: id,
                title: "\(words) \(id)",
                body: String(repeating: words + " ", count: 4),
                image: URL(string: "https://images.example/\(id).jpg"),
                width: Double(id) * 1.25,
                isFeatured: id.isMultiple(of: 3),
                tags: ["one", "two", "number \(id)"]
            )
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let sample = try encoder.encode([post(1_000)]).count
        return try encoder.encode((0..<max(1, bytes / sample + 1)).map(post))
    }
}
