// Where the workbench says how it is going.

import Foundation
import SharedCore

/// Takes what is said to the person: lines that stay, and progress that gives way to the next.
public protocol Console: Sendable {
    /// Says something that stays.
    func say(_ line: String)
    /// Says what is going on right now; the next word replaces it.
    func progress(_ text: String)
}

/// Standard output.
///
/// Progress is one line that overwrites itself on a terminal; elsewhere a line every half minute.
public final class StandardConsole: Console {
    private struct State {
        var showsProgress = false
        var lastProgress: Duration
    }

    private let isTerminal: Bool
    private let clock: any AppClock
    private let state: Locked<State>

    /// Makes the console of this process.
    public init(isTerminal: Bool = isatty(1) == 1, clock: any AppClock = SystemClock()) {
        self.isTerminal = isTerminal
        self.clock = clock
        state = Locked(State(lastProgress: clock.uptime))
    }

    public func say(_ line: String) {
        state.withLock { state in
            write((state.showsProgress ? "\r\u{1B}[K" : "") + line + "\n")
            state.showsProgress = false
            state.lastProgress = clock.uptime
        }
    }

    public func progress(_ text: String) {
        state.withLock { state in
            let pause: Duration = isTerminal ? .milliseconds(100) : .seconds(30)
            guard clock.uptime - state.lastProgress >= pause else { return }
            state.lastProgress = clock.uptime
            if isTerminal {
                write("\r\u{1B}[K" + text.prefix(100))
                state.showsProgress = true
            } else {
                write("… " + text + "\n")
            }
        }
    }

    private func write(_ text: some StringProtocol) {
        try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    }
}
