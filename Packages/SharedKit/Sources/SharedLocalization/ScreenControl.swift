// A button as a screen's state describes it.

/// A button of a screen.
public struct ScreenControl: Equatable, Sendable {
    /// What stands on it, or what a screen reader says where it has an icon alone.
    public var label: LocalizedText
    /// Whether tapping it does something now.
    public var isEnabled: Bool

    /// Describes a button.
    public init(label: LocalizedText, isEnabled: Bool = true) {
        (self.label, self.isEnabled) = (label, isEnabled)
    }
}
