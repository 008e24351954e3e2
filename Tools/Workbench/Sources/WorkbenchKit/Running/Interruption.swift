// The user's request to end the work.

import Dispatch
import Foundation
import SharedCore

/// Becomes true when the process is asked to end (Ctrl-C, a termination signal, a closed terminal).
///
/// Children run in process groups of their own, so a terminal's Ctrl-C reaches only this process. The code
/// that started a child checks this flag and ends the child.
public final class Interruption: Sendable {
    private let flag = Locked(false)
    private let waiters = Locked<[CheckedContinuation<Void, Never>]>([])

    /// Creates an interruption that isn't requested; `catchSignals()` ties it to the process's signals.
    public init() {}

    /// Whether the work should end.
    public var isRequested: Bool { flag.withLock { $0 } }

    /// Requests the end, as a signal does.
    public func request() {
        flag.withLock { $0 = true }
        let woken = waiters.withLock { waiters in
            defer { waiters = [] }
            return waiters
        }
        for waiter in woken {
            waiter.resume()
        }
    }

    /// Returns once the end is requested.
    public func wait() async {
        await withCheckedContinuation { continuation in
            waiters.withLock { $0.append(continuation) }
            if isRequested {
                request()
            }
        }
    }

    /// Takes over SIGINT, SIGTERM and SIGHUP of this process, for as long as the caller keeps the returned
    /// sources.
    public func catchSignals() -> [any DispatchSourceSignal] {
        [SIGINT, SIGTERM, SIGHUP].map { number in
            // Not SIG_IGN, which a child would inherit.
            signal(number) { _ in }
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { [weak self] in self?.request() }
            source.resume()
            return source
        }
    }
}
