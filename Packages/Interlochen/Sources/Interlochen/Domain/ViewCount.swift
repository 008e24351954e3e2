// A number of views and its abbreviated text.

import SharedLocalization

/// A number of views.
public struct ViewCount: Hashable, Sendable {
    /// Never below zero.
    public let exact: Int

    /// Makes a count from the source's number; a negative one counts as zero.
    public init(_ exact: Int) {
        self.exact = max(0, exact)
    }

    /// The number as it is abbreviated: two digits of it, or whole thousands, millions and so on.
    ///
    /// The noun after the number agrees with this one: 1,248,210 is written and read as 1.2 million.
    public var shown: Int {
        var unit = 1
        while unit <= exact / 1_000 { unit *= 1_000 }
        guard unit > 1 else { return exact }
        let step = exact / unit < 10 ? unit / 10 : unit
        let (whole, rest) = exact.quotientAndRemainder(dividingBy: step)
        let isUp = rest > step / 2 || rest == step / 2 && !whole.isMultiple(of: 2)
        let (rounded, isTooLarge) = (whole + (isUp ? 1 : 0)).multipliedReportingOverflow(by: step)
        return isTooLarge ? whole * step : rounded
    }

    /// "1.2M views"; below a thousand some languages have words instead of the number.
    public var text: LocalizedText {
        exact < 1_000
            ? Texts.views(views: exact) : Texts.viewsShort(views: shown, LocalizedArgument.compact(exact))
    }
}
