// What a handler answers with: a status, fields and a body, whole, streamed or as events.

import Foundation

/// An answer.
///
/// `Content-Length` or chunks, and `Connection`, are added when it is written.
public struct ServerResponse: Sendable {
    /// What follows the head.
    public enum Body: Sendable {
        /// Bytes that are there already.
        case bytes(Data)
        /// Bytes that come one after the other, sent as chunks as they come. The stream is cancelled when the caller
        /// leaves.
        case stream(AsyncStream<Data>)
        /// Server-sent events, sent as they come.
        case events(AsyncStream<ServerEvent>)
    }

    /// The status code (RFC 9110, section 15).
    public var status: Int
    /// The fields of the head; the server adds what frames the body.
    public var headers: ServerHeaders
    /// What is sent after the head.
    public var body: Body
    /// What goes wrong on purpose while the answer is sent.
    public var fault: ServerFault?

    /// An answer with a body as it is.
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

    /// Sends the caller elsewhere.
    ///
    /// To the request's own path it makes a redirect loop.
    public static func redirect(to location: String, status: Int = 302) -> ServerResponse {
        ServerResponse(status, headers: ["Location": location])
    }

    /// Server-sent events (WHATWG HTML, 9.2), until the stream ends or the caller leaves.
    public static func events(_ events: AsyncStream<ServerEvent>) -> ServerResponse {
        ServerResponse(
            headers: ["Content-Type": "text/event-stream", "Cache-Control": "no-store"],
            body: .events(events)
        )
    }

    /// The same answer with something going wrong on the way.
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
    /// What a browser that comes back says it has seen last; nil for none.
    public var id: String?
    /// May have several lines.
    public var data: String
    /// After how many milliseconds the browser is to come back when the connection is lost.
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

/// What can be made to go wrong, so that a client's answer to it can be tested over a real socket.
public enum ServerFault: Sendable {
    /// Head and body come in pieces of so many bytes, with a pause after each.
    case drip(bytes: Int, pause: @Sendable () async -> Void)
    /// The connection is closed in good order after so many bytes of the body; the length announced was the true one.
    case truncate(afterBodyBytes: Int)
    /// The connection is reset (RST) after so many bytes of the head.
    case resetInHead(afterBytes: Int)
    /// The head is whole, and the connection is reset (RST) after so many bytes of the body.
    case resetInBody(afterBytes: Int)
    /// `Content-Length` says this number, whatever is sent. Afterwards the connection is closed, or kept open in silence.
    case announceLength(Int, thenSilent: Bool)
    /// These bytes are sent instead of an answer, and the connection is closed.
    case garbage(Data)
    /// Nothing is sent until the caller gives up.
    case hang
}
