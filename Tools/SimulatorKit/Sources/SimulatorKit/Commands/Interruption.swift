// Ctrl-C, or being asked to end.

import Dispatch
import Foundation

/// Hears SIGINT and SIGTERM, and if wanted that whoever pipes into standard input is gone, as long as it
/// lives.
///
/// - Note: `@unchecked Sendable`: Dispatch's sources are thread-safe and never change after `init`.
final class Interruption: @unchecked Sendable {
    /// One element per signal.
    let signals: AsyncStream<Void>
    private let sources: [any DispatchSourceSignal]

    /// - Parameter orEndOfPipe: Whether the end of standard input counts too, if that is a pipe.
    init(orEndOfPipe: Bool = false) {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        signals = stream
        sources = [SIGINT, SIGTERM].map { number in
            // Else the process ends before the source hears of it.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { continuation.yield() }
            source.resume()
            return source
        }
        var input = stat()
        if orEndOfPipe, fstat(STDIN_FILENO, &input) == 0, input.st_mode & S_IFMT == S_IFIFO {
            Thread {
                while !FileHandle.standardInput.availableData.isEmpty {}
                continuation.yield()
            }.start()
        }
    }

    deinit {
        sources.forEach { $0.cancel() }
    }

    /// Returns at the first one.
    func wait() async {
        for await _ in signals { return }
    }
}
