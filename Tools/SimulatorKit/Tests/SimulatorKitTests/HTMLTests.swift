// Pages are values, and no text breaks out of their markup.

import Foundation
import SimulatorKit
import Testing

@MainActor
struct HTMLTests {
    @Test func textAndAttributesAreEscaped() {
        let hostile = "<script>\"&'</script>"
        let markup = tag("p", .label(hostile), .identifier("a")) { hostile }.markup
        let safe = "&lt;script&gt;&quot;&amp;&#39;&lt;/script&gt;"
        #expect(markup == "<p aria-label=\"\(safe)\" data-identifier=\"a\">\(safe)</p>")
    }

    @Test func statementsBuildContentInOrder() {
        let markup = box("a b", .id("x")) {
            for number in 1...2 { label("\(number)", "footnote") }
            if markupIsWanted { "yes" } else { "no" }
            Optional<HTML>.none
        }.markup
        #expect(
            markup
                == "<div class=\"a b\" id=\"x\"><p class=\"footnote\">1</p><p class=\"footnote\">2</p>yes</div>"
        )
    }

    @Test func absentAttributesAndEndTagsOfVoidElementsAreLeftOut() {
        let markup = tag(
            "input",
            .label(nil),
            Attribute("disabled", if: false),
            Attribute("required", if: true),
            .none
        )
        #expect(markup.markup == "<input required=\"\"/>")
    }

    @Test func actionsAreWrittenIntoControls() {
        enum Action: Codable { case rowTapped(id: String), typed(String) }
        let on = ActionEncoder<Action>()
        #expect(
            row("A", tap: on.tap(.rowTapped(id: "\"7\""))).markup.contains(
                "data-tap=\"{&quot;rowTapped&quot;:{&quot;id&quot;:&quot;\\&quot;7\\&quot;&quot;}}\""
            )
        )
        #expect(
            tag("input", on.typed { .typed($0) }).markup.contains(
                "{&quot;typed&quot;:{&quot;_0&quot;:&quot;\u{F8FF}&quot;}}"
            )
        )
    }

    @Test(arguments: Icon.allCases) func everyIconIsOneStroke(icon: Icon) {
        let markup = icon.html().markup
        #expect(markup.hasPrefix("<svg class=\"icon\" viewBox=\"0 0 24 24\""))
        #expect(markup.components(separatedBy: "<path").count == 2)
    }

    private var markupIsWanted: Bool { true }
}
