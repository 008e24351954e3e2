// A stand-in for a browser over a real socket: gets a simulator's page and sends the user's actions.

import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A simulator's page, wherever it is served.
public struct SimulatorPage: Sendable {
    /// The page's URL including the token; it ends with a slash.
    public let address: String
    /// The session of all requests: each session costs a megabyte that Foundation on Linux doesn't free.
    private let session = URLSession(configuration: .ephemeral)

    /// Creates the page at a URL.
    public init(address: String) { self.address = address }

    /// The response to a request.
    public struct Response: Sendable {
        /// The HTTP status.
        public var status: Int
        /// The body, read as UTF-8.
        public var text: String
        /// The header fields as they were sent.
        public var headers: [String: String]
    }

    /// Requests a path.
    ///
    /// - Parameters:
    ///   - path: A path below the page's URL, or from the server's root if it begins with a slash.
    ///   - body: The body to post, if any.
    ///   - headers: Header fields in addition to those of every request.
    ///   - isFatal: Whether the request kills the app: on a kept-alive connection it would be sent twice.
    /// - Returns: The response with any status; nil without a response.
    public func ask(
        _ path: String = "",
        method: String? = nil,
        body: String? = nil,
        headers: [String: String] = [:],
        isFatal: Bool = false
    ) async -> Response? {
        let base = URL(string: address)
        guard let url = path.isEmpty ? base : URL(string: path, relativeTo: base) else { return nil }
        var request = URLRequest(url: url)
        request.httpMethod = method ?? (body == nil ? "GET" : "POST")
        request.httpBody = body.map { Data($0.utf8) }
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        let session = isFatal ? URLSession(configuration: .ephemeral) : session
        defer { if isFatal { session.finishTasksAndInvalidate() } }
        guard let (data, response) = try? await session.data(for: request),
            let http = response as? HTTPURLResponse
        else { return nil }
        var fields: [String: String] = [:]
        for case (let name as String, let value as String) in http.allHeaderFields { fields[name] = value }
        return Response(
            status: http.statusCode,
            text: String(decoding: data, as: UTF8.self),
            headers: fields
        )
    }

    /// The page as it is now; nil if it isn't served.
    public func html() async -> String? {
        guard let answer = await ask(), answer.status == 200 else { return nil }
        return answer.text
    }

    /// The newest entry of a kind of screen on the page; nil without one.
    public func entry(_ kind: String) async -> Int? {
        await html()?.matches(of: /data-entry="(\d+)"[^>]*data-kind="([^"]+)"/).last { $0.2 == kind }
            .flatMap { Int($0.1) }
    }

    // MARK: - The user's actions

    /// Sends a message as the page's script does, in JSON.
    ///
    /// - Returns: The revision that shows the result; nil if the message wasn't accepted.
    @discardableResult
    public func send(_ message: String) async -> Int? {
        guard let answer = await ask("action", body: message), answer.status == 200 else { return nil }
        return (try? JSONDecoder().decode(Taken.self, from: Data(answer.text.utf8)))?.revision
    }

    /// Performs an action on the screen of an entry and returns the result of `send`.
    @discardableResult
    public func act(_ action: some Encodable, in entry: Int) async -> Int? {
        guard let json = try? Self.json(action) else { return nil }
        return await send(Message(entry: entry, action: json))
    }

    /// Taps the first control whose action has this name and returns the result of `send`.
    ///
    /// The result is also nil without such a control.
    @discardableResult
    public func tap(_ action: String) async -> Int? {
        guard let page = await html(), let control = page.range(of: "data-tap=\"{&quot;\(action)&quot;"),
            let entry = page[..<control.lowerBound].matches(of: /data-entry="(\d+)"/).last.flatMap({
                Int($0.1)
            })
        else { return nil }
        let value = page[control.lowerBound...].dropFirst("data-tap=\"".count).prefix { $0 != "\"" }
        return await send(Message(entry: entry, action: Self.unescaped(value)))
    }

    /// Opens a link and returns the result of `send`; a link that the app refuses counts as accepted too.
    @discardableResult
    public func open(link: String) async -> Int? { await send(Message(link: link)) }

    /// Reports a scroll area of an entry's screen as this far down, in points, and 393 wide and 700 high.
    ///
    /// The result is that of `send`.
    @discardableResult
    public func scroll(_ area: String, to position: Double, in entry: Int) async -> Int? {
        await send(Message(entry: entry, scrolled: area, at: Place(y: position)))
    }

    private struct Taken: Decodable { var revision: Int }

    private struct Place: Encodable {
        var x = 0.0
        var y: Double
        var width = 393.0
        var height = 700.0
    }

    private struct Message: Encodable {
        var entry: Int?
        var action: String?
        var link: String?
        var scrolled: String?
        var at: Place?
    }

    private func send(_ message: Message) async -> Int? {
        guard let json = try? Self.json(message) else { return nil }
        return await send(json)
    }

    private static func json(_ value: some Encodable) throws -> String {
        String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }

    /// The unescaped text of an attribute.
    private static func unescaped(_ markup: Substring) -> String {
        [("&quot;", "\""), ("&#39;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]
            .reduce(String(markup)) { $0.replacing($1.0, with: $1.1) }
    }
}
