// The door to the network: everything that sends is one of these and is passed in.

import Foundation
import SharedJSON

/// Sends a request and gives back the whole answer, whatever its status.
///
/// The transport is one, and so is every piece that adds something to another: deadline, redirects, cache and
/// so on. Cancelling the task ends the transfer and throws `NetworkError.cancelled` promptly.
public protocol HTTPClient: Sendable {
    /// Sends `request`.
    func send(_ request: HTTPRequest) async throws(NetworkError) -> HTTPResponse
}

/// A value from a server, with where it came from.
public struct DecodedResponse<Value: Sendable>: Sendable {
    /// The value that was read.
    public var value: Value
    /// The source that it came from.
    public var origin: HTTPResponse.Origin

    /// Whether the value is out of date, which a screen should say.
    public var isStale: Bool {
        if case .stale = origin { true } else { false }
    }
}

extension DecodedResponse: Equatable where Value: Equatable {}

extension HTTPClient {
    /// Sends `request` and reads the JSON of a successful answer, off the caller's actor.
    public func json<Value: Decodable & Sendable>(
        _ type: Value.Type = Value.self,
        for request: HTTPRequest,
        with loader: JSONLoader = JSONLoader()
    ) async throws(NetworkError) -> DecodedResponse<Value> {
        let response = try await send(request).validated()
        let value = try await response.json(type, with: loader)
        return DecodedResponse(value: value, origin: response.origin)
    }
}

extension HTTPResponse {
    /// Reads the body as JSON in the declared charset; errors call it by the last part of the URL.
    public func json<Value: Decodable & Sendable>(
        _ type: Value.Type = Value.self,
        with loader: JSONLoader = JSONLoader()
    ) async throws(NetworkError) -> Value {
        let name = url.lastPathComponent.isEmpty ? url.host() ?? "" : url.lastPathComponent
        do {
            return try await loader.load(type, from: .data(body, charset: charset, name: name))
        } catch {
            throw error.reason == .cancelled ? .cancelled : .undecodable(error)
        }
    }
}
