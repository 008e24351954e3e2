// A fact, and the feed that holds many.

import SharedCore
import SharedLocalization
import SharedMedia

/// The identity of a fact: a digest of its content, since the feed gives none.
///
/// The same content keeps its identity from one load to the next; equal rows are told apart by their order.
public struct FactID: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String

    /// Names a fact, as read from a link or a saved state.
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
    /// The address of the picture as the feed gives it, which may well be broken.
    public let pictureAddress: String?
    /// The picture behind the address; nil where the address isn't one of the web.
    public let picture: ImageReference?
}

/// Which parts a fact has: all that the size of its cell depends on beside the picture's own size.
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

/// The facts of one load, prepared and never changed.
///
/// A reference, so that passing 100,000 rows on costs nothing; whoever lets go of the last one does so off the main
/// actor (see `FactLibrary`).
public final class FactFeed: Sendable {
    /// What the feed calls itself.
    public let title: String?
    /// In the order of the feed.
    public let facts: [Fact]
    /// How many rows had something to show, but couldn't be read.
    public let skippedRows: Int
    /// What each fact has, in the order of the facts.
    let shapes: [FactShape]
    private let positions: [FactID: Int]
    private let folded = Locked<[String]?>(nil)

    /// Prepares a feed from rows in order; rows with nothing to show are dropped.
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

    /// The fact with an identity; nil if this load has none.
    ///
    /// O(1).
    public func fact(_ id: FactID) -> Fact? {
        positions[id].map { facts[$0] }
    }

    /// The place of a fact in the feed.
    ///
    /// O(1).
    public func position(of id: FactID) -> Int? {
        positions[id]
    }

    /// Whether another load brought the same.
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
            // A separator that nobody types, so that nothing is found across title and text.
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
