// Actions on their way into the page and back.

import Foundation

/// Writes a screen's actions into the page, so that they come back typed.
public struct ActionEncoder<Action: Codable & Sendable> {
    /// An encoder; drawings are given theirs.
    public init() {}

    // A private-use character: what is typed takes its place in the page's script.
    private static var typedText: String { "\u{F8FF}" }
    private static var typedNumber: Double { -1_234_567.5 }

    /// Tapping does this.
    public func tap(_ action: Action) -> Attribute { Attribute("data-tap", json(action)) }

    /// Typing into a field does this with the field's text.
    public func typed(_ action: (String) -> Action) -> Attribute {
        Attribute("data-typed", json(action(Self.typedText)))
    }

    /// Moving a slider does this with its value.
    public func moved(_ action: (Double) -> Action) -> Attribute {
        Attribute("data-moved", json(action(Self.typedNumber)))
    }

    /// Return in a field does this.
    public func submitted(_ action: Action) -> Attribute { Attribute("data-submitted", json(action)) }

    /// Pulling a scrolled area down beyond its top does this.
    public func pulled(_ action: Action) -> Attribute { Attribute("data-pulled", json(action)) }

    private func json(_ action: Action) -> String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        // An action that can't be encoded leaves its control dead, which the tests of a simulator see.
        return (try? encoder.encode(action)).map { String(decoding: $0, as: UTF8.self) }
    }
}
