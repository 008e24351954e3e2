// The feed as it is served, read leniently.

import Foundation
import SharedJSON

/// A row of the feed: three texts, each of which may be missing.
public struct FactRow: Hashable, Sendable, Decodable {
    public var title: String?
    public var text: String?
    public var pictureAddress: String?

    private enum CodingKeys: String, CodingKey {
        case title
        case text = "description"
        case pictureAddress = "imageHref"
    }

    /// Makes a row; blank texts count as missing, and white space around a text is cut off.
    public init(title: String?, text: String?, pictureAddress: String?) {
        self.title = title.trimmed
        self.text = text.trimmed
        self.pictureAddress = pictureAddress.trimmed
    }

    /// Reads a row.
    ///
    /// A value that is null, missing, blank or of another type counts as missing.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            title: try? values.decode(String.self, forKey: .title),
            text: try? values.decode(String.self, forKey: .text),
            pictureAddress: try? values.decode(String.self, forKey: .pictureAddress)
        )
    }

    /// Whether there is nothing to show.
    public var isEmpty: Bool { title == nil && text == nil && pictureAddress == nil }
}

/// The feed as a whole: a title, which may be missing, and rows, which may not.
struct FeedDocument: Sendable, Decodable {
    var title: String?
    var rows: LossyArray<FactRow>

    private enum CodingKeys: String, CodingKey {
        case title, rows
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        title = (try? values.decode(String.self, forKey: .title)).trimmed
        rows = try values.decode(LossyArray<FactRow>.self, forKey: .rows)
    }

    /// Makes the feed.
    ///
    /// O(content): not for the main actor.
    func prepared() -> FactFeed {
        FactFeed(title: title, rows: rows.elements, skippedRows: rows.skipped.count)
    }
}

extension String? {
    fileprivate var trimmed: String? {
        guard var text = self, let first = text.first, let last = text.last else { return nil }
        // Few texts need trimming, and trimming every one takes longer than all the rest.
        if first.isWhitespace || last.isWhitespace {
            text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        return text.isEmpty ? nil : text
    }
}
