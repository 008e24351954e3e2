import SharedCore
import Testing

@Suite struct EventLogTests {
    @Test func keepsTheNewestAndCountsAll() {
        let log = MemoryLog(capacity: 3)
        for number in 0..<10 {
            log.record(LogEvent(area: "test", name: "event\(number)"))
        }
        #expect(log.events.map(\.name) == ["event7", "event8", "event9"])
        #expect(log.total == 10)
    }

    @Test func levelsAreOrderedBySeverity() {
        #expect(LogEvent.Level.allCases.sorted() == [.debug, .info, .warning, .error])
    }
}
