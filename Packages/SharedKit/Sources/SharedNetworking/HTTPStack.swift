// The client that apps use: every piece, put together in one place.

import Foundation
import SharedCore

/// The settings of an `HTTPStack`, each with the value that suits most apps.
public struct HTTPConfiguration: Sendable {
    /// The limit for one attempt, from sending to the last byte received; a request's own longer limit takes
    /// precedence.
    public var attemptTimeout: Duration = .seconds(30)
    /// The time that a caller waits in all, repeats and redirects included, unless the request says
    /// otherwise.
    public var timeout: Duration = .seconds(60)
    /// The number of requests at a time to one host.
    public var requestsPerHost = 6
    /// The number of attempts at a request, and the pauses between them.
    public var retry = RetryPolicy()
    /// The rules for following redirects.
    public var redirects = RedirectRules()
    /// Nil for no cache.
    public var cache: HTTPCache?
    /// The provider of tokens for the service at a URL; nil for none.
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
        // One URL: attempts until it is answered, and the cache, which sees only the last answer.
        client = RetryingClient(client, policy: configuration.retry, clock: clock, chance: chance)
        if let cache = configuration.cache {
            client = CachingClient(client, cache: cache, clock: clock)
        }
        // One call: each redirect is a URL of its own, with credentials and a cache entry of its own.
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
