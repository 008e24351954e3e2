// Public names that a Swift developer can guess and search for.

/// Finds words of the house's old dialect in declared names.
public struct NameRule: HouseRule {
    public let name = "names"

    /// The old words at the beginning or inside of a name, with the field's words.
    private static let words: [(old: String, new: String)] = [
        ("Failure", "Error"), ("Patience", "SlowThreshold"), ("Wish", "ScrollRequest"),
        ("Surroundings", "SimulatedServices"), ("Doors", "Interface"), ("Shelf", "Store"),
        ("Hurried", "Accelerated"), ("Rehearsed", "Simulated"), ("Embedded", "Sample"),
        ("Colour", "Color"), ("Provenance", "Origin"), ("Answer", "Response or Result"),
    ]
    private static let keywords: Set = [
        "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype",
    ]

    /// Creates the rule.
    public init() {}

    public func findings(in contents: HouseContents) -> [Finding] {
        contents.sources.filter(\.isProduct).flatMap { source -> [Finding] in
            zip(source.tokens, source.tokens.dropFirst()).compactMap { keyword, declared in
                guard Self.keywords.contains(keyword.text), declared.text.first?.isUppercase == true,
                    let word = Self.words.first(where: { declared.text.contains($0.old) })
                else { return nil }
                return Finding(
                    path: source.path,
                    line: declared.line,
                    rule: name,
                    message: "\(declared.text): say \(word.new), not \(word.old)"
                )
            }
        }
    }
}
