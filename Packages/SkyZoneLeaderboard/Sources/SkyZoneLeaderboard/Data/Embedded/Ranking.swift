// The order of users on a generated board.

import SharedCore

/// The order of one board at one location.
protocol Ranking: Sendable {
    /// The number of users on the board.
    var count: Int { get }
    func user(at place: Int) -> Int
    func value(at place: Int) -> Int
    /// The first index with the same ranking data.
    func firstPlace(sharing place: Int) -> Int
    /// The index of a user; nil if the user isn't on the board.
    func place(of user: Int) -> Int?
}

/// All users of a population, in computed order.
struct WholeRanking: Ranking {
    private let order: Permutation
    private let curve: RankingCurve

    let count: Int

    init(size: Int, lowest: Int, highest: Int, seed: UInt64) {
        count = size
        order = Permutation(count: size, seed: seed)
        curve = RankingCurve(count: size, lowest: lowest, highest: highest, seed: seed)
    }

    func user(at place: Int) -> Int { order[place] }
    func value(at place: Int) -> Int { curve.value(at: place) }
    func firstPlace(sharing place: Int) -> Int { curve.firstPlace(sharing: place) }

    func place(of user: Int) -> Int? {
        (0..<count).contains(user) ? order.place(of: user) : nil
    }
}

/// The members of one park, sorted by their ranking data there: eight bytes each.
struct ParkRanking: Ranking {
    /// The ranking data in the upper half, and the complement of the user in the lower.
    ///
    /// The larger comes first, and ties keep the order of their numbers.
    private let entries: [UInt64]

    /// Sorts the members of a park; too slow for the main actor.
    init(_ population: Population, _ whole: WholeRanking, park: Int) {
        var entries: [UInt64] = []
        for member in population.members(of: park) {
            guard let place = whole.place(of: member) else { continue }
            let value = population.share(of: whole.value(at: place), at: park, of: member)
            // A user without ranking data at the park isn't ranked there.
            if value > 0 { entries.append(UInt64(value) << 32 | UInt64(UInt32.max - UInt32(member))) }
        }
        self.entries = entries.sorted(by: >)
    }

    var count: Int { entries.count }
    func user(at place: Int) -> Int { Int(UInt32.max - UInt32(truncatingIfNeeded: entries[place])) }
    func value(at place: Int) -> Int { Int(entries[place] >> 32) }

    func firstPlace(sharing place: Int) -> Int {
        let value = entries[place] >> 32
        return search { $0 >> 32 > value }
    }

    func place(of user: Int) -> Int? {
        entries.firstIndex { UInt32(truncatingIfNeeded: $0) == UInt32.max - UInt32(clamping: user) }
    }

    /// The number of entries, from the first on, for which a predicate holds.
    private func search(_ holds: (UInt64) -> Bool) -> Int {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if holds(entries[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
