import Foundation
import SharedTesting
import Testing
import WorkbenchKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct ServingTests {
    private func program(_ script: String, in folder: URL) -> Supervisor.Program {
        Supervisor.Program(
            name: "App",
            executable: URL(filePath: "/bin/sh"),
            arguments: ["-c", script],
            log: folder.appending(path: "log.txt")
        )
    }

    private func identifiers(_ count: Int, of supervisor: Supervisor) async -> Int32? {
        #expect(await eventually { await supervisor.startCount(of: "App") >= count })
        return await supervisor.processIdentifier(of: "App")
    }

    @Test
    func aKilledProgramIsStartedAgain() async throws {
        try await withTemporaryFolder { folder in
            let console = RecordingConsole()
            let supervisor = Supervisor(console: console)
            let program = program("exec sleep 1000", in: folder)
            let keeping = Task { await supervisor.keepRunning(program) }
            let first = try #require(await identifiers(1, of: supervisor))
            kill(first, SIGKILL)
            let second = try #require(await identifiers(2, of: supervisor))
            #expect(second != first)
            await supervisor.stop()
            await keeping.value
            #expect(kill(second, 0) == -1)
            #expect(console.lines == ["App ended (signal 9) and is started again"])
        }
    }

    @Test
    func aProgramStartedAgainIsToldSo() async throws {
        try await withTemporaryFolder { folder in
            let supervisor = Supervisor(console: RecordingConsole(), clock: ManualClock())
            let file = folder.appending(path: "said.txt").path
            await supervisor.keepRunning(
                Supervisor.Program(
                    name: "App",
                    executable: URL(filePath: "/bin/sh"),
                    arguments: ["-c", "echo \"$@\" >> '\(file)'", "sh", "first"],
                    argumentsAgain: ["--again"],
                    log: folder.appending(path: "log.txt")
                )
            )
            let said = try folder.text(at: "said.txt").split(separator: "\n")
            #expect(said == ["first"] + Array(repeating: "first --again", count: 4))
        }
    }

    @Test
    func oneThatAlwaysEndsIsGivenUp() async throws {
        try await withTemporaryFolder { folder in
            let console = RecordingConsole()
            // On a clock that stands still every end is a quick one.
            let supervisor = Supervisor(console: console, clock: ManualClock())
            await supervisor.keepRunning(program("echo broken; exit 3", in: folder))
            #expect(await supervisor.startCount(of: "App") == Supervisor.quickEndsAllowed)
            #expect(console.lines.last?.hasPrefix("App ended at once 5 times") == true)
            let log = try folder.text(at: "log.txt")
            #expect(log == "broken\n")
        }
    }

    @Test
    func oneThatIgnoresTheRequestIsKilled() async throws {
        try await withTemporaryFolder { folder in
            let supervisor = Supervisor(console: RecordingConsole())
            let program = program("trap '' TERM; echo up; exec sleep 1000", in: folder)
            let keeping = Task { await supervisor.keepRunning(program) }
            _ = await identifiers(1, of: supervisor)
            #expect(await eventually { (try? folder.text(at: "log.txt")) == "up\n" })
            await supervisor.stop(grace: .milliseconds(50))
            await keeping.value
        }
    }

    @Test(.proves("MONO-07"))
    func allAppsAreLinkedAndEndTogether() async throws {
        try await withTemporaryFolder { root in
            let house = House(root: root)
            for app in ["One", "Two"] {
                try root.write("", to: "Packages/\(app)/Package.swift")
                try root.write("# \(app)\n\nShows <things>.\n", to: "Packages/\(app)/README.md")
                try root.write("", to: "Packages/\(app)/\(app)Simulator/Package.swift")
                let script = ".build/debug/\(app)Simulator"
                try root.write("#!/bin/sh\necho \"$@\"\nexec sleep 1000\n", to: script)
                chmod(root.appending(path: script).path, 0o755)
            }
            let interruption = Interruption()
            let console = RecordingConsole()
            let simulators = house.packages().filter { $0.kind == .simulator }
            let (addresses, ready) = AsyncStream<String>.makeStream()
            let serving = Task {
                try await AppServer(house: house, console: console, interruption: interruption)
                    .serve(simulators, port: 0, feed: "http://feed") { ready.yield($0) }
            }
            var iterator = addresses.makeAsyncIterator()
            let address = try #require(await iterator.next())
            let page = try await get(address, host: nil)
            #expect(page.text.contains("Shows &lt;things>."))
            #expect(page.text.matches(of: /href="http:\/\/127\.0\.0\.1:\d+\/\?token=\w+"/).count == 2)
            #expect(try await get(address, host: "evil.example").status == 403)
            #expect(try await get(address + "/else", host: nil).status == 404)
            // The script prints its arguments before it is asked to end.
            let log = ".build/workbench/serve/OneSimulator.log"
            #expect(await eventually { (try? root.text(at: log))?.hasSuffix("\n") == true })
            interruption.request()
            try await serving.value
            #expect(console.lines.last == "ended")
            let said = try root.text(at: log)
            #expect(
                said.wholeMatch(of: /serve --port \d+ --token \w+ --state \S+ --feed http:\/\/feed\n/) != nil,
                "\(said)"
            )
        }
    }

    private func get(_ address: String, host: String?) async throws -> (status: Int, text: String) {
        var request = URLRequest(url: try #require(URL(string: address)))
        if let host {
            request.setValue(host, forHTTPHeaderField: "Host")
        }
        let session = URLSession(configuration: .ephemeral)
        defer { session.finishTasksAndInvalidate() }
        let (data, response) = try await session.data(for: request)
        return ((response as? HTTPURLResponse)?.statusCode ?? 0, String(decoding: data, as: UTF8.self))
    }
}
