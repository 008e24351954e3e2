// A length of time as a clock writes it.

import SharedCore

/// Hours, minutes and seconds: 4:07, or 1:02:33.
public struct ClockTime: Hashable, Sendable {
    /// From 0 to 1,000; there are no days.
    public let hours: Int
    /// From 0 to 59.
    public let minutes: Int
    /// From 0 to 59.
    public let seconds: Int

    /// The whole seconds of a number of them.
    ///
    /// A number that is no time (negative or not a number) counts as zero, one above a thousand hours as a
    /// thousand hours.
    public init(seconds: Double) {
        let whole = seconds.isFinite ? Int(min(max(0, seconds), 3_600_000)) : 0
        (hours, minutes, self.seconds) = (whole / 3_600, whole / 60 % 60, whole % 60)
    }

    /// The whole seconds of a length of time, in the same bounds.
    public init(_ duration: Duration) {
        self.init(seconds: duration.inSeconds)
    }

    /// In the language's digits; hours only where there are any.
    public var text: LocalizedText {
        hours > 0 ? Texts.clockLong(hours, minutes, seconds) : Texts.clockShort(minutes, seconds)
    }
}
