// A client that sends any bytes and records the exact response, on its own thread so that no task is blocked.

import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The result of a raw exchange.
struct RawAnswer: Sendable {
    enum End: Sendable { case closed, reset, silent }
    var bytes: Data
    var end: End

    var text: String { String(decoding: bytes, as: UTF8.self) }
    var statusLine: String { text.components(separatedBy: "\r\n")[0] }
}

enum RawClient {
    /// Sends bytes, then reads until the end, a reset, a silence of `silence`, or until `enough` bytes have
    /// arrived.
    static func exchange(
        port: Int,
        _ request: some Sequence<UInt8> & Sendable,
        enough: Int = .max,
        silence: Duration = .seconds(60)
    ) async -> RawAnswer {
        let bytes = Array(request)
        return await withCheckedContinuation { continuation in
            Thread {
                continuation.resume(returning: run(port: port, bytes, enough: enough, silence: silence))
            }.start()
        }
    }

    static func exchange(port: Int, _ request: String, enough: Int = .max, silence: Duration = .seconds(60))
        async
        -> RawAnswer
    {
        await exchange(port: port, Array(request.utf8), enough: enough, silence: silence)
    }

    private static func run(port: Int, _ request: [UInt8], enough: Int, silence: Duration) -> RawAnswer {
        #if canImport(Darwin)
            let descriptor = socket(AF_INET, SOCK_STREAM, 0)
            let flags: Int32 = 0
        #else
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        defer { close(descriptor) }
        let microseconds = Int(silence / .microseconds(1))
        var wait = timeval(
            tv_sec: .init(microseconds / 1_000_000),
            tv_usec: .init(microseconds % 1_000_000)
        )
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let connected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard connected == 0 else { return RawAnswer(bytes: Data(), end: .reset) }
        var sent = 0
        while sent < request.count {
            let count = request[sent...].withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) }
            guard count > 0 else { break }
            sent += count
        }
        var answer = Data()
        var space = [UInt8](repeating: 0, count: 65_536)
        while answer.count < enough {
            let count = recv(descriptor, &space, space.count, 0)
            if count == 0 { return RawAnswer(bytes: answer, end: .closed) }
            if count < 0 { return RawAnswer(bytes: answer, end: errno == ECONNRESET ? .reset : .silent) }
            answer.append(contentsOf: space[..<count])
        }
        return RawAnswer(bytes: answer, end: .silent)
    }
}
