// A shuffled range of numbers that is computed and not stored.

import SharedCore

/// A bijection of 0..<count that maps an index to a number and back, each in O(1) and without memory.
///
/// A Feistel network over the next power of four, walked until the number is in range (Black and Rogaway,
/// 2002).
struct Permutation: Sendable {
    let count: Int
    private let half: UInt64
    private let mask: UInt64
    private let keys: [UInt64]

    init(count: Int, seed: UInt64) {
        self.count = max(1, count)
        let bits = UInt64(self.count <= 2 ? 1 : Int.bitWidth - (self.count - 1).leadingZeroBitCount)
        half = (bits + 1) / 2
        mask = 1 << half - 1
        var random = SeededGenerator(seed: seed)
        keys = (0..<4).map { _ in random.next() }
    }

    /// The number at an index; `place` must be within 0..<count.
    subscript(place: Int) -> Int { walk(place, keys, isBackward: false) }

    /// The index of a number; `number` must be within 0..<count.
    func place(of number: Int) -> Int { walk(number, keys.reversed(), isBackward: true) }

    private func walk(_ start: Int, _ keys: some Sequence<UInt64>, isBackward: Bool) -> Int {
        var current = UInt64(start)
        repeat {
            var (left, right) = (current >> half, current & mask)
            if isBackward { swap(&left, &right) }
            for key in keys { (left, right) = (right, left ^ (Self.mix(right ^ key) & mask)) }
            if isBackward { swap(&left, &right) }
            current = left << half | right
        } while current >= count
        return Int(current)
    }

    /// Scatters a number over all 64-bit numbers.
    static func mix(_ number: UInt64) -> UInt64 {
        var generator = SeededGenerator(seed: number)
        return generator.next()
    }
}
