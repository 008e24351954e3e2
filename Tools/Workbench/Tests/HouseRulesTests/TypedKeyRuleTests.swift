import HouseRules
import Testing

struct TypedKeyRuleTests {
    @Test(arguments: [
        "let t = LocalizedText.key(\"a\", table: \"T\")",
        "let t = LocalizedText.key(table: \"T\", key: \"a\", arguments: [])",
        "let t: LocalizedText = .key(\"a\", table: \"T\")", "show(.key(name(of: x), table: T.table))",
        "let t = LocalizedText\n    .key(\n        \"a\",\n        table: \"T\"\n    )",
        "let t: LocalizedText = .`key`(\"a\", table: \"T\")", "return key(\"a\", table: \"T\")",
        "let make = LocalizedText.key", "let make = LocalizedText.key(_:table:)",
        "let t = names.map { .key($0, table: \"T\") }", "let t = names.map(LocalizedText.key)",
        "typealias Said = LocalizedText", "let t = \"\\(string(.key(\"a\", table: \"T\")))\"",
        "return isGood ? .key(\"a\", table: \"T\") : nil",
    ])
    func isFoundInAllThatShipsAndInSimulators(code: String) {
        for path in [
            "Packages/App/Sources/App/A.swift", "Packages/SharedKit/Sources/SharedMedia/A.swift",
            "Packages/App/AppSimulator/Sources/AppSimulator/A.swift",
            "Tools/SimulatorKit/Sources/SimulatorKit/A.swift",
        ] {
            #expect(lines(TypedKeyRule(), code, at: path).count == 1, "\(path)")
        }
    }

    @Test(arguments: [
        "Packages/App/Sources/App/Generated/Texts.swift", "Packages/App/Tests/AppTests/A.swift",
        "Packages/SharedKit/Sources/SharedLocalization/LocalizedText.swift",
        "Tools/Benchmarks/Sources/kit-benchmarks/A.swift",
    ])
    func isFineInGeneratedFilesAndWhereTablesAreBrought(path: String) {
        #expect(lines(TypedKeyRule(), "let t = LocalizedText.key(\"a\", table: \"T\")", at: path).isEmpty)
    }

    @Test(arguments: [
        "let t = Texts.listTitle", "switch t { case .key(let table, let key, _): f(table: table) }",
        "if case let .key(table: a, key: b, arguments: c) = t { }",
        "if case LocalizedText.key(let a, _, _) = t { }",
        "path.append(.key(name))", "f(.key(name), table: t)", "// .key(\"a\", table: \"T\")",
        "let s = \".key(a, table: b)\"", "let t: LocalizedText = .verbatim(name)", "f(key: a, table: b)",
        "let t = bundle.text(key, table: t)",
    ])
    func whatIsNoKeyMadeByHand(code: String) {
        #expect(lines(TypedKeyRule(), code).isEmpty)
    }
}
