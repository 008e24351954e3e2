// Controls as a screen's state describes them.

import SharedLocalization

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

/// A field to search with.
public struct ScreenSearch: Equatable, Sendable {
    /// What is typed.
    public var query: String
    /// What stands in the empty field.
    public var prompt: LocalizedText
    /// What a screen reader says of the button that empties it.
    public var clearLabel: LocalizedText

    /// Describes a field.
    public init(query: String, prompt: LocalizedText, clearLabel: LocalizedText) {
        (self.query, self.prompt, self.clearLabel) = (query, prompt, clearLabel)
    }
}

/// A question with two answers, one of which can't be taken back.
public struct ConfirmationState: Equatable, Sendable {
    /// What is asked.
    public var title: LocalizedText
    /// What comes of it.
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
    /// What happened.
    public var title: LocalizedText
    /// What else there is to say; empty if the title says it all.
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
