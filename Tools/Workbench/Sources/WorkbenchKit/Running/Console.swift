// The workbench's output on its progress and results.

import Foundation
import SharedCore

/// An output for the developer: permanent lines, and progress that the next line replaces.
public protocol Console: Sendable {
    /// Prints a permanent line.
    func say(_ line: String)
    /// Shows the current progress; the next call replaces it.
    func progress(_ text: String)
}

/// Standard output.
///
/// Progress is one line that overwrites itself on a terminal; otherwise a line every half minute.
public final class StandardConsole: Console {
    private struct State {
        var showsProgress = false
        var lastProgress: Duration
    }

    private let isTerminal: Bool
    private let clock: any AppClock
    private let state: Locked<State>

    /// Creates the console of this process.
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
