// The client that apps use: every piece, put together in one place.

import Foundation
import SharedCore

/// The settings of an `HTTPStack`, each with the value that suits most apps.
public struct HTTPConfiguration: Sendable {
    /// How long one attempt may take, from sending to the last byte received; a request that brings a longer
    /// limit of its own has it.
    public var attemptTimeout: Duration = .seconds(30)
    /// How long a caller waits in all, repeats and redirects included, unless the request says otherwise.
    public var timeout: Duration = .seconds(60)
    /// How many requests at a time go to one host.
    public var requestsPerHost = 6
    /// How often, and after which pauses, a request is tried again.
    public var retry = RetryPolicy()
    /// Which redirects are followed.
    public var redirects = RedirectRules()
    /// Nil for no cache.
    public var cache: HTTPCache?
    /// Who gives the tokens for the service at an address; nil for none.
    public var authentication: (home: URL, provider: any TokenProvider)?

    /// The settings as they are documented, without cache and authentication.
    public init() {}
}

/// A client with everything that an app needs, over one transport.
public struct HTTPStack: HTTPClient {
    private let client: any HTTPClient

    /// Puts the pieces together.
    ///
    /// - Parameter chance: Gives random numbers in 0..<1 for the pauses between attempts.
    public init(
        configuration: HTTPConfiguration = HTTPConfiguration(),
        clock: any AppClock,
        log: any EventLog = NoLog(),
        transport: any HTTPClient = URLSessionTransport(),
        chance: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }
    ) {
        // From the wire outwards. One attempt, which waits for its turn outside its deadline:
        var client = transport
        client = DeadlineClient(client, .perAttempt, timeout: configuration.attemptTimeout, clock: clock)
        client = HostLimitingClient(client, limit: configuration.requestsPerHost)
        if let (home, provider) = configuration.authentication {
            client = AuthenticatingClient(client, home: home, provider: provider)
        }
        // One address: attempts until it is answered, and the cache, which sees only the last answer.
        client = RetryingClient(client, policy: configuration.retry, clock: clock, chance: chance)
        if let cache = configuration.cache {
            client = CachingClient(client, cache: cache, clock: clock)
        }
        // One call: each redirect is an address of its own, with credentials and a cache entry of its own.
        client = RedirectingClient(client, rules: configuration.redirects)
        client = LoggingClient(client, log: log, clock: clock)
        client = CoalescingClient(client)
        client = DeadlineClient(client, .perCall, timeout: configuration.timeout, clock: clock)
        self.client = client
    }

    public func send(_ request: HTTPRequest) async throws(NetworkError) -> HTTPResponse {
        try await client.send(request)
    }
}
