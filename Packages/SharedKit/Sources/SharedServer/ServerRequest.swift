// A request as a handler gets it: read whole, decoded, within limits.

import Foundation

/// The fields of a message in the order in which they came.
///
/// Names are compared without case (RFC 9110, 5.1).
public struct ServerHeaders: Equatable, Sendable, ExpressibleByDictionaryLiteral {
    /// Names and values as they stand on the wire.
    public private(set) var fields: [(name: String, value: String)] = []

    /// Fields from pairs; a name may come more than once.
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

/// A request that arrived whole.
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
    /// Which connection of the server the request came on, counted from 1: tells whether one was kept alive.
    public var connection: Int

    /// The first value of a query name.
    public func query(_ name: String) -> String? {
        query.first { $0.name == name }?.value
    }
}

/// How much a caller may send before the server stops listening to it.
public struct ServerLimits: Sendable {
    /// Bytes of the request line and the header fields together.
    public var headBytes = 65_536
    /// Bytes of a request's body; more is answered with 413.
    public var bodyBytes = 8 << 20
    /// Connections at a time; one more is answered with 503.
    public var connections = 1_024
    /// Seconds of silence after which a connection that owes a request is closed.
    public var silentSeconds = 60

    /// The limits as documented.
    public init() {}
}
