// A small HTTP/1.1 server for simulators, mock services and tests.

import Foundation
import SharedCore

/// An HTTP/1.1 server (RFC 9110, 9112) on 127.0.0.1, for tools and tests; not for the open network.
///
/// Each connection has a thread, because Foundation has no server and blocking sockets are the least code.
/// Handlers run as tasks; a handler's task is cancelled when its caller disconnects and must then end, since
/// `stop()` waits for it. A caller that closes its sending side counts as disconnected. No methods, paths or
/// faults are built in: the handler decides.
public final class LoopbackServer: Sendable {
    /// Responds to one request.
    ///
    /// Called concurrently.
    public typealias Handler = @Sendable (ServerRequest) async -> ServerResponse

    private let hall: Hall

    /// The port that the server listens on.
    public let port: Int

    /// The server's base URL, without a slash at the end.
    public var address: String { "http://127.0.0.1:\(port)" }

    /// Starts to listen and to serve.
    ///
    /// - Parameters:
    ///   - port: The port, or 0 for a free one.
    ///   - limits: The limits on requests.
    ///   - handler: Responds to the requests.
    /// - Throws: `ServerError` if the port isn't available.
    public init(port: Int = 0, limits: ServerLimits = ServerLimits(), handler: @escaping Handler)
        throws(ServerError)
    {
        let listener = try Socket.bound(to: port)
        do {
            hall = Hall(listener: listener, pipe: try WakePipe(), limits: limits, handler: handler)
        } catch {
            listener.discard()
            throw error
        }
        self.port = listener.port
        hall.open()
    }

    deinit {
        hall.close()
    }

    /// The number of open connections.
    public var connectionCount: Int { hall.connectionCount }

    /// Closes the port and all connections, cancels the handlers, and returns when the last thread has ended.
    ///
    /// May be called more than once.
    public func stop() async {
        hall.close()
        await hall.waitUntilEmpty()
    }
}

/// The state that the threads of a server share.
///
/// The threads hold it, not the server, so that a server that is released without `stop()` still ends.
private final class Hall: Sendable {
    private struct State {
        var isClosed = false
        var isAccepting = true
        var lastNumber = 0
        var sockets: [Int: Socket] = [:]
        var waiting: [CheckedContinuation<Void, Never>] = []

        var isEmpty: Bool { !isAccepting && sockets.isEmpty }
    }

    private let listener: Socket
    private let pipe: WakePipe
    private let limits: ServerLimits
    private let handler: LoopbackServer.Handler
    private let state = Locked(State())

    init(listener: Socket, pipe: WakePipe, limits: ServerLimits, handler: @escaping LoopbackServer.Handler) {
        self.listener = listener
        self.pipe = pipe
        self.limits = limits
        self.handler = handler
    }

    var connectionCount: Int { state.withLock { $0.sockets.count } }

    func open() {
        Thread { [self] in
            while let socket = listener.nextConnection(wake: pipe.reading) {
                admit(socket)
            }
            listener.discard()
            pipe.discard()
            leave { $0.isAccepting = false }
        }.start()
    }

    func close() {
        state.withLock { state in
            guard !state.isClosed else { return }
            state.isClosed = true
            if state.isAccepting {
                pipe.wake()
            }
            state.sockets.values.forEach { $0.hangUp() }
        }
    }

    func waitUntilEmpty() async {
        await withCheckedContinuation { continuation in
            let isEmpty = state.withLock { state in
                if !state.isEmpty {
                    state.waiting.append(continuation)
                }
                return state.isEmpty
            }
            if isEmpty {
                continuation.resume()
            }
        }
    }

    private func admit(_ socket: Socket) {
        let (number, isFull) = state.withLock { state in
            state.lastNumber += 1
            state.sockets[state.lastNumber] = socket
            if state.isClosed {
                socket.hangUp()
            }
            return (state.lastNumber, state.sockets.count > limits.connections)
        }
        Thread { [self] in
            let connection = Connection(socket: socket, number: number, limits: limits, handler: handler)
            if isFull {
                connection.refuse(503)
            } else {
                connection.serve()
            }
            // Closed under the lock: `close()` must never shut a descriptor that the system has given out
            // again.
            leave { state in
                state.sockets[number] = nil
                socket.discard()
            }
        }.start()
    }

    private func leave(_ change: (inout sending State) -> Void) {
        let waiting = state.withLock { state in
            change(&state)
            guard state.isEmpty else { return [CheckedContinuation<Void, Never>]() }
            defer { state.waiting = [] }
            return state.waiting
        }
        waiting.forEach { $0.resume() }
    }
}
