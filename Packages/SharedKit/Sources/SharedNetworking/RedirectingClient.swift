// Follows redirects by rules of our own.

import Foundation

/// The rules for following a redirect (RFC 9110, section 15.4, and what browsers do).
public struct RedirectRules: Sendable {
    /// The number of redirects that are followed in a row.
    public var limit: Int

    /// Makes the rules.
    public init(limit: Int = 10) {
        self.limit = limit
    }

    /// The request that `response` to `request` leads to; nil if it is no redirect.
    ///
    /// Never from `https` to `http`. Credentials and cookies stay with the origin (scheme, host, port) that
    /// they were meant for. 303 always becomes GET, 301 and 302 do after POST; 307 and 308 keep method and
    /// body.
    public func next(
        after response: HTTPResponse,
        to request: HTTPRequest
    ) throws(NetworkError) -> HTTPRequest? {
        guard [301, 302, 303, 307, 308].contains(response.status), let location = response.headers["Location"]
        else {
            return nil
        }
        guard let target = URL(string: location, relativeTo: request.url)?.absoluteURL,
            ["http", "https"].contains(target.origin.scheme), !target.origin.host.isEmpty,
            target.user(percentEncoded: true) == nil, target.password(percentEncoded: true) == nil
        else {
            throw .redirectRefused(.badAddress)
        }
        guard request.url.origin.scheme != "https" || target.origin.scheme == "https" else {
            throw .redirectRefused(.downgrade)
        }
        var next = request
        next.url = target
        let becomesGet =
            response.status == 303 && request.method != .head
            || [301, 302].contains(response.status) && request.method == .post
        if becomesGet, request.method != .get {
            next.method = .get
            next.isRepeatable = true
            next.body = nil
            for name in ["Content-Type", "Content-Length", "Content-Encoding", "Content-Language"] {
                next.headers[name] = nil
            }
        }
        if target.origin != request.url.origin {
            next.headers.removeCredentials()
        }
        return next
    }
}

/// Follows redirects of whatever it wraps.
public struct RedirectingClient: HTTPClient {
    private let next: any HTTPClient
    private let rules: RedirectRules

    /// Follows the redirects that `next` comes back with.
    public init(_ next: any HTTPClient, rules: RedirectRules = RedirectRules()) {
        self.next = next
        self.rules = rules
    }

    public func send(_ request: HTTPRequest) async throws(NetworkError) -> HTTPResponse {
        var request = request
        for _ in 0...rules.limit {
            let response = try await next.send(request)
            guard let following = try rules.next(after: response, to: request) else {
                return response
            }
            request = following
        }
        throw .redirectRefused(.tooMany)
    }
}
