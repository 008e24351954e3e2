// A request to a server.

import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A method of RFC 9110, or any other token.
public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
    /// The name as it goes over the wire; case counts.
    public var rawValue: String

    /// Takes the name as it goes over the wire.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Reads (RFC 9110, section 9.3.1).
    public static let get = HTTPMethod(rawValue: "GET")
    /// Reads the head alone (RFC 9110, section 9.3.2).
    public static let head = HTTPMethod(rawValue: "HEAD")
    /// Hands something over (RFC 9110, section 9.3.3).
    public static let post = HTTPMethod(rawValue: "POST")
    /// Replaces the resource at the URL (RFC 9110, section 9.3.4).
    public static let put = HTTPMethod(rawValue: "PUT")
    /// Changes a part (RFC 5789).
    public static let patch = HTTPMethod(rawValue: "PATCH")
    /// Removes (RFC 9110, section 9.3.5).
    public static let delete = HTTPMethod(rawValue: "DELETE")
    /// Asks what is possible (RFC 9110, section 9.3.7).
    public static let options = HTTPMethod(rawValue: "OPTIONS")

    /// Whether sending it twice does no more than sending it once (RFC 9110, section 9.2.2).
    public var isIdempotent: Bool { [.get, .head, .put, .delete, .options].contains(self) }

    /// Whether it changes nothing on the server (RFC 9110, section 9.2.1).
    public var isSafe: Bool { [.get, .head, .options].contains(self) }
}

/// A request to one URL.
///
/// Printing one withholds credentials and the query.
public struct HTTPRequest: Hashable, Sendable {
    /// The method of the request.
    public var method: HTTPMethod
    /// An absolute `http` or `https` URL.
    public var url: URL
    /// Sent as they are.
    public var headers: HTTPHeaders
    /// The body to send; nil for nothing.
    public var body: Data?
    /// The time that a caller waits; nil for the client's own limit.
    public var timeout: Duration?
    /// The most bytes of body that are taken, decompressed; nil for the client's own limit.
    public var sizeLimit: Int?
    /// Whether it may be repeated after a failure that leaves open whether it arrived.
    ///
    /// By default as its method says; set it for a POST that carries an idempotency key.
    public var isRepeatable: Bool

    /// Makes a request.
    public init(
        _ url: URL,
        method: HTTPMethod = .get,
        headers: HTTPHeaders = [:],
        body: Data? = nil
    ) {
        self.url = url
        self.method = method
        self.headers = headers
        self.body = body
        isRepeatable = method.isIdempotent
    }

    /// The form in which Foundation takes it.
    func urlRequest() throws(NetworkError) -> URLRequest {
        guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
            let host = url.host(percentEncoded: true), !host.isEmpty, url.user(percentEncoded: true) == nil
        else {
            throw .badRequest(.address)
        }
        guard headers.isWellFormed, HTTPHeaders(dictionaryLiteral: (method.rawValue, "")).isWellFormed else {
            throw .badRequest(.headers)
        }
        var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
        // Foundation's own limit is per gap and cut to whole seconds on Linux; the deadline is ours.
        request.timeoutInterval = 86_400
        request.httpMethod = method.rawValue
        request.httpBody = body
        for field in headers.fields {
            request.addValue(field.value, forHTTPHeaderField: field.name)
        }
        return request
    }
}

extension HTTPRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "\(method.rawValue) \(url.withoutSecrets)" }
    public var debugDescription: String { description }
    public var customMirror: Mirror {
        Mirror(self, children: ["request": description, "headers": headers.description])
    }
}

extension URL {
    /// The origin that answers for a URL: scheme, host and port.
    ///
    /// Credentials stay within one (RFC 6454).
    struct Origin: Hashable {
        var scheme: String
        var host: String
        var port: Int
    }

    var origin: Origin {
        let scheme = scheme?.lowercased() ?? ""
        return Origin(
            scheme: scheme,
            host: host(percentEncoded: true)?.lowercased() ?? "",
            port: port ?? (scheme == "https" ? 443 : 80)
        )
    }

    /// The URL without user, query and fragment, which may hold secrets: for logs and errors.
    public var withoutSecrets: String {
        let port = port.map { ":\($0)" } ?? ""
        return "\(scheme ?? "")://\(host(percentEncoded: true) ?? "")\(port)\(path(percentEncoded: true))"
    }
}
