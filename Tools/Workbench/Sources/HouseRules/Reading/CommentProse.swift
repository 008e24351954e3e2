// The sentences of a Swift file's comments.

/// The comment lines of a file, joined into sentences.
struct CommentProse {
    /// A sentence and the line on which it begins.
    struct Sentence: Equatable {
        var line: Int
        var text: String
    }

    /// Every sentence of a `//` or `///` comment that stands on lines of its own.
    ///
    /// List items begin a sentence; code in a comment, by fence or by indentation, is none.
    let sentences: [Sentence]

    /// Reads the comments of the lines of a file.
    init(_ lines: [String]) {
        var sentences: [Sentence] = []
        var paragraph: [(line: Int, text: Substring)] = []
        var isFenced = false
        func finish() {
            sentences += Self.split(paragraph)
            paragraph = []
        }
        for (index, line) in lines.enumerated() {
            let content = line.drop { $0 == " " }
            guard content.hasPrefix("//") else {
                finish()
                isFenced = false
                continue
            }
            let text = content.drop { $0 == "/" }.dropFirst()
            if text.hasPrefix("```") {
                finish()
                isFenced.toggle()
            } else if isFenced || text.hasPrefix("    ") || text.allSatisfy({ $0 == " " }) {
                finish()
            } else if let item = text.firstMatch(of: /^ *(?:[-*]|\d+\.) +(?:\w+(?: \w+)?: +)?/) {
                finish()
                paragraph.append((index + 1, text[item.range.upperBound...]))
            } else {
                paragraph.append((index + 1, text.drop { $0 == " " }))
            }
        }
        finish()
        self.sentences = sentences
    }

    /// Cuts a paragraph behind each full stop, question mark or exclamation mark that a capital letter
    /// follows.
    private static func split(_ paragraph: [(line: Int, text: Substring)]) -> [Sentence] {
        var sentences: [Sentence] = []
        var current: Sentence?
        for (line, text) in paragraph {
            for part in text.split(separator: " ") {
                let isEnded = current?.text.last.map { ".?!".contains($0) } ?? false
                if isEnded, part.first?.isUppercase == true {
                    sentences += current.map { [$0] } ?? []
                    current = nil
                }
                current = Sentence(
                    line: current?.line ?? line,
                    text: (current.map { $0.text + " " } ?? "") + part
                )
            }
        }
        return sentences + (current.map { [$0] } ?? [])
    }
}
