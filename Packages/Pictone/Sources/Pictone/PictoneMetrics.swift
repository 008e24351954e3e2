// Sizes that every drawing of the app keeps to.

/// What must be large enough for fingers and eyes, in points.
public enum PictoneMetrics {
    /// The least width and height of whatever can be tapped.
    public static let touchTarget = 44.0
    /// The narrowest screen.
    public static let narrowestScreen = 320.0

    /// The roles of text.
    public enum Text: String, CaseIterable, Sendable {
        case screenTitle, sectionTitle, itemTitle, spoken, remark, caption

        /// The size at the person's usual text size; nothing is smaller than 12.
        public var size: Double {
            switch self {
            case .screenTitle: 28
            case .sectionTitle: 22
            case .itemTitle, .spoken: 17
            case .remark: 15
            case .caption: 13
            }
        }
    }
}
