// The simulated network of a prototype.

import SharedCore

/// The network state for everything that the prototype simulates (loading, streams).
///
/// A host that simulates a device sets it; every embedded dependency reads it.
public final class SimulatedConnection: Sendable {
    private let state = Locked(true)

    /// Makes a connection that is online.
    public init() {}

    /// Whether there is a network; may be read and set on any thread.
    public var isOnline: Bool {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}
