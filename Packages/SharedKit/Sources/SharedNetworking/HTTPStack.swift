// The client that apps use: every piece, put together in one place.

import SharedCore

/// The settings of an `HTTPStack`, each with the value that suits most apps.
public struct HTTPConfiguration: Sendable {
    /// How long one attempt may take, from the first byte sent to the last received.
    public var attemptTimeout: Duration = .seconds(20)
    /// How long a caller waits in all, redirects and repeats included.
    public var timeout: Duration = .seconds(60)
    /// Which redirects are followed.
    public var redirects = RedirectRules()

    /// The settings as they are documented.
    public init() {}
}

/// A client with everything that an app needs, over one transport.
public struct HTTPStack: HTTPClient {
    private let client: any HTTPClient

    /// Puts the pieces together.
    public init(
        configuration: HTTPConfiguration = HTTPConfiguration(),
        clock: any AppClock,
        transport: any HTTPClient = URLSessionTransport()
    ) {
        // From the wire outwards: what stands further down sees less often what happens.
        var client = transport
        client = DeadlineClient(client, timeout: configuration.attemptTimeout, clock: clock)
        client = RedirectingClient(client, rules: configuration.redirects)
        client = DeadlineClient(client, timeout: configuration.timeout, clock: clock)
        self.client = client
    }

    public func send(_ request: HTTPRequest) async throws(NetworkFailure) -> HTTPResponse {
        try await client.send(request)
    }
}
