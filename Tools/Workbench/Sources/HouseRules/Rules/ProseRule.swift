// Comments that a Swift developer reads without a riddle.

import WorkbenchKit

/// Allows few comment sentences that begin with a relative word, and none of the house's old idioms or long
/// lines.
///
/// "What a person did there." hides the word that a reader searches for; "The user's action." has it.
public struct ProseRule: HouseRule {
    public let name = "prose"

    /// The share of a package's comment sentences that may begin with a relative word.
    public static let limit = 0.05
    /// The line length of `.swift-format`, which doesn't wrap comments.
    private static let lineLength = 110
    /// "Whether" begins the comment of a Boolean and isn't among them.
    private static let relativeWords: Set<Substring> = [
        "What", "Where", "How", "Why", "Who", "Whom", "Whose", "Which", "When", "Whoever", "Whatever",
        "Wherever", "Whichever",
    ]

    /// Creates the rule.
    public init() {}

    public func findings(in contents: HouseContents) -> [Finding] {
        let written = contents.sources.filter { !$0.path.contains("/Generated/") }
        let packages = Dictionary(grouping: written, by: \.package)
        return packages.flatMap { relativeSentences(in: $1, of: $0) } + written.flatMap(longLines)
    }

    private func relativeSentences(in sources: [HouseSource], of package: PackageFolder) -> [Finding] {
        var count = 0
        var relative: [Finding] = []
        for source in sources {
            for sentence in CommentProse(source.lines).sentences {
                count += 1
                let word = sentence.text.prefix { $0.isLetter }
                guard Self.relativeWords.contains(word), !sentence.text.hasSuffix("?") else { continue }
                relative.append(
                    Finding(
                        path: source.path,
                        line: sentence.line,
                        rule: name,
                        message: "begins with “\(word)”; begin with the thing that the sentence is about"
                    )
                )
            }
        }
        guard Double(relative.count) > Self.limit * Double(count) else { return [] }
        return relative + [
            Finding(
                path: package.path,
                line: 0,
                rule: name,
                message: "\(relative.count) of \(count) comment sentences begin with a relative word; "
                    + "at most \(Int(Self.limit * 100)) % may"
            )
        ]
    }

    private func longLines(_ source: HouseSource) -> [Finding] {
        source.lines.enumerated().filter { _, line in
            line.count > Self.lineLength && line.drop { $0 == " " }.hasPrefix("//")
        }.map { index, line in
            Finding(
                path: source.path,
                line: index + 1,
                rule: name,
                message: "a comment line of \(line.count) columns; wrap it at \(Self.lineLength)"
            )
        }
    }
}
