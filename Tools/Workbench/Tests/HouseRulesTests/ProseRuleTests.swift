import HouseRules
import Testing

struct ProseRuleTests {
    private func comment(_ good: Int, _ bad: [String]) -> String {
        let lines = (0..<good).map { "/// The row \($0), decoded.\nlet row\($0) = 1\n" }
        return lines.joined() + bad.map { "/// \($0)\nlet other = 1\n" }.joined()
    }

    @Test(arguments: [
        "What a person did there.", "Where the feed comes from.", "Who loads wants the newest.",
        "The first sentence. What should happen elsewhere.", "- What: how it ends.\n/// - Which one.",
    ])
    func moreThanFivePercentAreFound(sentence: String) {
        #expect(lines(ProseRule(), comment(10, [sentence])).contains { $0 > 0 })
        #expect(lines(ProseRule(), comment(100, [sentence])).isEmpty, "few may be")
    }

    @Test(arguments: [
        "Whether the row is shown.", "The rows, which are decoded.", "Whatsoever.", "Which one is it?",
        "An example:\n///\n///     What is code", "An example:\n/// ```\n/// What is code\n/// ```",
    ])
    func othersAreFine(sentence: String) {
        #expect(lines(ProseRule(), comment(1, [sentence])).isEmpty)
    }

    @Test func aSentenceMayBeginInTheMiddleOfALine() {
        let text =
            "// The rows of a feed. They\n// come decoded. When\n// they fail, nothing changes.\nlet a = 1"
        #expect(lines(ProseRule(), text).sorted() == [0, 2])
    }

    @Test func longCommentLinesAreFound() {
        let long = String(repeating: "word ", count: 30)
        #expect(lines(ProseRule(), "let a = 1\n/// \(long)\nlet b = \"\(long)\"") == [2])
    }
}

struct NameRuleTests {
    @Test(arguments: [
        "public enum FeedFailure: Error {}", "struct ScrollWish {}", "public enum BrandColour {}",
        "public struct LinkAnswer {}",
    ])
    func oldWordsAreFound(code: String) {
        #expect(lines(NameRule(), code) == [1])
    }

    @Test(arguments: [
        "public enum FeedError: Error {}", "let failure: FeedError", "func f() -> Failure {}",
        "// struct ScrollWish", "struct Loader<Value, Failure: Error> {}",
    ])
    func othersAreFine(code: String) {
        #expect(lines(NameRule(), code).isEmpty)
    }
}
