// A handler's response: a status, fields and a body, whole, streamed or as events.

import Foundation

/// A response.
///
/// `Content-Length` or chunks, and `Connection`, are added when it is written.
public struct ServerResponse: Sendable {
    /// The body of a response.
    public enum Body: Sendable {
        /// Bytes that are available at once.
        case bytes(Data)
        /// Bytes that are produced one after the other, sent as chunks as they arrive. The stream is
        /// cancelled when the caller disconnects.
        case stream(AsyncStream<Data>)
        /// Server-sent events, sent as they arrive.
        case events(AsyncStream<ServerEvent>)
    }

    /// The status code (RFC 9110, section 15).
    public var status: Int
    /// The header fields; the server adds those that frame the body.
    public var headers: ServerHeaders
    /// The body.
    public var body: Body
    /// A fault to inject while the response is sent.
    public var fault: ServerFault?

    /// Makes a response with a body as it is.
    public init(
        _ status: Int = 200,
        headers: ServerHeaders = [:],
        body: Body = .bytes(Data()),
        fault: ServerFault? = nil
    ) {
        self.status = status
        self.headers = headers
        self.body = body
        self.fault = fault
    }

    /// Text of a media type, in UTF-8.
    public static func text(
        _ text: String,
        type: String = "text/plain; charset=utf-8",
        status: Int = 200
    ) -> ServerResponse {
        data(Data(text.utf8), type: type, status: status)
    }

    /// Bytes of a media type.
    public static func data(_ data: Data, type: String, status: Int = 200) -> ServerResponse {
        ServerResponse(status, headers: ["Content-Type": type], body: .bytes(data))
    }

    /// Redirects the caller.
    ///
    /// A redirect to the request's own path makes a loop.
    public static func redirect(to location: String, status: Int = 302) -> ServerResponse {
        ServerResponse(status, headers: ["Location": location])
    }

    /// Server-sent events (WHATWG HTML, 9.2), until the stream ends or the caller disconnects.
    public static func events(_ events: AsyncStream<ServerEvent>) -> ServerResponse {
        ServerResponse(
            headers: ["Content-Type": "text/event-stream", "Cache-Control": "no-store"],
            body: .events(events)
        )
    }

    /// The same response with a fault injected.
    public func with(_ fault: ServerFault) -> ServerResponse {
        var copy = self
        copy.fault = fault
        return copy
    }
}

/// One server-sent event.
public struct ServerEvent: Equatable, Sendable {
    /// The kind of event; nil for `message`.
    public var name: String?
    /// The identifier that a reconnecting browser sends as `Last-Event-ID`; nil for none.
    public var id: String?
    /// The data, of one or more lines.
    public var data: String
    /// Milliseconds before the browser reconnects after the connection is lost.
    public var retry: Int?

    /// An event; without a name the browser calls it `message`.
    public init(name: String? = nil, id: String? = nil, data: String, retry: Int? = nil) {
        self.retry = retry
        self.name = name
        self.id = id
        self.data = data
    }

    var encoded: Data {
        var text = ""
        for (field, value) in [("event", name), ("id", id), ("retry", retry.map(String.init))] {
            if let value {
                text += "\(field): \(value.filter { !$0.isNewline })\n"
            }
        }
        for line in data.split(
            omittingEmptySubsequences: false,
            whereSeparator: { ["\n", "\r", "\r\n"].contains($0) }
        ) {
            text += "data: \(line)\n"
        }
        return Data((text + "\n").utf8)
    }
}

/// A fault to inject, so that a client's reaction to it can be tested over a real socket.
public enum ServerFault: Sendable {
    /// Head and body are sent in pieces of so many bytes, with a pause after each.
    case drip(bytes: Int, pause: @Sendable () async -> Void)
    /// The connection is closed in good order after so many bytes of the body; the announced length is that
    /// of the whole body.
    case truncate(afterBodyBytes: Int)
    /// The connection is reset (RST) after so many bytes of the head.
    case resetInHead(afterBytes: Int)
    /// The head is whole, and the connection is reset (RST) after so many bytes of the body.
    case resetInBody(afterBytes: Int)
    /// `Content-Length` has this value, whatever is sent. Afterwards the connection is closed, or kept open
    /// in silence.
    case announceLength(Int, thenSilent: Bool)
    /// These bytes are sent instead of a response, and the connection is closed.
    case garbage(Data)
    /// Nothing is sent until the caller gives up.
    case hang
}
