// One connection: reads requests, calls the handler, writes responses, on a thread of its own.

import Foundation

/// The life of one connection.
///
/// Runs on one thread and ends with it.
struct Connection {
    let socket: Socket
    let number: Int
    let limits: ServerLimits
    let handler: LoopbackServer.Handler

    private enum Ending {
        case keep, close, closed, reset
    }

    /// Serves until the caller disconnects, violates the protocol or is cut off.
    ///
    /// Does not close the socket.
    func serve() {
        socket.limitSilence(seconds: limits.silentSeconds)
        var reader = RequestReader(socket: socket, limits: limits, connection: number)
        while true {
            do throws(RequestRefusal) {
                let (request, keepAlive) = try reader.next {
                    _ = socket.transmit("HTTP/1.1 100 Continue\r\n\r\n".utf8)
                }
                let handler = handler
                guard let response = wait({ await handler(request) }) else { return }
                switch answer(request, with: response, keepAlive: keepAlive) {
                case .keep: continue
                case .close: return socket.finishSending()
                case .closed: return
                case .reset: return socket.resetWhenClosed()
                }
            } catch {
                if case .status(let status) = error {
                    refuse(status)
                }
                return
            }
        }
    }

    /// Responds with a bare status and lets the caller read it.
    func refuse(_ status: Int) {
        let response = ServerResponse.text("\(status) \(Self.reason(status))\n", status: status)
        _ = socket.transmit(head(of: response, length: .known(bytes(of: response).count), keepAlive: false))
        _ = socket.transmit(bytes(of: response))
        socket.finishSending()
    }

    // MARK: Responses

    private func answer(_ request: ServerRequest, with response: ServerResponse, keepAlive: Bool) -> Ending {
        if let fault = response.fault {
            return spoil(response, with: fault, isHead: request.method == "HEAD")
        }
        let hasBody = request.method != "HEAD" && response.status != 204 && response.status != 304
        switch response.body {
        case .bytes(let bytes):
            let head = head(of: response, length: .known(bytes.count), keepAlive: keepAlive)
            guard socket.transmit(hasBody ? head + bytes : head) else { return .closed }
            return keepAlive ? .keep : .close
        case .stream(let stream):
            return pour(stream, as: response, hasBody: hasBody, keepAlive: keepAlive) { $0 }
        case .events(let stream):
            return pour(stream, as: response, hasBody: hasBody, keepAlive: keepAlive, encode: \.encoded)
        }
    }

    private func pour<Piece: Sendable>(
        _ stream: AsyncStream<Piece>,
        as response: ServerResponse,
        hasBody: Bool,
        keepAlive: Bool,
        encode: (Piece) -> Data
    ) -> Ending {
        let source = StreamSource(stream)
        let cancelled = { _ = wait(cancelled: true) { await source.next() } }
        guard socket.transmit(head(of: response, length: .chunked, keepAlive: keepAlive)), hasBody else {
            cancelled()
            return keepAlive && !hasBody ? .keep : .closed
        }
        while let next = wait({ await source.next() }) {
            guard let next else {
                guard socket.transmit("0\r\n\r\n".utf8) else { return .closed }
                return keepAlive ? .keep : .close
            }
            let bytes = encode(next)
            if bytes.isEmpty { continue }  // An empty chunk would end the body.
            let chunk = Data("\(String(bytes.count, radix: 16))\r\n".utf8) + bytes + Data("\r\n".utf8)
            guard socket.transmit(chunk) else { break }
        }
        cancelled()
        return .closed
    }

