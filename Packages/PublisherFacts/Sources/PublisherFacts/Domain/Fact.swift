// A fact, and the feed that holds many.

import SharedCore
import SharedLocalization
import SharedMedia

/// The identifier of a fact: a digest of its content, since the feed has no identifiers.
///
/// Equal content has the same identifier in every load; equal rows differ by their order.
public struct FactID: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String

    /// Makes an identifier, as read from a link or a saved state.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// One row of the feed that has something to show.
///
/// At least one of the three is there; none is blank.
public struct Fact: Identifiable, Hashable, Sendable {
    public let id: FactID
    public let title: String?
    public let text: String?
    /// The URL of the image as the feed gives it, which may be invalid.
    public let pictureAddress: String?
    /// The image at the URL; nil if the URL isn't one of the web.
    public let picture: ImageReference?
}

/// The parts that a fact has: the size of its cell depends on these and on the size of its image only.
struct FactShape: OptionSet, Sendable {
    let rawValue: UInt8

    static let title = FactShape(rawValue: 1)
    static let text = FactShape(rawValue: 2)
    static let picture = FactShape(rawValue: 4)

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    fileprivate init(of row: FactRow) {
        self = []
        if row.title != nil { insert(.title) }
        if row.text != nil { insert(.text) }
        if row.pictureAddress != nil { insert(.picture) }
    }
}

/// The facts of one load, prepared and immutable.
///
/// A class, so that passing 100,000 rows on costs nothing; the last reference is released off the main actor
/// (see `FactLibrary`).
public final class FactFeed: Sendable {
    /// The feed's own title.
    public let title: String?
    /// In the order of the feed.
    public let facts: [Fact]
    /// The number of rows that had content but couldn't be read.
    public let skippedRows: Int
    /// The parts of each fact, in the order of the facts.
    let shapes: [FactShape]
    private let positions: [FactID: Int]
    private let folded = Locked<[String]?>(nil)

    /// Makes a feed from rows in order; rows without content are dropped.
    ///
    /// O(content).
    public init(title: String?, rows: [FactRow], skippedRows: Int = 0) {
        self.title = title
        self.skippedRows = skippedRows
        var facts: [Fact] = []
        var shapes: [FactShape] = []
        var positions: [FactID: Int] = [:]
        var seen: [String: Int] = [:]
        for row in rows where !row.isEmpty {
            let digest = row.digest
            let ordinal = seen[digest, default: 0]
            seen[digest] = ordinal + 1
            let id = FactID(rawValue: ordinal == 0 ? digest : "\(digest)-\(ordinal)")
            positions[id] = facts.count
            shapes.append(FactShape(of: row))
            facts.append(
                Fact(
                    id: id,
                    title: row.title,
                    text: row.text,
                    pictureAddress: row.pictureAddress,
                    picture: row.pictureAddress.flatMap { ImageReference(address: $0) }
                )
            )
        }
        self.facts = facts
        self.shapes = shapes
        self.positions = positions
    }

    /// The fact with an identifier; nil if this load has none.
    ///
    /// O(1).
    public func fact(_ id: FactID) -> Fact? {
        positions[id].map { facts[$0] }
    }

    /// The index of a fact in the feed.
    ///
    /// O(1).
    public func position(of id: FactID) -> Int? {
        positions[id]
    }

    /// Whether another load has the same content.
    ///
    /// O(content): not for the main actor.
    func hasSameContent(as other: FactFeed) -> Bool {
        title == other.title && skippedRows == other.skippedRows && facts == other.facts
    }

    /// The texts to search in, made at the first search and kept with the feed.
    ///
    /// O(content) once: not for the main actor.
    func searchTexts() -> [String] {
        if let texts = folded.withLock({ $0 }) { return texts }
        let texts = facts.map { fact in
            // A separator that can't be typed, so that no match spans title and text.
            "\(fact.title ?? "")\u{1F}\(fact.text ?? "")".foldedForSearch
        }
        folded.withLock { $0 = texts }
        return texts
    }
}

extension FactRow {
    fileprivate var digest: String {
        var digest = SHA256()
        for part in [title, text, pictureAddress] { digest.update(part ?? "") }
        return String(digest.hex.prefix(16))
    }
}
