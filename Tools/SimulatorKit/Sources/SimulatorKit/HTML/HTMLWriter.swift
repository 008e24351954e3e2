// Turns page values into markup.

/// Writes one region and draws the live regions in it as it meets them.
@MainActor
struct HTMLWriter {
    /// Gives the markup of a live region.
    var live: (String, @escaping @MainActor @Sendable () -> HTML) -> String
    /// Gives the markup of the content of a slot.
    var slot: (String) -> String = { _ in "" }

    func markup(of html: HTML) -> String {
        var text = ""
        write(html, to: &text)
        return text
    }

    private func write(_ html: HTML, to text: inout String) {
        switch html {
        case .text(let content): text += content.escaped
        case .trusted(let markup): text += markup
        case .group(let pieces): pieces.forEach { write($0, to: &text) }
        case .live(let id, let draw):
            text += "<div class=\"live\" id=\"\(id.escaped)\">\(live(id, draw))</div>"
        case .slot(let id): text += slot(id)
        case .element(let name, let attributes, let content):
            text += "<" + name
            for attribute in attributes {
                guard let value = attribute.value else { continue }
                text += " \(attribute.name)=\"\(value.escaped)\""
            }
            // Written so that it is well-formed XML too: an image of the screen is an SVG file around it.
            text += Self.void.contains(name) ? "/>" : ">"
            if Self.void.contains(name) { return }
            content.forEach { write($0, to: &text) }
            text += "</\(name)>"
        }
    }

    private static let void: Set<String> = ["br", "hr", "img", "input", "link", "meta"]
}

extension HTML {
    /// The markup of this piece alone, live regions drawn inline and slots left empty.
    @MainActor public var markup: String {
        HTMLWriter(live: { _, draw in draw().markup }).markup(of: self)
    }
}

extension String {
    /// The text, safe as content and inside a double-quoted attribute.
    var escaped: String {
        guard utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x3E || $0 == 0x22 || $0 == 0x27 })
        else {
            return self
        }
        var text = ""
        for character in unicodeScalars {
            switch character {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            default: text.unicodeScalars.append(character)
            }
        }
        return text
    }
}