    private func spoil(_ response: ServerResponse, with fault: ServerFault, isHead: Bool) -> Ending {
        let body = isHead ? Data() : bytes(of: response)
        let head = head(of: response, length: .known(bytes(of: response).count), keepAlive: false)
        switch fault {
        case .drip(let size, let pause):
            var rest = (head + body)[...]
            while !rest.isEmpty {
                guard socket.transmit(rest.prefix(max(1, size))) else { return .closed }
                rest = rest.dropFirst(max(1, size))
                guard wait({ await pause() }) != nil else { return .closed }
            }
            return .close
        case .truncate(let count):
            return socket.transmit(head + body.prefix(max(0, count))) ? .close : .closed
        case .resetInHead(let count):
            return socket.transmit(head.prefix(max(0, count))) ? .reset : .closed
        case .resetInBody(let count):
            return socket.transmit(head + body.prefix(max(0, count))) ? .reset : .closed
        case .announceLength(let length, let thenSilent):
            let lie = self.head(of: response, length: .known(length), keepAlive: false)
            guard socket.transmit(lie + body) else { return .closed }
            if thenSilent {
                socket.waitUntilClosed()
            }
            return .close
        case .garbage(let bytes):
            return socket.transmit(bytes) ? .close : .closed
        case .hang:
            socket.waitUntilClosed()
            return .closed
        }
    }

    private func bytes(of response: ServerResponse) -> Data {
        if case .bytes(let bytes) = response.body { bytes } else { Data() }
    }

    // MARK: Heads

    private enum Length {
        case known(Int), chunked
    }

    private func head(of response: ServerResponse, length: Length, keepAlive: Bool) -> Data {
        var headers = response.headers
        switch length {
        case .known where response.status == 204 || (100..<200).contains(response.status): break
        case .known(let count): headers["Content-Length"] = String(count)
        case .chunked: headers["Transfer-Encoding"] = "chunked"
        }
        headers["Connection"] = keepAlive ? "keep-alive" : "close"
        var text = "HTTP/1.1 \(response.status) \(Self.reason(response.status))\r\n"
        for (name, value) in headers.fields {
            // A line break in a value would let it inject fields.
            text += "\(name): \(value.filter { !$0.isNewline && $0 != "\0" })\r\n"
        }
        return Data((text + "\r\n").utf8)
    }

    /// The reason phrase of a status; it may be empty (RFC 9112, 4).
    private static func reason(_ status: Int) -> String {
        [
            200: "OK", 204: "No Content", 301: "Moved Permanently", 302: "Found", 304: "Not Modified",
            400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found",
            413: "Content Too Large",
            429: "Too Many Requests", 431: "Request Header Fields Too Large", 500: "Internal Server Error",
            501: "Not Implemented", 503: "Service Unavailable", 505: "HTTP Version Not Supported",
        ][status] ?? ""
    }

    // MARK: Waiting for tasks

    /// Runs asynchronous work and waits for it.
    ///
    /// If the caller disconnects first, the work is cancelled, its end awaited, and the result is nil.
    private func wait<Answer: Sendable>(
        cancelled: Bool = false,
        _ work: @escaping @Sendable () async -> Answer
    ) -> Answer? {
        let letterbox = Letterbox<Answer>()
        let task = Task { letterbox.put(await work()) }
        var isGone = cancelled
        if cancelled {
            task.cancel()
        }
        while true {
            if let answer = letterbox.take(within: isGone ? 3_600 : 0.1) {
                return isGone ? nil : answer
            }
            if !isGone, socket.isClosedByPeer {
                isGone = true
                task.cancel()
            }
        }
    }
}

/// Carries one value from a task to a thread.
///
/// - Note: `@unchecked Sendable`: `value` is touched only while `condition` is locked.
private final class Letterbox<Value: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private var value: Value?

    func put(_ value: Value) {
        condition.lock()
        self.value = value
        condition.signal()
        condition.unlock()
    }

    func take(within seconds: TimeInterval) -> Value? {
        condition.lock()
        defer { condition.unlock() }
        if value == nil {
            _ = condition.wait(until: Date(timeIntervalSinceNow: seconds))
        }
        return value
    }
}

/// An iterator that several tasks use one after the other.
///
/// - Note: `@unchecked Sendable`: the connection's thread waits for each `next` before it starts another.
private final class StreamSource<Element: Sendable>: @unchecked Sendable {
    private var iterator: AsyncStream<Element>.Iterator

    init(_ stream: AsyncStream<Element>) {
        iterator = stream.makeAsyncIterator()
    }

    func next() async -> Element? {
        await iterator.next()
    }
}
