import Testing
import WorkbenchKit

struct GraphSectionTests {
    @Test
    func isAppendedOnceThenReplaced() throws {
        let first = try #require(GraphSection.readme("# App\n", with: "graph TD\n  a --> b\n"))
        #expect(first.contains("```mermaid\ngraph TD\n  a --> b\n```"))
        #expect(GraphSection.readme(first, with: "graph TD\n  a --> b") == first)
        let second = try #require(GraphSection.readme(first + "more\n", with: "graph TD\n  a --> c"))
        #expect(second == first.replacing("a --> b", with: "a --> c") + "more\n")
    }

    @Test
    func disorderIsRefused() throws {
        let good = try #require(GraphSection.readme("", with: "g"))
        #expect(GraphSection.readme(good + good, with: "g") == nil)
        #expect(GraphSection.readme(good.replacing("<!-- /graph -->", with: ""), with: "g") == nil)
    }
}
