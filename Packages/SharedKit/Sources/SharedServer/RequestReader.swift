// A strict reader of requests (RFC 9112): it refuses bytes that aren't clearly one request.

import Foundation

/// The reason why bytes were refused as a request.
enum RequestRefusal: Error {
    /// The caller closed or fell silent; no response is possible.
    case ended
    /// Respond with this status and close.
    case status(Int)
}

struct RequestReader {
    let socket: Socket
    let limits: ServerLimits
    let connection: Int
    private var buffer: [UInt8] = []
    private var start = 0

    init(socket: Socket, limits: ServerLimits, connection: Int) {
        self.socket = socket
        self.limits = limits
        self.connection = connection
    }

    /// Reads the next request.
    ///
    /// `wantsBody` is called before the body if the caller sent `Expect: 100-continue`.
    mutating func next(wantsBody: () -> Void) throws(RequestRefusal) -> (
        request: ServerRequest, keepAlive: Bool
    ) {
        var line = try nextLine(budget: limits.headBytes)
        if line.isEmpty {
            // One empty line before a request is allowed (RFC 9112, 2.2).
            line = try nextLine(budget: limits.headBytes)
        }
        var budget = limits.headBytes - line.count
        let parts = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard parts.count == 3, let method = token(parts[0]), let version = httpVersion(parts[2]) else {
            throw .status(400)
        }
        guard let target = String(bytes: parts[1], encoding: .utf8), !target.isEmpty,
            target.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F })
        else { throw .status(400) }
        guard version.major == 1 else { throw .status(505) }
        var headers = ServerHeaders()
        while true {
            let field = try nextLine(budget: budget)
            if field.isEmpty { break }
            budget -= field.count + 2
            guard let colon = field.firstIndex(of: UInt8(ascii: ":")), let name = token(field[..<colon])
            else {
                throw .status(400)
            }
            let value = String(decoding: field[(colon + 1)...], as: UTF8.self)
            guard value.utf8.allSatisfy({ ($0 >= 0x20 && $0 != 0x7F) || $0 == 0x09 }) else {
                throw .status(400)
            }
            headers.append(name, value.trimmingCharacters(in: .init(charactersIn: " \t")))
        }
        guard version.minor == 0 || headers.values(of: "Host").count == 1 else { throw .status(400) }
        let split = try targetParts(of: target)
        let body = try body(of: headers, wantsBody: wantsBody)
        let wishes = headers.values(of: "Connection").joined(separator: ",").lowercased()
        let request = ServerRequest(
            method: method,
            target: target,
            path: split.path,
            query: split.query,
            headers: headers,
            body: body,
            connection: connection
        )
        if start > 0 {
            buffer.removeFirst(start)
            start = 0
        }
        let keepAlive = version.minor > 0 ? !wishes.contains("close") : wishes.contains("keep-alive")
        return (request, keepAlive)
    }

    // MARK: Bodies

    private mutating func body(of headers: ServerHeaders, wantsBody: () -> Void) throws(RequestRefusal)
        -> Data
    {
        let codings = headers.values(of: "Transfer-Encoding")
        let lengths = headers.values(of: "Content-Length")
        if headers["Expect"]?.lowercased() == "100-continue" {
            wantsBody()
        }
        if !codings.isEmpty {
            // Both at once would allow request smuggling (RFC 9112, 6.1).
            guard lengths.isEmpty else { throw .status(400) }
            guard codings.map({ $0.lowercased() }) == ["chunked"] else { throw .status(501) }
            return try chunkedBody()
        }
        guard let length = lengths.first else { return Data() }
        guard lengths.count == 1, let count = number(length.utf8, radix: 10) else { throw .status(400) }
        guard count <= limits.bodyBytes else { throw .status(413) }
        return Data(try take(count))
    }

    private mutating func chunkedBody() throws(RequestRefusal) -> Data {
        var body = Data()
        while true {
            let line = try nextLine(budget: 256)
            let size = line.prefix { $0 != UInt8(ascii: ";") }
            guard let count = number(size, radix: 16) else { throw .status(400) }
            guard count <= limits.bodyBytes - body.count else { throw .status(413) }
            if count == 0 { break }
            body.append(contentsOf: try take(count))
            guard try nextLine(budget: 2).isEmpty else { throw .status(400) }
        }
        var budget = limits.headBytes
        while true {  // Trailer fields are read and not used.
            let line = try nextLine(budget: budget)
            if line.isEmpty { return body }
            budget -= line.count + 2
        }
    }

    // MARK: Bytes

    /// The bytes up to the next CR LF, without it.
    private mutating func nextLine(budget: Int) throws(RequestRefusal) -> ArraySlice<UInt8> {
        var searched = start
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                guard end > start, buffer[end - 1] == UInt8(ascii: "\r") else { throw .status(400) }
                guard end - 1 - start <= budget else { throw .status(431) }
                defer { start = end + 1 }
                return buffer[start..<(end - 1)]
            }
            searched = buffer.count
            guard searched - start <= budget + 1 else { throw .status(431) }
            guard socket.receive(into: &buffer) else { throw .ended }
        }
    }

    private mutating func take(_ count: Int) throws(RequestRefusal) -> ArraySlice<UInt8> {
        while buffer.count - start < count {
            guard socket.receive(into: &buffer) else { throw .ended }
        }
        defer { start += count }
        return buffer[start..<(start + count)]
    }

    // MARK: Grammar

    private func token(_ bytes: ArraySlice<UInt8>) -> String? {
        let marks = "!#$%&'*+-.^_`|~".utf8
        let isToken = bytes.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                || marks.contains(byte)
        }
        return isToken && !bytes.isEmpty ? String(decoding: bytes, as: UTF8.self) : nil
    }

    private func httpVersion(_ bytes: ArraySlice<UInt8>) -> (major: UInt8, minor: UInt8)? {
        let bytes = Array(bytes)
        guard bytes.count == 8, bytes.starts(with: "HTTP/".utf8), bytes[6] == UInt8(ascii: "."),
            (0x30...0x39).contains(bytes[5]), (0x30...0x39).contains(bytes[7])
        else { return nil }
        return (bytes[5] - 0x30, bytes[7] - 0x30)
    }

    /// Parses digits only: `Int.init` would also accept signs.
    private func number(_ digits: some Collection<UInt8>, radix: Int) -> Int? {
        guard !digits.isEmpty, digits.first != UInt8(ascii: "+"), digits.first != UInt8(ascii: "-") else {
            return nil
        }
        return Int(String(decoding: digits, as: UTF8.self), radix: radix)
    }

    private func targetParts(
        of target: String
    ) throws(RequestRefusal) -> (path: String, query: [(name: String, value: String)]) {
        guard target.hasPrefix("/") || target == "*" else { throw .status(400) }
        let halves = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard let path = halves[0].removingPercentEncoding else { throw .status(400) }
        var query: [(name: String, value: String)] = []
        for pair in halves.dropFirst().first?.split(separator: "&") ?? [] {
            let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let decoded = sides.map { $0.replacingOccurrences(of: "+", with: " ").removingPercentEncoding }
            guard let name = decoded[0], let value = decoded.count > 1 ? decoded[1] : "" else {
                throw .status(400)
            }
            query.append((name: name, value: value))
        }
        return (path, query)
    }
}
