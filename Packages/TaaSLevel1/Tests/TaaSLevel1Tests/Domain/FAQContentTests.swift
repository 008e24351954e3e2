import Foundation
import SharedJSON
import SharedTesting
import TaaSLevel1
import Testing

@Suite struct FAQContentTests {
    private func read(_ json: String) async throws -> FAQContent {
        try await JSONLoader().load(FAQContent.self, from: .data(Data(json.utf8), name: "faq.json"))
    }

    @Test(.proves("TAAS-03"), arguments: 0...4)
    func theFileAloneSaysHowManyImagesThereAre(count: Int) async throws {
        let addresses = (0..<count).map { "\"https://example.org/\($0).jpg\"" }.joined(separator: ",")
        let content = try await read(#"{"introduction":"Hi","images":[\#(addresses)],"questions":[]}"#)
        #expect(content.images.map(\.address) == (0..<count).map { "https://example.org/\($0).jpg" })
        #expect(!content.isEmpty)
    }

    @Test(.proves("TAAS-03")) func whatIsBadInItDoesNotTakeTheRestWithIt() async throws {
        let content = try await read(
            """
            {"introduction": 7, "images": ["https://example.org/a.png", null, 3],
             "questions": [{"question": " One ", "answer": "1"}, {"question": "Two"}, null,
              {"question": "  ", "answer": "blank"}, {"question": "One", "answer": "again"}]}
            """
        )
        #expect(content.introduction.isEmpty)
        #expect(content.images.count == 1)
        #expect(content.questions.map(\.question) == ["One", "One"])
        #expect(Set(content.questions.map(\.id)).count == 2, "equal questions have identities of their own")
    }

    @Test(.proves("TAAS-03"), arguments: ["[]", "{}", #"{"questions": 3}"#, "{", ""])
    func whatIsNoFAQIsRefused(json: String) async throws {
        await #expect(throws: JSONError.self) { try await read(json) }
    }

    @Test(.proves("TAAS-16")) func anIdentityFollowsFromTheQuestion() {
        func ids(_ questions: String...) -> [FAQQuestionID] {
            FAQContent(introduction: "", images: [], questions: questions.map { ($0, "answer") })
                .questions.map(\.id)
        }
        #expect(ids("a", "b").reversed() == ids("b", "a"))
        #expect(ids("a", "a")[0] == ids("a")[0])
    }
}
