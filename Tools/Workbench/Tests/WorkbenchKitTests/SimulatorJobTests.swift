import Foundation
import SharedTesting
import Testing
import WorkbenchKit

struct SimulatorJobTests {
    @Test
    func everySimulatorIsAskedAndOneThatFailsIsNamed() throws {
        try withTemporaryFolder { root in
            for (app, code) in [("One", 0), ("Two", 3)] {
                try root.write("", to: "Packages/\(app)/Package.swift")
                try root.write("", to: "Packages/\(app)/\(app)Simulator/Package.swift")
                try root.write("#!/bin/sh\necho \"$@\"\nexit \(code)\n", to: ".build/debug/\(app)Simulator")
                chmod(root.appending(path: ".build/debug/\(app)Simulator").path, 0o755)
            }
            try root.write("Status: in work\n## Screens\n- `a`\n- `b`\n", to: "Packages/One/REQUIREMENTS.md")
            let house = House(root: root)
            let console = RecordingConsole()
            let job = SimulatorJob(house: house, console: console, interruption: Interruption())
            let simulators = house.packages().filter { $0.kind == .simulator }
            #expect(try !job.run("walk", ["--limit", "5"], of: simulators))
            #expect(console.lines.prefix(2) == ["One: walk --limit 5 --screens a,b", "Two: walk --limit 5"])
            #expect(console.lines.last?.hasPrefix("✘ Two: walk ended with exited(3)") == true)
            #expect(try job.run("monkey", [], of: simulators.filter { $0.appName == "One" }))
        }
    }
}
