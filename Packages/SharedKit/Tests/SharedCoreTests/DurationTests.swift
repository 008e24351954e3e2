import SharedCore
import Testing

@Suite struct DurationTests {
    @Test func aDurationIsANumberOfSeconds() {
        #expect(Duration.milliseconds(1_250).inSeconds == 1.25)
        #expect(Duration.seconds(-3).inSeconds == -3 && Duration.zero.inSeconds == 0)
        #expect(Duration.nanoseconds(500_000_000).inSeconds == 0.5)
        #expect(Duration.seconds(Int64.max).inSeconds == Double(Int64.max))
    }
}
