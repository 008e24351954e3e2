// The network of a prototype that has none.

import SharedCore

/// Whether what the prototype simulates (loading, streams) may act as if there were a network.
///
/// A host that simulates a device sets it; everything embedded asks it.
public final class SimulatedConnection: Sendable {
    private let state = Locked(true)

    /// A connection that is there.
    public init() {}

    /// Whether there is a network; may be read and set on any thread.
    public var isOnline: Bool {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}
