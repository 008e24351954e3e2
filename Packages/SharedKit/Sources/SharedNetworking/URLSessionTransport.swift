// The one place that talks to Foundation's URL loading.

import Foundation
import SharedCore

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends requests with one `URLSession`: no cache, cookies, stored credentials or redirects of its own.
///
/// It closes the dangers of Foundation on Linux: a call ends when its task is cancelled even if Foundation
/// never calls back, redirects come back as the answers that they are, and a 401 that asks for a password
/// comes back as a 401 (there without its body) instead of hanging. It has no deadline: put a
/// `DeadlineClient` around it.
public final class URLSessionTransport: HTTPClient {
    private let session: URLSession
    private let receiver = Receiver()
    private let sizeLimit: Int

    /// Makes a transport with connections of its own.
    ///
    /// Keep one: on Linux each session costs over a megabyte.
    ///
    /// - Parameter sizeLimit: The most bytes of a body, decompressed, unless a request says otherwise.
    public init(sizeLimit: Int = 64 << 20) {
        self.sizeLimit = sizeLimit
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.urlCredentialStorage = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.timeoutIntervalForRequest = 86_400
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: queue)
    }

    // Nothing can use the session after this: every call holds the transport.
    deinit {
        session.invalidateAndCancel()
    }

    public func send(_ request: HTTPRequest) async throws(NetworkError) -> HTTPResponse {
        let urlRequest = try request.urlRequest()
        let exchange = Exchange(
            url: request.url,
            sizeLimit: request.sizeLimit ?? sizeLimit,
            listener: HTTPArrival.listener
        )
        let answer = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard exchange.begin(continuation) else {
                    return
                }
                let task = session.dataTask(with: urlRequest)
                receiver.expect(exchange, for: task)
                exchange.start(task)
            }
        } onCancel: {
            exchange.settle(.failure(.cancelled))
        }
        exchange.identifier.map(receiver.forget)
        return try answer.get()
    }
}

/// Takes what the session reports and hands it to the exchange that it is about.
private final class Receiver: NSObject, URLSessionDataDelegate {
    private let exchanges = Locked<[Int: Exchange]>([:])

    func expect(_ exchange: Exchange, for task: URLSessionTask) {
        exchanges.withLock { $0[task.taskIdentifier] = exchange }
    }

    func forget(_ identifier: Int) {
        exchanges.withLock { $0[identifier] = nil }
    }

    private func exchange(of task: URLSessionTask) -> Exchange? {
        exchanges.withLock { $0[task.taskIdentifier] }
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        let isWanted = exchange(of: dataTask)?.receive(head: response) ?? false
        completionHandler(isWanted ? .allow : .cancel)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        exchange(of: dataTask)?.receive(body: data)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        exchange(of: task)?.complete(error)
    }

    // Foundation would take credentials along to another host and lose the body of a 307; we follow them.
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        #if canImport(FoundationNetworking)
            // Unanswered, Foundation on Linux waits for good; with "use no credential" it crashes. The answer
            // that it withholds is in the challenge.
            if let exchange = exchange(of: task), let response = challenge.failureResponse {
                _ = exchange.receive(head: response)
                exchange.complete(nil)
            }
            completionHandler(.cancelAuthenticationChallenge, nil)
        #else
            switch challenge.protectionSpace.authenticationMethod {
            case NSURLAuthenticationMethodServerTrust, NSURLAuthenticationMethodClientCertificate:
                completionHandler(.performDefaultHandling, nil)
            default:
                // The 401 is then delivered like any other answer.
                completionHandler(.rejectProtectionSpace, nil)
            }
        #endif
    }
}
