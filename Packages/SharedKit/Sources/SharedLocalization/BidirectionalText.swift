// Text of unknown direction in the midst of other text (Unicode TR 9).

/// Keeps what is inserted, and the directions that it gives itself, from turning round what stands beside it.
enum BidirectionalText {
    /// The text between FSI and PDI, with each of its paragraphs kept inside.
    ///
    /// Every paragraph is isolated by itself, since an end of paragraph ends every isolate too. A direction
    /// that the text opens is closed before its paragraph ends, and a closing mark without an opening one is
    /// left out.
    ///
    /// - Parameter always: false leaves text as it is that can't run from right to left and has no such
    ///   marks.
    static func isolated(_ text: String, always: Bool) -> String {
        guard always || text.unicodeScalars.contains(where: \.mayTurnDirection) else {
            return text
        }
        return paragraphs(of: text, enclosed)
    }

    /// The text with every direction closed that one of its paragraphs opens, and no other.
    static func balanced(_ text: String) -> String {
        paragraphs(of: text, balanced)
    }

    private static func paragraphs(
        of text: String,
        _ change: (String.UnicodeScalarView) -> String.UnicodeScalarView
    ) -> String {
        var result = String.UnicodeScalarView()
        var paragraph = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar.isParagraphEnd {
                result += change(paragraph)
                result.append(scalar)
                paragraph.removeAll(keepingCapacity: true)
            } else {
                paragraph.append(scalar)
            }
        }
        return String(result + change(paragraph))
    }

    private static func enclosed(_ paragraph: String.UnicodeScalarView) -> String.UnicodeScalarView {
        paragraph.isEmpty
            ? paragraph : "\u{2068}".unicodeScalars + balanced(paragraph) + "\u{2069}".unicodeScalars
    }

    /// The paragraph with every direction closed that it opens, and no other (BD9, X6a, X7).
    private static func balanced(_ paragraph: String.UnicodeScalarView) -> String.UnicodeScalarView {
        var result = String.UnicodeScalarView()
        // The closing marks of the directions that are open, the innermost last.
        var closings: [Unicode.Scalar] = []
        var isolates = 0
        for scalar in paragraph {
            switch scalar {
            case "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}":
                closings.append("\u{202C}")
            case "\u{2066}"..."\u{2068}":
                closings.append("\u{2069}")
                isolates += 1
            case "\u{202C}":
                // Inside an isolate it doesn't close what is open around that.
                guard closings.last == scalar else {
                    continue
                }
                closings.removeLast()
            case "\u{2069}":
                guard isolates > 0 else {
                    continue
                }
                isolates -= 1
                // Embeddings that are open in an isolate end with it.
                while closings.popLast() == "\u{202C}" {}
            default:
                break
            }
            result.append(scalar)
        }
        return result + closings.reversed()
    }
}

extension Unicode.Scalar {
    /// Whether the character is in a block of right-to-left scripts or is a mark that turns text.
    fileprivate var mayTurnDirection: Bool {
        switch value {
        case 0x0590...0x08FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFE,
            0x10800...0x10FFF, 0x1E800...0x1EFFF:
            true
        default: false
        }
    }

    /// Whether the character ends a paragraph (bidirectional class B).
    fileprivate var isParagraphEnd: Bool {
        switch value {
        case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: true
        default: false
        }
    }
}
