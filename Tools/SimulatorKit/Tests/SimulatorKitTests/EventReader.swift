// Reads a page's events as a browser would.

import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The content of one event.
struct PageMessage: Decodable, Sendable {
    var revision: Int
    var transitions: [String: String]
    var fragments: [[String]]
}

/// An open event stream.
///
/// - Note: `@unchecked Sendable`: `pending` is touched by the session's one delegate queue only.
final class EventReader: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    let messages: AsyncStream<PageMessage>
    private let continuation: AsyncStream<PageMessage>.Continuation
    private var pending = Data()
    private var task: URLSessionDataTask?

    init(port: Int, path: String) {
        (messages, continuation) = AsyncStream.makeStream()
        super.init()
        let session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: nil)
        task = URL(string: "http://127.0.0.1:\(port)\(path)").map { session.dataTask(with: $0) }
        task?.resume()
        session.finishTasksAndInvalidate()
    }

    func stop() { task?.cancel() }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        pending.append(data)
        while let end = pending.range(of: Data("\n\n".utf8)) {
            let lines = pending[..<end.lowerBound].split(separator: UInt8(ascii: "\n"))
            let data = lines.first { $0.starts(with: "data: ".utf8) }?.dropFirst("data: ".utf8.count)
            if let data, let message = try? JSONDecoder().decode(PageMessage.self, from: Data(data)) {
                continuation.yield(message)
            }
            pending = Data(pending[end.upperBound...])
        }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        continuation.finish()
    }
}

extension AsyncStream<PageMessage>.Iterator {
    /// Returns the next event that carries a region.
    mutating func next(
        holding region: String,
        isolation: isolated (any Actor)? = #isolation
    ) async -> PageMessage? {
        while let message = await next(isolation: isolation) {
            if message.fragments.contains(where: { $0[0] == region }) { return message }
        }
        return nil
    }
}
