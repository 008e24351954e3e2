// A limit on the number of parallel jobs.

/// A counting semaphore for tasks: `acquire()` waits while all slots are taken.
actor Slots {
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Creates `count` free slots.
    init(_ count: Int) {
        free = count
    }

    /// Takes a slot, in the order of the calls.
    func acquire() async {
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    /// Returns a slot, or adds one.
    func release() {
        if waiting.isEmpty {
            free += 1
        } else {
            waiting.removeFirst().resume()
        }
    }
}
