// Asks the cache before the server, and again when the server can't be asked.

import Foundation
import SharedCore

/// An HTTP cache for one user's device (RFC 9111), around the client that asks the server.
///
/// Obeys freshness, validators, `Vary`, `no-store`, `no-cache`, `must-revalidate` and, in requests,
/// `no-cache` (for pulling to refresh), `no-store`, `max-age` and `only-if-cached`. An out-of-date copy is
/// returned, marked as stale, when the server can't be asked or fails with a 5xx, unless the server forbade
/// it.
public struct CachingClient: HTTPClient {
    private let next: any HTTPClient
    private let cache: HTTPCache
    private let clock: any AppClock

    /// Caches what `next` answers.
    public init(_ next: any HTTPClient, cache: HTTPCache, clock: any AppClock) {
        self.next = next
        self.cache = cache
        self.clock = clock
    }

    public func send(_ request: HTTPRequest) async throws(NetworkError) -> HTTPResponse {
        guard request.method == .get else {
            return try await sendUncached(request)
        }
        // A caller that brings its own conditions, or wants a part, does its own caching.
        let own = ["If-None-Match", "If-Modified-Since", "If-Match", "If-Unmodified-Since", "Range"]
        guard !own.contains(where: { request.headers[$0] != nil }) else {
            return try await next.send(request)
        }
        let name = Self.name(of: request)
        var stored = cache.remembered(name)
        if stored == nil {
            stored = await cache.stored(name)
        }
        if stored?.matches(request) == false {
            stored = nil
        }
        if let stored, stored.isFresh(for: request, now: clock.wallTime) {
            return stored.response(.cache)
        }
        if CacheControl(request.headers).onlyIfCached {
            return HTTPResponse(status: 504, url: request.url, origin: .cache)
        }
        return try await ask(request, stored, name)
    }

    private func ask(
        _ request: HTTPRequest,
        _ stored: StoredResponse?,
        _ name: String
    ) async throws(NetworkError) -> HTTPResponse {
        let requested = clock.wallTime
        let answer = await next.result(of: stored?.validating(request) ?? request)
        let received = clock.wallTime
        switch answer {
        case .failure(let failure):
            guard let stored, stored.mayBeStale, failure.isRetryable else {
                throw failure
            }
            return stored.response(.stale(because: failure))
        case .success(let response):
            if let stored, response.status == 304 {
                let fresh = stored.freshened(by: response, requested: requested, received: received)
                await cache.keep(fresh, name)
                return fresh.response(.cache)
            }
            if let stored, stored.mayBeStale, response.status >= 500 {
                return stored.response(.stale(because: .badStatus(response.status, excerpt: "")))
            }
            if let new = StoredResponse(response, to: request, requested: requested, received: received) {
                await cache.keep(new, name)
            } else if response.status < 500 {
                await cache.remove(name)
            }
            return response
        }
    }

    /// Sends a request past the cache.
    ///
    /// One that changes something on the server makes copies of it worthless (section 4.4).
    private func sendUncached(_ request: HTTPRequest) async throws(NetworkError) -> HTTPResponse {
        let response = try await next.send(request)
        if !request.method.isSafe, (200..<400).contains(response.status) {
            await cache.remove(Self.name(of: request))
            for field in ["Location", "Content-Location"] {
                if let url = response.headers[field].flatMap({ URL(string: $0, relativeTo: request.url) }),
                    url.origin == request.url.origin
                {
                    var other = request
                    other.url = url.absoluteURL
                    await cache.remove(Self.name(of: other))
                }
            }
        }
        return response
    }

    /// The name of the file: a digest of the URL and of the credentials in the request.
    private static func name(of request: HTTPRequest) -> String {
        var digest = SHA256()
        digest.update(request.url.absoluteString.prefix { $0 != "#" }.description)
        for field in request.headers.fields where field.isCredential {
            digest.update(field.name.lowercased())
            digest.update(field.value)
        }
        return digest.hex
    }
}
