// Identical requests in flight become one.

/// Joins GET and HEAD requests that are equal in everything while one of them is under way.
///
/// One caller's cancellation doesn't touch the others; when the last one goes, the transfer ends.
public struct CoalescingClient: HTTPClient {
    private let next: any HTTPClient
    private let work = CoalescedTask<HTTPRequest, Result<HTTPResponse, NetworkError>>(endsWhenAbandoned: true)

    /// Joins what would go to `next`.
    public init(_ next: any HTTPClient) {
        self.next = next
    }

    public func send(_ request: HTTPRequest) async throws(NetworkError) -> HTTPResponse {
        guard [.get, .head].contains(request.method), request.body == nil else {
            return try await next.send(request)
        }
        guard let answer = await work.value(for: request, work: { await next.result(of: request) }) else {
            throw .cancelled
        }
        return try answer.get()
    }
}

extension HTTPClient {
    /// The answer or the error as one value, for where typed errors don't pass.
    func result(of request: HTTPRequest) async -> Result<HTTPResponse, NetworkError> {
        do throws(NetworkError) {
            return .success(try await send(request))
        } catch {
            return .failure(error)
        }
    }
}
