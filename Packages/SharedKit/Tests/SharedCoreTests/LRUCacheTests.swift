// The LRU cache against a plain model of its behavior.

import SharedCore
import SharedTesting
import Testing

struct LRUCacheTests {
    @Test(.proves("KIT-NET-06", "KIT-IMG-03"))
    func forgetsTheLeastRecentlyUsedFirst() {
        var cache = LRUCache<String, Int>(costLimit: 3)
        #expect(cache.set(1, for: "a").isEmpty)
        #expect(cache.set(2, for: "b").isEmpty)
        #expect(cache.set(3, for: "c").isEmpty)
        #expect(cache.value(for: "a") == 1)
        #expect(cache.set(4, for: "d") == ["b"])
        #expect(cache.set(5, for: "e", cost: 2) == ["c", "a"])
        #expect(cache.value(for: "d") == 4)
        #expect(cache.set(6, for: "f", cost: 4) == ["f"])
        #expect(cache.count == 2 && cache.cost == 3)
        cache.removeAll()
        #expect(cache.count == 0 && cache.cost == 0)
    }

    @Test(.proves("KIT-NET-06", "KIT-IMG-03"))
    func agreesWithAModel() {
        var generator = SeededGenerator(seed: 11)
        var cache = LRUCache<Int, Int>(costLimit: 50)
        var model: [(key: Int, value: Int, cost: Int)] = []
        for step in 0..<20_000 {
            let key = Int.random(in: 0..<30, using: &generator)
            switch Int.random(in: 0..<10, using: &generator) {
            case 0:
                cache.remove(key)
                model.removeAll { $0.key == key }
            case 1..<5:
                let found = model.firstIndex { $0.key == key }
                #expect(cache.value(for: key) == found.map { model[$0].value })
                if let found {
                    model.append(model.remove(at: found))
                }
            default:
                let cost = Int.random(in: 0...55, using: &generator) / 3 * (step.isMultiple(of: 7) ? 4 : 1)
                var dropped: [Int] = []
                model.removeAll { $0.key == key }
                if cost > 50 {
                    dropped = [key]
                } else {
                    while model.reduce(0, { $0 + $1.cost }) + cost > 50 {
                        dropped.append(model.removeFirst().key)
                    }
                    model.append((key, step, cost))
                }
                #expect(cache.set(step, for: key, cost: cost) == dropped)
            }
            #expect(cache.count == model.count)
            #expect(cache.cost == model.reduce(0) { $0 + $1.cost })
        }
    }
}
