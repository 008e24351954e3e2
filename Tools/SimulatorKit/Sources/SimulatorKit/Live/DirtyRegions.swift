// The parts of the page that are out of date.

import SharedCore

/// The regions that must be drawn again.
///
/// Regions are marked by the code that sets an observed value, on any thread.
final class DirtyRegions: Sendable {
    private let state = Locked<(ids: Set<String>, isTold: Bool)>(([], false))
    private let listener = Locked<(@Sendable () -> Void)?>(nil)

    /// Called once after something was marked, until it is taken.
    var changed: (@Sendable () -> Void)? {
        get { listener.withLock { $0 } }
        set { listener.withLock { $0 = newValue } }
    }

    var isEmpty: Bool { state.withLock { $0.ids.isEmpty } }

    func insert(_ id: String) { insert([id]) }

    func insert(_ ids: some Sequence<String>) {
        let ids = Set(ids)
        let mustTell = state.withLock { state in
            state.ids.formUnion(ids)
            defer { state.isTold = true }
            return !state.isTold
        }
        if mustTell { changed?() }
    }

    func take(where isWanted: (String) -> Bool) -> Set<String> {
        let ids = state.withLock { $0.ids }
        let wanted = ids.filter(isWanted)
        state.withLock { state in
            state.ids.subtract(wanted)
            state.isTold = false
        }
        return wanted
    }
}
