// Numbers, dates and lists, as a locale writes them.

import Foundation

/// Writes values by locale.
///
/// Spaces and signs differ between platforms (ICU versions): never compare byte for byte.
public struct ValueFormats: Sendable {
    /// The locale whose way of writing is followed.
    public let locale: Locale
    /// The time zone that the hours of dates are counted in.
    public let timeZone: TimeZone

    /// Makes the formats of a locale.
    public init(locale: Locale, timeZone: TimeZone) {
        self.locale = locale
        self.timeZone = timeZone
    }

    /// A whole number with the locale's digits and grouping.
    public func whole(_ value: Int) -> String {
        value.formatted(IntegerFormatStyle<Int>(locale: locale))
    }

    /// A whole number without grouping, filled up with zeros to so many digits (at most 40).
    public func whole(_ value: Int, minimumDigits: Int) -> String {
        let length = min(max(minimumDigits, 1), 40)
        return value.formatted(
            IntegerFormatStyle<Int>(locale: locale).grouping(.never).precision(.integerLength(length...))
        )
    }

    /// A whole number in short (1.2K, 123K, 1.2M).
    ///
    /// It is rounded to two digits or to whole units of its suffix.
    public func compact(_ value: Int) -> String {
        value.formatted(IntegerFormatStyle<Int>(locale: locale).notation(.compactName))
    }

    /// A number with exactly so many digits after the point (0 to 15).
    ///
    /// One that is not finite is written as zero.
    public func decimal(_ value: Double, fractionDigits: Int) -> String {
        (value.isFinite ? value : 0).formatted(
            FloatingPointFormatStyle<Double>(locale: locale)
                .precision(.fractionLength(min(max(fractionDigits, 0), 15)))
        )
    }

    /// A moment in this time zone.
    ///
    /// One that is not a finite number of seconds away is written as the reference date.
    public func date(_ date: Date, _ format: LocalizedDateFormat) -> String {
        var style = Date.FormatStyle(locale: locale, timeZone: timeZone)
        switch format {
        case .day: style = style.day().month(.wide).year()
        case .time: style = style.hour().minute()
        case .dayAndTime: style = style.day().month(.wide).year().hour().minute()
        case .weekday: style = style.weekday(.wide)
        }
        return date.madeFinite.formatted(style)
    }

    /// A time of day, the same in every time zone; one that there isn't is written as the nearest.
    public func timeOfDay(hour: Int, minute: Int) -> String {
        let minutes = min(max(hour, 0), 23) * 60 + min(max(minute, 0), 59)
        let style = Date.FormatStyle(locale: locale, timeZone: .gmt).hour().minute()
        return Date(timeIntervalSince1970: Double(minutes) * 60).formatted(style)
    }

    /// An enumeration: "A, B, and C".
    public func list(_ texts: [String]) -> String {
        texts.formatted(.list(type: .and).locale(locale))
    }
}
