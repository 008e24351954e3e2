// Proves who is asking, and renews the proof once when the server has had enough of it.

import Foundation
import SharedCore

/// Gives tokens.
///
/// The app implements it, usually over a secure store and a call of its own.
public protocol TokenProvider: Sendable {
    /// The token to show now; nil if the user isn't signed in.
    func token() async -> String?

    /// Gets and keeps a new token in place of one that the server rejected.
    ///
    /// Never called twice at once. Not cancelled when a caller goes away: a renewal may use up the old
    /// credentials.
    ///
    /// - Throws: `.unauthorized` if the session is over; any other error leaves it open.
    func refreshToken(replacing rejected: String) async throws(NetworkError) -> String
}

/// Adds a bearer token (RFC 6750) to requests to one origin; a 401 renews it and repeats the request, once.
///
/// Requests elsewhere, and those that bring an `Authorization` of their own, pass untouched. After a renewal
/// that ended the session nothing more is sent with the token that was rejected.
public final class AuthenticatingClient: HTTPClient {
    private struct Renewal {
        var rejected: String
        var result: Result<String, NetworkError>
    }

    private let next: any HTTPClient
    private let home: URL.Origin
    private let provider: any TokenProvider
    private let renewals = CoalescedTask<String, Result<String, NetworkError>>(endsWhenAbandoned: false)
    private let last = Locked<Renewal?>(nil)

    /// Authenticates what goes to the origin of `home`.
    public init(_ next: any HTTPClient, home: URL, provider: any TokenProvider) {
        self.next = next
        self.home = home.origin
        self.provider = provider
    }

    public func send(_ request: HTTPRequest) async throws(NetworkError) -> HTTPResponse {
        guard request.url.origin == home, request.headers["Authorization"] == nil,
            let token = await provider.token()
        else {
            return try await next.send(request)
        }
        if case .failure(let failure) = settled(token) {
            throw failure
        }
        let response = try await next.send(request.authorized(with: token))
        guard response.status == 401 else {
            return response
        }
        return try await next.send(request.authorized(with: replacement(for: token)))
    }

    private func replacement(for rejected: String) async throws(NetworkError) -> String {
        let provider = provider
        let last = last
        let result = await renewals.value(for: rejected) {
            // Somebody else's 401 may have led to a new token before ours came back.
            if let renewal = last.withLock({ $0 }), renewal.rejected == rejected {
                return renewal.result
            }
            if let current = await provider.token(), current != rejected {
                return .success(current)
            }
            let result: Result<String, NetworkError>
            do throws(NetworkError) {
                result = .success(try await provider.refreshToken(replacing: rejected))
            } catch {
                result = .failure(error)
            }
            // A failure that may pass is not the end of the session.
            if result.isFinal {
                last.withLock { $0 = Renewal(rejected: rejected, result: result) }
            }
            return result
        }
        guard let result else {
            throw .cancelled
        }
        return try result.get()
    }

    private func settled(_ token: String) -> Result<String, NetworkError>? {
        last.withLock { $0?.rejected == token ? $0?.result : nil }
    }
}

extension Result<String, NetworkError> {
    fileprivate var isFinal: Bool {
        switch self {
        case .success: true
        case .failure(let failure): failure == .unauthorized
        }
    }
}

extension HTTPRequest {
    fileprivate func authorized(with token: String) -> HTTPRequest {
        var request = self
        request.headers["Authorization"] = "Bearer \(token)"
        return request
    }
}
