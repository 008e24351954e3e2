import SharedTesting
import SkyZoneLeaderboard
import Testing

@Suite struct ClockTimeTests {
    @Test(.proves("SKY-25")) func everyMinuteOfTheDayIsRead() {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        for hour in 0..<24 {
            for minute in 0..<60 {
                #expect(ClockTime("\(two(hour)):\(two(minute))") == ClockTime(hour: hour, minute: minute))
            }
        }
    }

    @Test(
        .proves("SKY-25"),
        arguments: [
            "", ":", "9:00", "09:0", "24:00", "09:60", "09.00", "09:00:00", "-1:00", "+9:00", " 9:00",
            "09:00 ", "٠٩:٠٠", "nine",
        ]
    )
    func whatIsNoTimeIsNotRead(text: String) {
        #expect(ClockTime(text) == nil)
    }

    @Test(.proves("SKY-25")) func whatIsOutOfRangeIsTheNearestThatThereIs() {
        #expect(ClockTime(hour: 99, minute: -1) == ClockTime("23:00"))
        #expect(ClockTime(hour: .min, minute: .max) == ClockTime("00:59"))
    }
}
