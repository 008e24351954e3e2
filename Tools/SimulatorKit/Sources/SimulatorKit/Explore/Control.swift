// The controls of a drawing, found in its markup, so that an app doesn't have to list them twice.

import Foundation

/// Something in a drawing that sends an action.
struct Control: Hashable {
    /// The way that a user operates the control.
    enum Use: String {
        case tap, typed, moved, submitted, pulled
    }

    let use: Use
    /// The action as JSON, with the encoder's placeholder for the typed text or the moved fraction.
    let action: String

    /// The name of the action without its content: the first name in the JSON.
    var name: String {
        action.split(separator: "\"").dropFirst().first.map(String.init) ?? action
    }

    /// All controls of a piece of a page, in order, each once.
    @MainActor
    static func all(in html: HTML) -> [Control] {
        var found: [Control] = []
        var seen: Set<Control> = []
        collect(html) { if seen.insert($0).inserted { found.append($0) } }
        return found
    }

    @MainActor
    private static func collect(_ html: HTML, _ take: (Control) -> Void) {
        switch html {
        case .text, .trusted, .slot: break
        case .group(let pieces): for piece in pieces { collect(piece, take) }
        case .live(_, let draw): collect(draw(), take)
        case .element(_, let attributes, let content):
            let isDisabled = attributes.contains { $0.name == "disabled" && $0.value != nil }
            for attribute in attributes where !isDisabled && attribute.name.hasPrefix("data-") {
                if let use = Use(rawValue: String(attribute.name.dropFirst(5))), let action = attribute.value
                {
                    take(Control(use: use, action: action))
                }
            }
            for piece in content { collect(piece, take) }
        }
    }

    /// The texts in the fields of a piece of a page, in order.
    ///
    /// Sliders don't count: a slider's position may be how far something has played, which no relaunch brings
    /// back. Passwords don't count either, because no app may keep them.
    @MainActor
    static func texts(in html: HTML) -> [String] {
        switch html {
        case .text, .trusted, .slot: []
        case .group(let pieces): pieces.flatMap { texts(in: $0) }
        case .live(_, let draw): texts(in: draw())
        case .element(let name, let attributes, let content):
            switch name {
            case "input":
                attributes.contains { $0.name == "type" && ["range", "password"].contains($0.value) }
                    ? [] : attributes.compactMap { $0.name == "value" ? $0.value : nil }
            case "textarea":
                content.map { if case .text(let text) = $0 { text } else { "" } }
            default: content.flatMap { texts(in: $0) }
            }
        }
    }

    /// The action with these words typed, or moved to this fraction.
    func action(typing text: String, moving fraction: Double) -> String {
        let quoted = (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
        return action.replacingOccurrences(of: "\"\u{F8FF}\"", with: quoted)
            .replacingOccurrences(of: "-1234567.5", with: "\(fraction)")
    }
}
