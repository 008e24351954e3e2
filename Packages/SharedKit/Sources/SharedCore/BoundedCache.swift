// A cache that forgets what was used least recently.

/// Keeps values up to a total cost and drops the least recently used ones first.
///
/// A plain value: put it behind a lock or in an actor. All calls are O(1), `set` amortized over what it drops.
public struct BoundedCache<Key: Hashable, Value> {
    fileprivate struct Slot {
        var key: Key
        var value: Value?
        var cost: Int
        var older: Int
        var newer: Int
    }

    /// The most that all values may cost together.
    public let costLimit: Int
    /// What the values cost now.
    public private(set) var cost = 0
    private var slots: [Slot] = []
    private var places: [Key: Int] = [:]
    private var free: [Int] = []
    private var oldest = -1
    private var newest = -1

    /// Makes an empty cache.
    public init(costLimit: Int) {
        self.costLimit = max(0, costLimit)
    }

    /// How many values there are.
    public var count: Int { places.count }

    /// The value of `key`, which counts as used now.
    public mutating func value(for key: Key) -> Value? {
        guard let place = places[key] else {
            return nil
        }
        if place != newest {
            unlink(place)
            link(place)
        }
        return slots[place].value
    }

    /// Keeps `value`, and gives back the keys that had to go for it, oldest first.
    ///
    /// A value that costs more than the limit by itself is not kept, and its key is among those that go.
    @discardableResult
    public mutating func set(_ value: Value, for key: Key, cost: Int = 1) -> [Key] {
        remove(key)
        guard cost <= costLimit else {
            return [key]
        }
        var dropped: [Key] = []
        while self.cost > costLimit - cost, oldest >= 0 {
            let key = slots[oldest].key
            remove(key)
            dropped.append(key)
        }
        let slot = Slot(key: key, value: value, cost: cost, older: -1, newer: -1)
        let place: Int
        if let reused = free.popLast() {
            slots[reused] = slot
            place = reused
        } else {
            place = slots.count
            slots.append(slot)
        }
        places[key] = place
        self.cost += cost
        link(place)
        return dropped
    }

    /// Forgets the value of `key`.
    public mutating func remove(_ key: Key) {
        guard let place = places.removeValue(forKey: key) else {
            return
        }
        unlink(place)
        cost -= slots[place].cost
        slots[place].value = nil
        free.append(place)
    }

    /// Forgets everything.
    public mutating func removeAll() {
        self = BoundedCache(costLimit: costLimit)
    }

    private mutating func link(_ place: Int) {
        slots[place].older = newest
        slots[place].newer = -1
        if newest >= 0 {
            slots[newest].newer = place
        } else {
            oldest = place
        }
        newest = place
    }

    private mutating func unlink(_ place: Int) {
        let (older, newer) = (slots[place].older, slots[place].newer)
        if older >= 0 {
            slots[older].newer = newer
        } else {
            oldest = newer
        }
        if newer >= 0 {
            slots[newer].older = older
        } else {
            newest = older
        }
    }
}

extension BoundedCache: Sendable where Key: Sendable, Value: Sendable {}
extension BoundedCache.Slot: Sendable where Key: Sendable, Value: Sendable {}
