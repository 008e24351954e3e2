// The executable as a person starts it: served, killed, started again, ended.

import Foundation
import SimulatorKit
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The built demo, beside the tests.
private let executable = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "DemoSimulator")

@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: executable.path()), "needs the built demo"))
struct ServeCommandTests {
    /// Starts a command and gives its process with what it says, line by line.
    private func start(_ arguments: String...) throws -> (process: Process, lines: AsyncStream<String>) {
        let process = Process()
        let output = Pipe()
        process.executableURL = executable
        process.arguments = arguments
        process.standardOutput = output
        let (lines, continuation) = AsyncStream.makeStream(of: String.self)
        output.fileHandleForReading.readabilityHandler = { handle in
            let data = handle.availableData
            if data.isEmpty {
                handle.readabilityHandler = nil
                continuation.finish()
            }
            for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
                continuation.yield(String(line))
            }
        }
        try process.run()
        return (process, lines)
    }

    private func status(_ address: String, method: String = "GET", body: String? = nil) async -> Int? {
        guard let url = URL(string: address) else { return nil }
        var request = URLRequest(url: url)
        request.httpMethod = method
        request.httpBody = body.map { Data($0.utf8) }
        let session = URLSession(configuration: .ephemeral)
        defer { session.finishTasksAndInvalidate() }
        return try? await (session.data(for: request).1 as? HTTPURLResponse)?.statusCode
    }

    @Test func aKilledAppIsServedAgainAtTheSameAddressUntilItIsInterrupted() async throws {
        let (process, lines) = try start("serve", "--port=0")
        var said = lines.makeAsyncIterator()
        let line = try #require(await said.next())
        let parts = try #require(
            line.wholeMatch(of: /Demo runs at (http:\/\/127\.0\.0\.1:\d+\/)\?token=([a-z0-9-]+)/)
        )
        let address = "\(parts.1)\(parts.2)/"
        #expect(await status(address) == 200)
        let dark = await status(address + "action", method: "POST", body: "{\"device\":{\"dark\":true}}")
        #expect(dark == 200)
        // The process dies at once, so there is no answer.
        #expect(await status(address + "relaunch", method: "POST") == nil)
        var answer: Int?
        while answer == nil { answer = await status(address) }
        #expect(answer == 200)
        // The device has not been relaunched, only the app.
        #expect(
            try String(contentsOf: #require(URL(string: address)), encoding: .utf8).contains(
                "data-scheme=\"dark\""
            )
        )
        process.interrupt()
        #expect(await said.next() == nil)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(await status(address) == nil)
    }

    @Test func theGraphIsPrinted() async throws {
        let (_, lines) = try start("graph")
        var said = lines.makeAsyncIterator()
        #expect(await said.next()?.hasPrefix("flowchart") == true)
    }

    @Test func anUnknownCommandNamesThoseThereAre() async throws {
        let (process, lines) = try start("dance")
        var text = ""
        for await line in lines { text += line + "\n" }
        process.waitUntilExit()
        #expect(process.terminationStatus == 64)
        #expect(text.contains("serve") && text.contains("graph"))
    }

    @Test func optionsAreReadInEitherForm() {
        let options = SimulatorOptions(["--port", "80", "--json", "--feed=http://a/?b=c", "--last"])
        #expect(options["port"] == "80" && options["feed"] == "http://a/?b=c")
        #expect(options["json"] == "true" && options["last"] == "true" && options["none"] == nil)
    }
}
