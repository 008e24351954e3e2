// A server's answer.

import Foundation

/// A whole answer, of any status.
///
/// Printing one withholds credentials and the body.
public struct HTTPResponse: Hashable, Sendable {
    /// The source of an answer.
    public enum Origin: Hashable, Sendable {
        /// From the server, just now.
        case network
        /// From the cache, still fresh or confirmed by the server.
        case cache
        /// From the cache, out of date, because the server could not be asked.
        case stale(because: NetworkError)
    }

    /// The status code (RFC 9110, section 15).
    public var status: Int
    /// The fields that came, or that the cache keeps.
    public var headers: HTTPHeaders
    /// Decompressed.
    public var body: Data
    /// The URL that answered, after redirects.
    public var url: URL
    /// The source that the answer came from.
    public var origin: Origin

    /// Makes an answer.
    public init(
        status: Int,
        headers: HTTPHeaders = [:],
        body: Data = Data(),
        url: URL,
        origin: Origin = .network
    ) {
        self.status = status
        self.headers = headers
        self.body = body
        self.url = url
        self.origin = origin
    }

    /// Whether the answer is out of date, which a screen should say.
    public var isStale: Bool {
        if case .stale = origin { true } else { false }
    }

    /// The media type in lower case, without parameters.
    public var mediaType: String? {
        headers["Content-Type"]?.split(separator: ";").first?.trimmingCharacters(in: .whitespaces)
            .lowercased()
    }

    /// The charset that `Content-Type` declares.
    public var charset: String? {
        for parameter in headers["Content-Type"]?.split(separator: ";").dropFirst() ?? [] {
            let halves = parameter.split(separator: "=", maxSplits: 1).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            if halves.count == 2, halves[0].lowercased() == "charset" {
                return halves[1].trimmingCharacters(in: ["\"", "'"])
            }
        }
        return nil
    }

    /// This answer, if its status is a success.
    ///
    /// - Throws: `NetworkError.badStatus` otherwise.
    public func validated() throws(NetworkError) -> HTTPResponse {
        guard (200..<300).contains(status) else {
            throw .badStatus(status, excerpt: excerpt)
        }
        return self
    }

    /// The beginning of the body for an error: one line of at most 200 characters, without credentials that
    /// the server may have sent back.
    private var excerpt: String {
        String(decoding: body.prefix(1_000), as: UTF8.self)
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
            .replacing(/(?i)\b(bearer|basic|digest)\s+[^\s"'<>]+/) { "\($0.1) (withheld)" }
            .prefix(200).description
    }
}

extension HTTPResponse: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "\(status) \(url.withoutSecrets), \(body.count) bytes, \(origin)" }
    public var debugDescription: String { description }
    public var customMirror: Mirror {
        Mirror(self, children: ["response": description, "headers": headers.description])
    }
}
