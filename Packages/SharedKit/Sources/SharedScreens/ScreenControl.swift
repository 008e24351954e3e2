// Controls as a screen's state describes them.

import SharedLocalization

/// A button of a screen.
public struct ScreenControl: Equatable, Sendable {
    /// The text on the button, or the screen reader's name for it if it has an icon alone.
    public var label: LocalizedText
    /// Whether tapping it does something now.
    public var isEnabled: Bool

    /// Describes a button.
    public init(label: LocalizedText, isEnabled: Bool = true) {
        (self.label, self.isEnabled) = (label, isEnabled)
    }
}

/// A field to search with.
public struct ScreenSearch: Equatable, Sendable {
    /// The text that is typed.
    public var query: String
    /// The prompt in the empty field.
    public var prompt: LocalizedText
    /// The screen reader's name for the button that empties the field.
    public var clearLabel: LocalizedText

    /// Describes a field.
    public init(query: String, prompt: LocalizedText, clearLabel: LocalizedText) {
        (self.query, self.prompt, self.clearLabel) = (query, prompt, clearLabel)
    }
}

/// A question with two answers, one of which can't be taken back.
public struct ConfirmationState: Equatable, Sendable {
    /// The question.
    public var title: LocalizedText
    /// The consequence of agreeing.
    public var message: LocalizedText
    /// The button that does it.
    public var agree: LocalizedText
    /// The button that leaves everything as it is.
    public var decline: LocalizedText

    /// Puts a question together.
    public init(title: LocalizedText, message: LocalizedText, agree: LocalizedText, decline: LocalizedText) {
        (self.title, self.message, self.agree, self.decline) = (title, message, agree, decline)
    }
}

/// A message over everything, with the one button that closes it.
public struct AlertState: Equatable, Sendable {
    /// The event that the alert reports.
    public var title: LocalizedText
    /// The details; empty if the title says it all.
    public var message: LocalizedText
    /// The button that closes it.
    public var close: LocalizedText

    /// Puts an alert together.
    public init(title: LocalizedText, message: LocalizedText = .empty, close: LocalizedText) {
        (self.title, self.message, self.close) = (title, message, close)
    }

    /// Says what a failure says.
    public init(_ failure: any UserFacingError, close: LocalizedText) {
        self.init(title: failure.message, message: failure.advice, close: close)
    }
}
