// A million generated users, computed on demand and never stored.

import SharedMedia

/// Generated users over generated parks; the same seed gives the same users.
///
/// A board of all parks needs no memory. A single park's board is sorted from its members' shares (see
/// `ParkRanking`).
struct Population: Sendable {
    let size: Int
    let parks: [Park]
    let words: HandleWords
    let avatars: [String]
    private let seed: UInt64
    private let handles: Permutation

    init(size: Int, parks: [Park], words: HandleWords, avatars: [String], seed: UInt64) {
        self.size = max(0, size)
        self.parks = parks
        self.words = words
        self.avatars = avatars
        self.seed = seed
        handles = Permutation(count: self.size, seed: seed ^ 0x68_616E_646C)
    }

    func user(_ number: Int) -> User {
        User(id: UserID(rawValue: number), handle: words.handle(handles[number]), photo: photo(of: number))
    }

    /// The user with a handle; nil if there is none.
    func user(handle: String) -> User? {
        guard let number = words.number(of: handle), number < size else { return nil }
        return user(handles.place(of: number))
    }

    /// The user's photo; some have none, and a few refer to one that is no longer available.
    private func photo(of number: Int) -> ImageReference? {
        let draw = Permutation.mix(UInt64(number) ^ seed)
        guard draw % 5 != 0, !avatars.isEmpty else { return nil }
        return .resource(draw % 31 == 0 ? "gone.jpg" : avatars[Int(draw >> 8) % avatars.count])
    }

    // MARK: - Parks

    /// The distance of a user's other parks from the home park in the list, and the users that have them.
    private static let visits = [(distance: 0, every: 1), (distance: 1, every: 2), (distance: 3, every: 5)]

    private var usedVisits: ArraySlice<(distance: Int, every: Int)> {
        parks.count > 3 ? Self.visits[...] : parks.isEmpty ? [] : Self.visits[..<1]
    }

    /// The indices of a user's parks in the list, the home park first.
    func parks(of number: Int) -> [Int] {
        usedVisits.filter { number / parks.count % $0.every == 0 }.map {
            (number + $0.distance) % parks.count
        }
    }

    /// The users of a park, in no particular order.
    func members(of park: Int) -> [Int] {
        usedVisits.flatMap { visit in
            let home = (park - visit.distance + parks.count) % parks.count
            return stride(from: home, to: size, by: parks.count * visit.every)
        }
    }

    /// The user's share of a total at one of the user's parks; the shares at all of them add up to the total.
    func share(of total: Int, at park: Int, of number: Int) -> Int {
        let places = parks(of: number)
        var left = total
        for (index, place) in places.enumerated().reversed() where index > 0 {
            // Between a tenth and two fifths at each park except the home park.
            let percent = 10 + Int(Permutation.mix(UInt64(number * 8 + index) ^ seed) % 31)
            let part = total * percent / 100
            if place == park { return part }
            left -= part
        }
        return places.first == park ? left : 0
    }
}
