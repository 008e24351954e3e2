import HouseRules
import Testing

struct ShapeRuleTests {
    @Test
    func filesAreSmallAndOpenWithASentence() {
        #expect(lines(FileShapeRule(), "import Foundation\n").count == 1)
        #expect(lines(FileShapeRule(), "// Does this.\nimport Foundation\n").isEmpty)
        #expect(lines(FileShapeRule(), "// Does this.\n" + String(repeating: "\n", count: 399)).isEmpty)
        #expect(lines(FileShapeRule(), "// Does this.\n" + String(repeating: "\n", count: 400)).count == 1)
        #expect(lines(FileShapeRule(), "import Testing\n", at: "Packages/App/Tests/AppTests/A.swift").isEmpty)
    }

    @Test
    func theTopLevelIsFixed() {
        let good = [".build", ".ci", "Makefile", "Packages", "README.md", "Tools"]
        #expect(TopLevelRule().findings(in: HouseContents(topLevel: good)).isEmpty)
        let bad = TopLevelRule().findings(in: HouseContents(topLevel: good + ["Package.swift", "docs"]))
        #expect(bad.map(\.path) == ["Package.swift", "docs"])
    }
}
