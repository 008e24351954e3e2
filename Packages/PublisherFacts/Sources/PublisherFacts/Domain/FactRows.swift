// The facts that a list shows: all of a feed, or the results of a search.

import SharedLocalization

/// Facts of one feed in its order.
///
/// Cheap to pass on: the facts stay in the feed.
public struct FactRows: Sendable {
    /// The feed of the facts.
    public let feed: FactFeed
    /// The indices of the facts in the feed, ascending; nil for all.
    private let places: [Int]?

    /// All facts of a feed.
    public init(_ feed: FactFeed) {
        self.feed = feed
        places = nil
    }

    /// The facts with a text in their titles or descriptions, ignoring case, accents and surrounding white
    /// space.
    ///
    /// O(content): not for the main actor. Stops early, with the results so far, when the task is cancelled.
    public init(_ feed: FactFeed, matching query: String) {
        self.feed = feed
        let wanted = query.foldedForSearch
        guard !wanted.isEmpty else {
            places = nil
            return
        }
        var found: [Int] = []
        for (place, text) in feed.searchTexts().enumerated() {
            if Task.isCancelled { break }
            if text.contains(wanted) { found.append(place) }
        }
        places = found
    }

    /// The number of facts.
    public var count: Int { places?.count ?? feed.facts.count }

    /// A fact; `row` must be within 0..<count.
    public subscript(row: Int) -> Fact { feed.facts[place(of: row)] }

    /// The row of a fact; nil if it isn't among these.
    ///
    /// O(log n).
    public func row(of id: FactID) -> Int? {
        guard let place = feed.position(of: id) else { return nil }
        guard let places else { return place }
        var (low, high) = (0, places.count)
        while low < high {
            let middle = (low + high) / 2
            if places[middle] < place { low = middle + 1 } else { high = middle }
        }
        return low < places.count && places[low] == place ? low : nil
    }

    /// The parts of each fact, in order.
    var shapes: [FactShape] { places.map { $0.map { feed.shapes[$0] } } ?? feed.shapes }

    /// The index of a row in the feed.
    func place(of row: Int) -> Int { places?[row] ?? row }
}
