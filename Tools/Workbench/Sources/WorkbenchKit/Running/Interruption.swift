// Notices that the person wants the work to end.

import Dispatch
import Foundation
import SharedCore

/// Becomes true when the process is asked to end (Ctrl-C, a termination signal, a closed terminal).
///
/// Children run in process groups of their own, so a terminal's Ctrl-C reaches only this process: whoever started a
/// child looks here and ends it.
public final class Interruption: Sendable {
    private let flag = Locked(false)
    private let waiters = Locked<[CheckedContinuation<Void, Never>]>([])

    /// Makes one that nothing has set off yet; `catchSignals()` ties it to the process's signals.
    public init() {}

    /// Whether the work is to end.
    public var isRequested: Bool { flag.withLock { $0 } }

    /// Asks for the end, as a signal does.
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

    /// Returns once the end has been asked for.
    public func wait() async {
        await withCheckedContinuation { continuation in
            waiters.withLock { $0.append(continuation) }
            if isRequested {
                request()
            }
        }
    }

    /// Takes over SIGINT, SIGTERM and SIGHUP of this process, for as long as the caller keeps what is returned.
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
