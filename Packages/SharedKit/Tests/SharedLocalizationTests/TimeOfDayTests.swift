import SharedLocalization
import SharedTesting
import Testing

@Suite struct TimeOfDayTests {
    @Test(.proves("KIT-LOC-05")) func everyMinuteOfTheDayIsRead() {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        for hour in 0..<24 {
            for minute in 0..<60 {
                #expect(TimeOfDay("\(two(hour)):\(two(minute))") == TimeOfDay(hour: hour, minute: minute))
            }
        }
    }

    @Test(
        .proves("KIT-LOC-05"),
        arguments: [
            "", ":", "9:00", "09:0", "24:00", "09:60", "09.00", "09:00:00", "-1:00", "+9:00", " 9:00",
            "09:00 ", "٠٩:٠٠", "nine",
        ]
    )
    func whatIsNoTimeIsNotRead(text: String) {
        #expect(TimeOfDay(text) == nil)
    }

    @Test(.proves("KIT-LOC-05")) func whatIsOutOfRangeIsTheNearestThatThereIs() {
        #expect(TimeOfDay(hour: 99, minute: -1) == TimeOfDay("23:00"))
        #expect(TimeOfDay(hour: .min, minute: .max) == TimeOfDay("00:59"))
    }
}
