// Tells the log what went over the wire.

import SharedCore

/// Notes every request with its outcome and duration; neither credentials nor queries nor bodies.
public struct LoggingClient: HTTPClient {
    private let next: any HTTPClient
    private let log: any EventLog
    private let clock: any AppClock

    /// Notes what goes to `next`.
    public init(_ next: any HTTPClient, log: any EventLog, clock: any AppClock) {
        self.next = next
        self.log = log
        self.clock = clock
    }

    public func send(_ request: HTTPRequest) async throws(NetworkError) -> HTTPResponse {
        let start = clock.uptime
        let answer = await next.result(of: request)
        let elapsed = clock.uptime - start
        var details = ["request": "\(request)", "milliseconds": "\(Int(elapsed / .milliseconds(1)))"]
        switch answer {
        case .success(let response):
            details["status"] = "\(response.status)"
            details["bytes"] = "\(response.body.count)"
            details["from"] = response.origin.name
            log.record(LogEvent(area: "network", name: "answered", details: details))
        case .failure(let failure):
            details["code"] = failure.code
            let level: LogEvent.Level = failure == .cancelled ? .info : .warning
            log.record(LogEvent(area: "network", name: "failed", details: details, level: level))
        }
        return try answer.get()
    }
}

extension HTTPResponse.Origin {
    fileprivate var name: String {
        switch self {
        case .network: "network"
        case .cache: "cache"
        case .stale: "stale"
        }
    }
}
