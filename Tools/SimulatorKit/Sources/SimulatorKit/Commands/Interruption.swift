// Ctrl-C and requests to end the process.

import Dispatch
import Foundation

/// Listens for SIGINT and SIGTERM, and optionally for the end of a piped standard input, as long as it lives.
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
            // Otherwise the process ends before the source receives the signal.
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

    /// Returns at the first signal.
    func wait() async {
        for await _ in signals { return }
    }
}
