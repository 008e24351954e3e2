// The ranking data at each index of a generated board.

/// Ranking data that falls from the first index to the last, with ties.
///
/// A few users are far ahead, and the others follow evenly down to the last, so that ties are rare. Only
/// sums, products and quotients are used, so that every platform gets the same numbers.
struct RankingCurve: Sendable {
    let count: Int
    let lowest: Int
    let highest: Int
    let seed: UInt64

    /// The ranking data at an index, counted from 0.
    func value(at place: Int) -> Int {
        var place = place
        // Some users tie with the one before.
        while place > 0, scatter(place) % 7 == 0 { place -= 1 }
        let irregular = place == 0 ? 0 : Double(scatter(place) % 1_000) / 1_250
        let exact = Double(place) + irregular
        let left = 1 - exact / Double(max(count, 1))
        let share = 0.2 / (1 + exact / 5) + 0.8 * left
        return lowest + Int(Double(highest - lowest) * max(0, share))
    }

    /// The first index with the same ranking data; the rank is one more than it.
    func firstPlace(sharing place: Int) -> Int {
        let value = value(at: place)
        var (low, high) = (0, place)
        while low < high {
            let middle = (low + high) / 2
            if self.value(at: middle) > value { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func scatter(_ place: Int) -> UInt64 {
        Permutation.mix(UInt64(place) ^ seed)
    }
}
