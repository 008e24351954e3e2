// One request on its way: collects the answer and ends exactly once.

import Foundation
import SharedCore

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The state of one transfer.
///
/// The first to settle it decides: the answer, an error, or a cancellation.
final class Exchange: Sendable {
    typealias Outcome = Result<HTTPResponse, NetworkError>

    private struct State {
        var continuation: CheckedContinuation<Outcome, Never>?
        var task: URLSessionTask?
        var head: HTTPURLResponse?
        var body = Data()
        var settled: Outcome?
    }

    private let state = Locked(State())
    private let url: URL
    private let sizeLimit: Int
    private let listener: (@Sendable (HTTPArrival) -> Void)?

    init(url: URL, sizeLimit: Int, listener: (@Sendable (HTTPArrival) -> Void)? = nil) {
        self.url = url
        self.sizeLimit = sizeLimit
        self.listener = listener
    }

    /// The number by which the session knows the transfer, once it has begun.
    var identifier: Int? { state.withLock { $0.task?.taskIdentifier } }

    /// Takes the waiter.
    ///
    /// False if the exchange has been settled before it began; the waiter has its answer then.
    func begin(_ continuation: CheckedContinuation<Outcome, Never>) -> Bool {
        let settled = state.withLock { state -> Outcome? in
            if state.settled == nil {
                state.continuation = continuation
            }
            return state.settled
        }
        if let settled {
            continuation.resume(returning: settled)
        }
        return settled == nil
    }

    /// Lets the transfer run, unless the exchange was settled meanwhile.
    func start(_ task: URLSessionTask) {
        let isSettled = state.withLock { state in
            state.task = task
            return state.settled != nil
        }
        if isSettled {
            task.cancel()
        } else {
            task.resume()
        }
    }

    /// Takes status and fields.
    ///
    /// False if the body isn't wanted any more.
    func receive(head response: URLResponse) -> Bool {
        guard let head = response as? HTTPURLResponse else {
            settle(.failure(.notHTTP))
            return false
        }
        // A compressed length says nothing about the body, but one that is too long is too long.
        guard head.expectedContentLength <= Int64(sizeLimit) else {
            settle(.failure(.tooLarge(limit: sizeLimit)))
            return false
        }
        return state.withLock { state in
            state.head = head
            return state.settled == nil
        }
    }

    func receive(body data: Data) {
        let (isTooLarge, isFirst) = state.withLock { state -> (Bool, Bool?) in
            guard state.settled == nil else {
                return (false, nil)
            }
            guard state.body.count + data.count <= sizeLimit else {
                return (true, nil)
            }
            let isFirst = state.body.isEmpty
            state.body.append(data)
            return (false, (200..<300).contains(state.head?.statusCode ?? 0) ? isFirst : nil)
        }
        if isTooLarge {
            settle(.failure(.tooLarge(limit: sizeLimit)))
        } else if let isFirst {
            listener?(HTTPArrival(bytes: data, isFirst: isFirst))
        }
    }

    func complete(_ error: (any Error)?) {
        let (head, body) = state.withLock { ($0.head, $0.body) }
        if let error {
            settle(.failure(NetworkError(error, hasHead: head != nil)))
        } else if let head {
            settle(answer(head, body))
        } else {
            settle(.failure(.notHTTP))
        }
    }

    /// Ends the exchange with `answer`, unless it has ended; what is still under way is cancelled.
    func settle(_ answer: Outcome) {
        let (continuation, task) = state.withLock {
            state -> (CheckedContinuation<Outcome, Never>?, URLSessionTask?) in
            guard state.settled == nil else {
                return (nil, nil)
            }
            state.settled = answer
            defer {
                state.continuation = nil
                state.body = Data()
            }
            return (state.continuation, state.task)
        }
        if task?.state != .completed {
            task?.cancel()
        }
        continuation?.resume(returning: answer)
    }

    private func answer(_ head: HTTPURLResponse, _ body: Data) -> Outcome {
        var headers: HTTPHeaders = [:]
        for (name, value) in head.allHeaderFields {
            headers.append("\(name)", "\(value)")
        }
        if headers["Content-Encoding"] != nil {
            // The fields must speak of the body that is handed out, which has been decompressed.
            headers["Content-Encoding"] = nil
            headers["Content-Length"] = nil
        }
        return .success(
            HTTPResponse(status: head.statusCode, headers: headers, body: body, url: head.url ?? url)
        )
    }
}

extension NetworkError {
    /// The network error that an error of Foundation stands for.
    ///
    /// The codes differ between platforms: on Linux a body that was cut short is "unknown", no reply is "bad
    /// response", and garbage is an "unsupported address".
    init(_ error: any Error, hasHead: Bool) {
        let code = (error as? URLError)?.code ?? URLError.Code(rawValue: (error as NSError).code)
        switch code {
        case .cancelled: self = .cancelled
        case .timedOut: self = .timedOut
        case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff, .callIsActive:
            self = .offline
        case .cannotFindHost, .dnsLookupFailed, .cannotConnectToHost: self = .unreachable
        case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
            .clientCertificateRequired, .appTransportSecurityRequiresSecureConnection:
            self = .insecure
        case .unsupportedURL, .badURL, .cannotParseResponse, .cannotDecodeRawData, .cannotDecodeContentData:
            self = .notHTTP
        default: self = !hasHead && Self.isAboutTrust(error) ? .insecure : .interrupted
        }
    }

    /// Whether the handshake failed.
    ///
    /// Foundation on Linux says it in words alone: those of libcurl, always English. A connection that broke
    /// during the handshake is named by the call that it broke in; that is no matter of trust.
    private static func isAboutTrust(_ error: any Error) -> Bool {
        let text = error.localizedDescription
        return ["SSL", "TLS", "certificate"].contains { text.contains($0) }
            && !["SSL_read", "SSL_write", "SSL_ERROR_SYSCALL"].contains { text.contains($0) }
    }
}
