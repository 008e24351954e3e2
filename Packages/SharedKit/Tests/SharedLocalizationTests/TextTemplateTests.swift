import SharedLocalization
import SharedTesting
import Testing

@Suite struct TextTemplateTests {
    @Test(.proves("KIT-LOC-02"))
    func takesTextsApart() {
        let template = TextTemplate("%2$@ has %1$lld of %d, %.1f%% %02d")
        #expect(
            template.pieces == [
                .placeholder(.init(index: 1, kind: .text, source: "%2$@")), .literal(" has "),
                .placeholder(.init(index: 0, kind: .whole, source: "%1$lld")), .literal(" of "),
                .placeholder(.init(index: 0, kind: .whole, source: "%d")), .literal(", "),
                .placeholder(.init(index: 1, kind: .decimal, precision: 1, source: "%.1f")), .literal("% "),
                .placeholder(.init(index: 2, kind: .whole, minimumDigits: 2, source: "%02d")),
            ]
        )
        #expect(!template.hasStrayPercent)
    }

    @Test(
        .proves("KIT-LOC-02"),
        arguments: ["%", "100 %", "50 %!", "%s", "%#", "%#@", "%#@open", "%1$", "%9999999999d", "%n", "%*d"]
    )
    func strayPercentSignsStandForThemselves(text: String) {
        let template = TextTemplate(text)
        #expect(template.pieces == [.literal(text)])
        #expect(template.hasStrayPercent)
    }

    @Test(.proves("KIT-LOC-02"))
    func variablesCountAsArguments() {
        #expect(
            TextTemplate("%#@a@ %@ %1$#@b@").pieces == [
                .variable(name: "a", index: 0), .literal(" "),
                .placeholder(.init(index: 1, kind: .text, source: "%@")), .literal(" "),
                .variable(name: "b", index: 0),
            ]
        )
    }
}
