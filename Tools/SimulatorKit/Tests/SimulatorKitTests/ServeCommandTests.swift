// The executable as the user starts it: served, killed, restarted, ended.

import Foundation
import SharedTesting
import SimulatorKit
import SimulatorTesting
import Testing

private let demo = "DemoSimulator"

@Suite(.needsExecutable(demo), .daily("starts and kills processes"))
struct ServeCommandTests {
    @Test func aKilledAppIsServedAgainAtTheSameAddressUntilItIsInterrupted() async throws {
        try await ServedSimulator.run(demo) { served in
            #expect(await served.page.ask()?.status == 200)
            #expect(await served.page.send("{\"device\":{\"dark\":true}}") != nil)
            // The process dies at once, so there is no response.
            // The app has been relaunched, but the device hasn't.
            #expect(await served.relaunch()?.contains("data-scheme=\"dark\"") == true)
            #expect(await served.end() == 0)
            #expect(await served.page.ask() == nil)
        }
    }

    @Test func itSaysWhereItRunsAndNothingElseUntilItIsInterrupted() async throws {
        let process = try SimulatorProcess(demo, ["serve", "--port=0"])
        defer { process.interrupt() }
        var said = process.lines.makeAsyncIterator()
        let line = try #require(await said.next())
        let parts = line.wholeMatch(of: /Demo runs at (http:\/\/127\.0\.0\.1:\d+\/)\?token=([a-z0-9-]+)/)
        let (root, token) = try #require(parts.map { ($0.1, $0.2) })
        #expect(
            await SimulatorPage(address: "\(root)\(token)/").ask("relaunch", method: "POST", isFatal: true)
                == nil
        )
        // The interruption comes during the restart.
        process.interrupt()
        #expect(await said.next() == nil)
        #expect(await process.exitStatus() == 0)
    }

    @Test func theGraphIsPrinted() async throws {
        let process = try SimulatorProcess(demo, ["graph"])
        var said = process.lines.makeAsyncIterator()
        #expect(await said.next()?.hasPrefix("flowchart") == true)
        #expect(await process.exitStatus() == 0)
    }

    @Test func anUnknownCommandNamesThoseThereAre() async throws {
        let process = try SimulatorProcess(demo, ["dance"])
        var text = ""
        for await line in process.lines { text += line + "\n" }
        #expect(await process.exitStatus() == 64)
        #expect(text.contains("serve") && text.contains("graph"))
    }

    @Test func optionsAreReadInEitherForm() {
        let options = SimulatorOptions(["--port", "80", "--json", "--feed=http://a/?b=c", "--last"])
        #expect(options["port"] == "80" && options["feed"] == "http://a/?b=c")
        #expect(options["json"] == "true" && options["last"] == "true" && options["none"] == nil)
    }
}
