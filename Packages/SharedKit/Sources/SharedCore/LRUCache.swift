// A cache that drops the least recently used values.

/// Keeps values up to a total cost and drops the least recently used ones first.
///
/// A plain value: put it behind a lock or in an actor. It is inlinable because it is ten times slower unless
/// it is specialized for its keys in the module that uses it. All calls are O(1), `set` amortized over the
/// values that it drops.
public struct LRUCache<Key: Hashable, Value> {
    @usableFromInline struct Slot {
        @usableFromInline var key: Key
        @usableFromInline var value: Value?
        @usableFromInline var cost: Int
        @usableFromInline var older: Int
        @usableFromInline var newer: Int

        @usableFromInline
        init(key: Key, value: Value, cost: Int, older: Int, newer: Int) {
            self.key = key
            self.value = value
            self.cost = cost
            self.older = older
            self.newer = newer
        }
    }

    /// The maximum total cost of all values.
    public let costLimit: Int
    /// The maximum number of values.
    public let countLimit: Int
    /// The current total cost of the values.
    public var cost: Int { total }
    @usableFromInline var total = 0
    @usableFromInline var slots: [Slot] = []
    @usableFromInline var places: [Key: Int] = [:]
    @usableFromInline var free: [Int] = []
    @usableFromInline var oldest = -1
    @usableFromInline var newest = -1

    /// Makes an empty cache.
    ///
    /// - Parameter countLimit: The maximum number of values. Their storage is reserved at once, so that no
    ///   call waits while the cache grows.
    public init(costLimit: Int, countLimit: Int = .max) {
        self.costLimit = max(0, costLimit)
        self.countLimit = max(1, countLimit)
        if countLimit < .max { places.reserveCapacity(self.countLimit + 1) }
    }

    /// The number of values.
    public var count: Int { places.count }

    /// The value of `key`, which counts as used now.
    @inlinable
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

    /// Keeps `value`, and returns the keys that were dropped for it, oldest first.
    ///
    /// A value that costs more than the limit by itself is not kept, and its key is among those returned.
    @inlinable
    @discardableResult
    public mutating func set(_ value: Value, for key: Key, cost: Int = 1) -> [Key] {
        guard cost <= costLimit else {
            remove(key)
            return [key]
        }
        // One lookup in the dictionary finds the value's slot or takes the next free one.
        let next = free.last ?? slots.count
        let place = Self.read(&places[key, default: next])
        if place != next {
            unlink(place)
            total -= slots[place].cost
            slots[place].value = value
            slots[place].cost = cost
        } else if free.popLast() != nil {
            slots[place] = Slot(key: key, value: value, cost: cost, older: -1, newer: -1)
        } else {
            slots.append(Slot(key: key, value: value, cost: cost, older: -1, newer: -1))
        }
        total += cost
        link(place)
        var dropped: [Key] = []
        while total > costLimit || places.count > countLimit {
            let key = slots[oldest].key
            remove(key)
            dropped.append(key)
        }
        return dropped
    }

    @inlinable
    static func read(_ place: inout Int) -> Int { place }

    /// Removes the value of `key`.
    @inlinable
    public mutating func remove(_ key: Key) {
        guard let place = places.removeValue(forKey: key) else {
            return
        }
        unlink(place)
        total -= slots[place].cost
        slots[place].value = nil
        free.append(place)
    }

    /// Removes all values.
    public mutating func removeAll() {
        self = LRUCache(costLimit: costLimit, countLimit: countLimit)
    }

    @inlinable
    mutating func link(_ place: Int) {
        slots[place].older = newest
        slots[place].newer = -1
        if newest >= 0 {
            slots[newest].newer = place
        } else {
            oldest = place
        }
        newest = place
    }

    @inlinable
    mutating func unlink(_ place: Int) {
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

extension LRUCache: Sendable where Key: Sendable, Value: Sendable {}
extension LRUCache.Slot: Sendable where Key: Sendable, Value: Sendable {}
