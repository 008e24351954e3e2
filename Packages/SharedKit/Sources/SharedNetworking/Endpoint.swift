// A typed request: what to ask for, and what the answer is.

import Foundation
import SharedJSON

/// One call of a service: method, path, query, headers, body, and the type of a successful answer.
public struct Endpoint<Value: Sendable>: Sendable {
    /// Makes the value of a successful answer.
    public typealias Reader = @Sendable (HTTPResponse, JSONLoader) async throws(NetworkError) -> Value

    /// The method, which also decides whether it may be repeated.
    public var method: HTTPMethod
    /// The path below the service's URL.
    public var path: HTTPPath
    /// In this order; a nil value gives a name alone.
    public var query: [URLQueryItem]
    /// Fields of this call; they win over the service's.
    public var headers: HTTPHeaders
    /// The body to send; nil for nothing.
    public var body: Data?
    private let reader: Reader

    /// Describes a call whose answer is read by `reader`.
    public init(
        _ method: HTTPMethod = .get,
        _ path: HTTPPath,
        query: [URLQueryItem] = [],
        headers: HTTPHeaders = [:],
        body: Data? = nil,
        reader: @escaping Reader
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
        self.reader = reader
    }

    func read(_ response: HTTPResponse, _ loader: JSONLoader) async throws(NetworkError) -> Value {
        try await reader(response, loader)
    }

    /// The same call with `value` as its JSON body, its keys in order.
    public func sending(
        _ value: some Encodable,
        encoder: JSONEncoder = JSONEncoder()
    ) throws(NetworkError) -> Endpoint {
        encoder.outputFormatting.insert(.sortedKeys)
        var endpoint = self
        do {
            endpoint.body = try encoder.encode(value)
        } catch {
            throw .badRequest(.body)
        }
        endpoint.headers["Content-Type"] = "application/json"
        return endpoint
    }
}

extension Endpoint where Value: Decodable {
    /// Describes a call that is answered with JSON.
    public init(
        _ method: HTTPMethod = .get,
        _ path: HTTPPath,
        query: [URLQueryItem] = [],
        headers: HTTPHeaders = [:],
        body: Data? = nil,
        answer: Value.Type = Value.self
    ) {
        var headers = headers
        headers["Accept"] = headers["Accept"] ?? "application/json"
        self.init(method, path, query: query, headers: headers, body: body) {
            response,
            loader async throws(NetworkError) in
            try await response.json(Value.self, with: loader)
        }
    }
}

extension Endpoint where Value == Data {
    /// Describes a call that is answered with bytes.
    public init(bytes path: HTTPPath, query: [URLQueryItem] = [], headers: HTTPHeaders = [:]) {
        self.init(.get, path, query: query, headers: headers) { response, _ async throws(NetworkError) in
            response.body
        }
    }
}

extension Endpoint where Value == Void {
    /// Describes a call of whose answer only the success matters.
    public init(
        _ method: HTTPMethod,
        _ path: HTTPPath,
        query: [URLQueryItem] = [],
        headers: HTTPHeaders = [:],
        body: Data? = nil
    ) {
        self.init(method, path, query: query, headers: headers, body: body) {
            _,
            _ async throws(NetworkError) in
        }
    }
}

/// The path of a call below its service, written as a literal: `"boards/\(id)/entries"`.
///
/// An inserted value is one segment, percent-encoded (RFC 3986): a slash in an identifier doesn't lead
/// elsewhere.
public struct HTTPPath: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// As it goes over the wire.
    public private(set) var encoded: String
    /// Whether an inserted segment would climb the path and must not be sent.
    var climbs = false

    public init(stringLiteral value: String) {
        encoded = value.pathEncoded
    }

    public init(stringInterpolation: Interpolation) {
        encoded = stringInterpolation.encoded
        climbs = stringInterpolation.climbs
    }

    /// Collects the literal parts as they are and the inserted ones encoded.
    public struct Interpolation: StringInterpolationProtocol {
        fileprivate var encoded = ""
        fileprivate var climbs = false

        public init(literalCapacity: Int, interpolationCount: Int) {
            encoded.reserveCapacity(literalCapacity + 16 * interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) {
            encoded += literal.pathEncoded
        }

        public mutating func appendInterpolation(_ segment: some CustomStringConvertible) {
            let text = segment.description
            // Dots can't be hidden by encoding: a server reads %2E as a dot.
            climbs = climbs || text == "." || text == ".." || text.isEmpty
            encoded += text.percentEncoded
        }
    }
}

extension String {
    /// Encoded as part of a path, slashes apart.
    ///
    /// Foundation ends the program over a path that is not.
    fileprivate var pathEncoded: String {
        addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
    }

    /// All encoded but the unreserved (RFC 3986, section 2.3); a plus sign too, which forms read as a space.
    var percentEncoded: String {
        let isUnreserved = CharacterSet(
            charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
        )
        return addingPercentEncoding(withAllowedCharacters: isUnreserved) ?? ""
    }
}
