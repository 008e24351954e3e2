import Interlochen
import SharedCore
import SharedTesting
import Testing

@Suite struct InitialLoadTests {
    @Test(.proves("INT-01")) func theSimulatedLoadTakesThreeSecondsAndRises() async throws {
        let clock = ManualClock()
        let told = Locked<[Double]>([])
        let load = Task {
            try await SimulatedInitialLoad(clock: clock).load { fraction in
                told.withLock { $0.append(fraction) }
            }
        }
        for step in 1...60 {
            await clock.waitForSleepers(1)
            #expect(told.withLock { $0.count } == step - 1)
            await clock.advance(by: .milliseconds(50))
        }
        try await load.value
        let fractions = told.withLock { $0 }
        #expect(fractions == fractions.sorted() && fractions.count == 60)
        #expect(fractions.last == 1 && fractions.allSatisfy { (0...1).contains($0) })
        #expect(clock.uptime == .seconds(3))
    }

    @Test(.proves("INT-01")) func withoutANetworkItFailsWhereItIs() async {
        let (clock, connection) = (ManualClock(), SimulatedConnection())
        let load = Task { try await SimulatedInitialLoad(clock: clock, connection: connection).load { _ in } }
        await clock.waitForSleepers(1)
        connection.isOnline = false
        await clock.advance(by: .milliseconds(50))
        await #expect(throws: ContentError.offline) { try await load.value }
    }
}
