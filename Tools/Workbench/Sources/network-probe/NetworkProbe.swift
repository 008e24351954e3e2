// A program for network.py to kill and to serve false responses: it caches a response or fetches a URL, once
// per run.
// Tools/Checks/network.py runs it.

import Foundation
import SharedCore
import SharedNetworking

/// Answers every request with a body that spans several disk blocks, so that a partial write would show.
private struct RespondingClient: HTTPClient {
    let label: String

    func send(_ request: HTTPRequest) async throws(NetworkError) -> HTTPResponse {
        let body = Data(String(repeating: label, count: 20_000 / max(1, label.utf8.count)).utf8)
        return HTTPResponse(
            status: 200,
            headers: ["Cache-Control": "max-age=1000000"],
            body: body,
            url: request.url
        )
    }
}

/// A client without a network.
private struct Nobody: HTTPClient {
    func send(_ request: HTTPRequest) async throws(NetworkError) -> HTTPResponse {
        throw .offline
    }
}

@main
enum NetworkProbe {
    /// Runs `keep <folder> <label>`, `recall <folder>` or `fetch <address>`; `wait` before them waits for a
    /// line of input.
    ///
    /// Prints the result in one word or two.
    static func main() async {
        var words = Array(CommandLine.arguments.dropFirst())
        if words.first == "wait" {
            _ = readLine()
            words.removeFirst()
        }
        switch (words.first, words.count) {
        case ("keep", 3):
            // The request must revalidate, so that every run writes.
            _ = await said(
                RespondingClient(label: words[2]),
                folder: words[1],
                headers: ["Cache-Control": "no-cache"]
            )
            say("kept")
        case ("recall", 2):
            say(await said(Nobody(), folder: words[1], headers: [:]))
        case ("fetch", 2):
            say(await fetched(words[1]))
        default:
            say("usage")
            exit(64)
        }
    }

    /// The response of a folder's cache in front of `next`: `value <label>`, `mixed`, or the code of the
    /// error.
    private static func said(_ next: any HTTPClient, folder: String, headers: HTTPHeaders) async -> String {
        let cache = HTTPCache(memoryLimit: 0, folder: URL(filePath: folder))
        let client = CachingClient(next, cache: cache, clock: SystemClock())
        guard let url = URL(string: "https://content.example/") else {
            return "usage"
        }
        do throws(NetworkError) {
            let body = try await client.send(HTTPRequest(url, headers: headers)).body
            for label in ["old", "new"]
            where body == Data(String(repeating: label, count: 20_000 / label.utf8.count).utf8) {
                return "value \(label)"
            }
            return "mixed"
        } catch {
            return error.code
        }
    }

    /// The status and the body of a response, or the code of the error; requested with credentials, once.
    private static func fetched(_ address: String) async -> String {
        guard let url = URL(string: address) else {
            return "usage"
        }
        var configuration = HTTPConfiguration()
        configuration.retry = .never
        let client = HTTPStack(configuration: configuration, clock: SystemClock())
        do throws(NetworkError) {
            let request = HTTPRequest(url, headers: ["Authorization": "Bearer secret"])
            let response = try await client.send(request)
            return "\(response.status) \(String(decoding: response.body, as: UTF8.self))"
        } catch {
            return error.code
        }
    }

    private static func say(_ word: String) {
        try? FileHandle.standardOutput.write(contentsOf: Data((word + "\n").utf8))
    }
}
