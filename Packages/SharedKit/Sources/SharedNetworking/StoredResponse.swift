// An answer as the cache keeps it, and what RFC 9111 says about it.

import Foundation
import SharedCore

/// An answer with what is needed to judge it later.
///
/// These are the rules of a private cache: `private` may be stored, `s-maxage` is not for us. Of each URL one
/// variant is kept.
struct StoredResponse: Codable, Equatable, Sendable {
    var status: Int
    var url: URL
    /// Names and values in turn; without credentials, which don't belong on a disk.
    var fields: [[String]]
    /// For each field that `Vary` names the digest of the request's value, empty where it had none.
    var vary: [String: String]
    /// Seconds since 1970 when the request left and when the answer came.
    var requested: Double
    var received: Double
    var body = Data()

    private enum CodingKeys: CodingKey {
        case status, url, fields, vary, requested, received
    }

    /// Takes `response` to `request` for keeping; nil if that isn't allowed, or would be of no use.
    init?(_ response: HTTPResponse, to request: HTTPRequest, requested: Duration, received: Duration) {
        let control = CacheControl(response.headers)
        let isForbidden = control.noStore || CacheControl(request.headers).noStore
        // Without word from the server only a success or a lasting redirect is kept (section 4.2.2).
        let isSaidToLast = control.maxAge != nil || response.headers["Expires"] != nil
        let isKeepable =
            isSaidToLast
            ? [200, 203, 204, 300, 301, 302, 303, 307, 308, 404, 405, 410, 414, 501].contains(response.status)
            : [200, 203, 204, 300, 301, 308].contains(response.status)
        let names = Self.varyNames(response.headers)
        guard request.method == .get, !isForbidden, isKeepable, !names.contains("*") else {
            return nil
        }
        var headers = response.headers
        headers.removeCredentials()
        status = response.status
        url = response.url
        fields = headers.fields.map { [$0.name, $0.value] }
        vary = Dictionary(uniqueKeysWithValues: names.map { ($0, Self.varyDigest($0, request)) })
        self.requested = requested / .seconds(1)
        self.received = received / .seconds(1)
        body = response.body
    }

    var headers: HTTPHeaders {
        var headers: HTTPHeaders = [:]
        for field in fields where field.count == 2 {
            headers.append(field[0], field[1])
        }
        return headers
    }

    func response(_ origin: HTTPResponse.Origin) -> HTTPResponse {
        HTTPResponse(status: status, headers: headers, body: body, url: url, origin: origin)
    }

    /// Whether this is the variant that `request` would get (section 4.1).
    func matches(_ request: HTTPRequest) -> Bool {
        vary.allSatisfy { Self.varyDigest($0.key, request) == $0.value }
    }

    /// Whether it may be handed out for `request` without asking the server (section 4.2).
    func isFresh(for request: HTTPRequest, now: Duration) -> Bool {
        let asked = CacheControl(request.headers)
        let control = CacheControl(headers)
        guard !asked.noCache, !control.noCache else {
            return false
        }
        let age = age(now: now)
        return age < lifetime(control) && asked.maxAge.map { age <= Double($0) } ?? true
    }

    /// Whether it may be handed out though it is out of date, when the server can't be asked (section 4.2.4).
    var mayBeStale: Bool {
        let control = CacheControl(headers)
        return !control.noCache && !control.mustRevalidate
    }

    /// `request` such that the server can answer that nothing has changed (section 4.3.1).
    func validating(_ request: HTTPRequest) -> HTTPRequest {
        var request = request
        if let tag = headers["ETag"] {
            request.headers["If-None-Match"] = tag
        }
        if let date = headers["Last-Modified"] {
            request.headers["If-Modified-Since"] = date
        }
        return request
    }

    /// The same content with what a 304 says about it (section 3.2).
    func freshened(by response: HTTPResponse, requested: Duration, received: Duration) -> StoredResponse {
        var news = response.headers
        news.removeCredentials()
        for name in ["Content-Length", "Content-Encoding", "Content-Type", "Content-Range"] {
            news[name] = nil
        }
        var merged = headers
        merged.merge(news)
        var copy = self
        copy.fields = merged.fields.map { [$0.name, $0.value] }
        copy.requested = requested / .seconds(1)
        copy.received = received / .seconds(1)
        return copy
    }

    /// The seconds since the origin made it, to the extent that they can be known (section 4.2.3).
    private func age(now: Duration) -> Double {
        let date = headers["Date"].flatMap(HTTPDate.parse).map(Double.init) ?? received
        let apparent = max(0, received - date)
        let corrected = Double(headers["Age"].flatMap(HTTPDate.seconds) ?? 0) + received - requested
        // A wall clock that was set back must not make it young for ever: then it is as old as it can be.
        let resident = now / .seconds(1) - received
        return resident < 0 ? .infinity : max(apparent, corrected) + resident
    }

    /// For how many seconds it is fresh (section 4.2.1).
    private func lifetime(_ control: CacheControl) -> Double {
        if let maxAge = control.maxAge {
            return Double(maxAge)
        }
        let date = headers["Date"].flatMap(HTTPDate.parse).map(Double.init) ?? received
        if let expires = headers["Expires"] {
            return HTTPDate.parse(expires).map { Double($0) - date } ?? 0
        }
        // A tenth of how long it had not changed, at most a day (section 4.2.2).
        return headers["Last-Modified"].flatMap(HTTPDate.parse).map {
            min(86_400, max(0, date - Double($0)) / 10)
        }
            ?? 0
    }

    private static func varyNames(_ headers: HTTPHeaders) -> Set<String> {
        Set((headers["Vary"] ?? "").lowercased().split { " ,\t".contains($0) }.map(String.init))
    }

    private static func varyDigest(_ name: String, _ request: HTTPRequest) -> String {
        request.headers[name].map { SHA256.hex($0.utf8) } ?? ""
    }
}
