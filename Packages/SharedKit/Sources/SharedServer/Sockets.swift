// The system's sockets, with all differences between platforms; no other file uses them.

import SharedCore

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The reason why a server could not listen.
public enum ServerError: KitError {
    /// Another process listens on the port.
    case portTaken(Int)
    /// The number is not a port (0...65535).
    case notAPort(Int)
    /// The system refused; `number` is its `errno`.
    case refused(call: String, number: Int32)

    public var code: String {
        switch self {
        case .portTaken: "server.portTaken"
        case .notAPort: "server.notAPort"
        case .refused: "server.refused"
        }
    }

    public var isRetryable: Bool {
        if case .notAPort = self { false } else { true }
    }
}

/// A blocking stream socket on IPv4 loopback.
struct Socket: Sendable {
    let descriptor: Int32

    private init?(open descriptor: Int32) {
        guard descriptor >= 0 else { return nil }
        self.descriptor = descriptor
        // A child process must not hold this port or its connections open.
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        #if canImport(Darwin)
            setOption(SOL_SOCKET, SO_NOSIGPIPE, Int32(1))
        #endif
    }

    /// Listens on 127.0.0.1.
    ///
    /// Port 0 lets the system choose a free one.
    static func bound(to port: Int) throws(ServerError) -> Socket {
        guard let number = UInt16(exactly: port) else { throw .notAPort(port) }
        #if canImport(Darwin)
            let stream = SOCK_STREAM
        #else
            let stream = Int32(SOCK_STREAM.rawValue)
        #endif
        guard let made = Socket(open: socket(AF_INET, stream, 0)) else {
            throw .refused(call: "socket", number: errno)
        }
        made.setOption(SOL_SOCKET, SO_REUSEADDR, Int32(1))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = number.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let bindAnswer = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(made.descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard bindAnswer == 0, listen(made.descriptor, 512) == 0 else {
            let number = errno
            made.discard()
            throw number == EADDRINUSE ? .portTaken(port) : .refused(call: "bind", number: number)
        }
        return made
    }

    /// The port of a listening socket.
    var port: Int {
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        _ = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
        }
        return Int(UInt16(bigEndian: address.sin_port))
    }

    /// Waits for the next connection; nil after a byte on `wake` or when the socket is dead.
    func nextConnection(wake: Int32) -> Socket? {
        while true {
            var waits = [
                pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
            ]
            if poll(&waits, 2, -1) < 0, errno != EINTR { return nil }
            if waits[1].revents != 0 { return nil }
            guard waits[0].revents != 0 else { continue }
            if let caller = Socket(open: accept(descriptor, nil, nil)) {
                caller.setOption(Int32(IPPROTO_TCP), TCP_NODELAY, Int32(1))
                return caller
            }
            switch errno {
            case EINTR, ECONNABORTED, EAGAIN: continue
            case EMFILE, ENFILE, ENOBUFS, ENOMEM: usleep(10_000)  // Others must close something first.
            default: return nil
            }
        }
    }

    /// Ends a `receive` after so many seconds of silence.
    func limitSilence(seconds: Int) {
        setOption(SOL_SOCKET, SO_RCVTIMEO, timeval(tv_sec: .init(seconds), tv_usec: 0))
    }

    /// Waits for bytes and appends at most 64 kB; false at the end, on an error or after the allowed silence.
    func receive(into bytes: inout [UInt8]) -> Bool {
        withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { space in
            while true {
                let count = recv(descriptor, space.baseAddress, space.count, 0)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                bytes.append(contentsOf: space[..<count])
                return true
            }
        }
    }

    /// Discards incoming bytes until the other side closes or the connection is shut.
    func waitUntilClosed() {
        withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 1) { space in
            while true {
                let count = recv(descriptor, space.baseAddress, space.count, 0)
                if count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN) { return }
            }
        }
    }

    /// Sends all bytes; false when the other side is gone.
    func transmit(_ bytes: some Sequence<UInt8>) -> Bool {
        let sent = bytes.withContiguousStorageIfAvailable { transmit(UnsafeRawBufferPointer($0)) }
        return sent ?? Array(bytes).withUnsafeBytes(transmit)
    }

    private func transmit(_ bytes: UnsafeRawBufferPointer) -> Bool {
        #if canImport(Darwin)
            let flags: Int32 = 0  // SO_NOSIGPIPE is set instead.
        #else
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        var done = 0
        while done < bytes.count {
            let count = send(descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done, flags)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            done += count
        }
        return true
    }

    /// Whether the other side has closed or reset.
    ///
    /// Unread bytes stay in the buffer.
    var isClosedByPeer: Bool {
        var byte: UInt8 = 0
        let count = recv(descriptor, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
        return count == 0 || (count < 0 && errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR)
    }

    /// Shuts down both directions; this wakes all threads that wait on the socket.
    ///
    /// The descriptor stays valid.
    func hangUp() {
        _ = shutdown(descriptor, Int32(SHUT_RDWR))
    }

    /// Shuts down sending, and gives the other side a moment to read the rest.
    ///
    /// Closing at once while request bytes are unread would reset the connection and lose the response.
    func finishSending() {
        _ = shutdown(descriptor, Int32(SHUT_WR))
        setOption(SOL_SOCKET, SO_RCVTIMEO, timeval(tv_sec: 0, tv_usec: 200_000))
        var drained: [UInt8] = []
        var rounds = 0
        while rounds < 64, receive(into: &drained) {
            drained.removeAll(keepingCapacity: true)
            rounds += 1
        }
    }

    /// Makes the next close send a reset (RST) instead of an orderly end.
    func resetWhenClosed() {
        setOption(SOL_SOCKET, SO_LINGER, linger(l_onoff: 1, l_linger: 0))
    }

    /// Closes the descriptor.
    ///
    /// The socket must not be used afterwards.
    func discard() {
        _ = close(descriptor)
    }

    private func setOption<Value: BitwiseCopyable>(_ level: Int32, _ name: Int32, _ value: Value) {
        var value = value
        _ = setsockopt(descriptor, level, name, &value, socklen_t(MemoryLayout<Value>.size))
    }
}

/// A pipe that wakes a thread out of `poll`.
struct WakePipe: Sendable {
    let reading: Int32
    let writing: Int32

    init() throws(ServerError) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw .refused(call: "pipe", number: errno) }
        (reading, writing) = (ends[0], ends[1])
        _ = fcntl(reading, F_SETFD, FD_CLOEXEC)
        _ = fcntl(writing, F_SETFD, FD_CLOEXEC)
    }

    func wake() {
        var byte: UInt8 = 1
        _ = write(writing, &byte, 1)
    }

    func discard() {
        _ = close(reading)
        _ = close(writing)
    }
}
