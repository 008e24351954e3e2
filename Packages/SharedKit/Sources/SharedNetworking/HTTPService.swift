// One service at one URL: turns typed calls into requests and answers into values.

import Foundation
import SharedJSON

/// A service below a base URL, asked through an injected client.
public struct HTTPService: Sendable {
    /// The URL that all paths are below.
    public var base: URL
    /// The client that sends the calls.
    public var client: any HTTPClient
    /// The loader that reads the answers, with its limits.
    public var loader: JSONLoader
    /// Sent with every call, unless the call has its own.
    public var headers: HTTPHeaders

    /// Makes a service.
    public init(
        base: URL,
        client: any HTTPClient,
        loader: JSONLoader = JSONLoader(),
        headers: HTTPHeaders = [:]
    ) {
        self.base = base
        self.client = client
        self.loader = loader
        self.headers = headers
    }

    /// Makes the call and gives the value of a successful answer.
    public func load<Value>(_ endpoint: Endpoint<Value>) async throws(NetworkError) -> Value {
        try await answer(to: endpoint).value
    }

    /// Makes the call and gives the value with where it came from, such as an out-of-date copy.
    public func answer<Value>(to endpoint: Endpoint<Value>) async throws(NetworkError) -> DecodedResponse<
        Value
    > {
        let response = try await client.send(request(for: endpoint)).validated()
        return DecodedResponse(value: try await endpoint.read(response, loader), origin: response.origin)
    }

    /// The request that a call becomes.
    public func request<Value>(for endpoint: Endpoint<Value>) throws(NetworkError) -> HTTPRequest {
        guard !endpoint.path.climbs, var parts = URLComponents(url: base, resolvingAgainstBaseURL: true)
        else {
            throw .badRequest(.path)
        }
        let root =
            parts.percentEncodedPath.hasSuffix("/")
            ? parts.percentEncodedPath : parts.percentEncodedPath + "/"
        let path = endpoint.path.encoded
        parts.percentEncodedPath = root + (path.hasPrefix("/") ? String(path.dropFirst()) : path)
        if !endpoint.query.isEmpty {
            parts.percentEncodedQuery = endpoint.query.map { item in
                item.name.percentEncoded + (item.value.map { "=\($0.percentEncoded)" } ?? "")
            }.joined(separator: "&")
        }
        guard let url = parts.url else {
            throw .badRequest(.path)
        }
        var headers = headers
        headers.merge(endpoint.headers)
        return HTTPRequest(url, method: endpoint.method, headers: headers, body: endpoint.body)
    }
}
