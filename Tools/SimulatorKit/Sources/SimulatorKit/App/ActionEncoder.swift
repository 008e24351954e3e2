// Encodes actions on their way into the page and back.

import Foundation

/// Writes a screen's actions into the page, so that they come back typed.
public struct ActionEncoder<Action: Codable & Sendable> {
    /// Makes an encoder; drawings are given theirs.
    public init() {}

    // A private-use character; the typed text replaces it in the page's script.
    private static var typedText: String { "\u{F8FF}" }
    private static var typedNumber: Double { -1_234_567.5 }

    /// The action of tapping.
    public func tap(_ action: Action) -> Attribute { Attribute("data-tap", json(action)) }

    /// The action of typing into a field, with the field's text.
    public func typed(_ action: (String) -> Action) -> Attribute {
        Attribute("data-typed", json(action(Self.typedText)))
    }

    /// The action of moving a slider, with its value.
    public func moved(_ action: (Double) -> Action) -> Attribute {
        Attribute("data-moved", json(action(Self.typedNumber)))
    }

    /// The action of Return in a field.
    public func submitted(_ action: Action) -> Attribute { Attribute("data-submitted", json(action)) }

    /// The action of pulling a scrolled area down beyond its top.
    public func pulled(_ action: Action) -> Attribute { Attribute("data-pulled", json(action)) }

    private func json(_ action: Action) -> String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        // An action that can't be encoded leaves its control dead, which the tests of a simulator see.
        return (try? encoder.encode(action)).map { String(decoding: $0, as: UTF8.self) }
    }
}
