// A request as a handler gets it: complete, decoded, within limits.

import Foundation

/// The header fields of a message, in order of arrival.
///
/// Names are compared case-insensitively (RFC 9110, 5.1).
public struct ServerHeaders: Equatable, Sendable, ExpressibleByDictionaryLiteral {
    /// Names and values as on the wire.
    public private(set) var fields: [(name: String, value: String)] = []

    /// Makes fields from pairs; a name may occur more than once.
    public init(dictionaryLiteral elements: (String, String)...) {
        fields = elements.map { (name: $0.0, value: $0.1) }
    }

    /// The first value of a name; setting replaces all values of the name.
    public subscript(name: String) -> String? {
        get { fields.first { $0.name.lowercased() == name.lowercased() }?.value }
        set {
            fields.removeAll { $0.name.lowercased() == name.lowercased() }
            if let newValue {
                append(name, newValue)
            }
        }
    }

    /// All values of a name.
    public func values(of name: String) -> [String] {
        fields.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
    }

    /// Adds a field and keeps those of the same name.
    public mutating func append(_ name: String, _ value: String) {
        fields.append((name: name, value: value))
    }

    public static func == (left: ServerHeaders, right: ServerHeaders) -> Bool {
        left.fields.elementsEqual(right.fields) { $0 == $1 }
    }
}

/// A request that arrived completely.
public struct ServerRequest: Sendable {
    /// The method as sent, such as `GET`.
    public var method: String
    /// The target as sent, query included.
    public var target: String
    /// The part of the target before `?`, percent-decoded.
    ///
    /// Begins with `/`.
    public var path: String
    /// The name-value pairs after `?`, percent-decoded, `+` read as a space.
    public var query: [(name: String, value: String)]
    /// The header fields.
    public var headers: ServerHeaders
    /// The body, empty if there is none; chunks are joined.
    public var body: Data
    /// The number of the server's connection that the request came on, counted from 1: tells whether a
    /// connection was kept alive.
    public var connection: Int

    /// The first value of a query parameter.
    public func query(_ name: String) -> String? {
        query.first { $0.name == name }?.value
    }
}

/// The limits on a caller's requests.
public struct ServerLimits: Sendable {
    /// Bytes of the request line and the header fields together.
    public var headBytes = 65_536
    /// Bytes of a request's body; a larger one gets a 413.
    public var bodyBytes = 8 << 20
    /// Concurrent connections; one more gets a 503.
    public var connections = 1_024
    /// Seconds of silence after which a connection that waits for a request is closed.
    public var silentSeconds = 60

    /// Makes the documented defaults.
    public init() {}
}
