import HouseRules
import Testing

struct SingletonRuleTests {
    @Test(
        arguments: [
            "enum A { static let shared = A() }", "struct A { public static let standard = A() }",
            "class A {\n static let `default`: A = A()\n}", "let s = URLSession.shared",
            "let s = URLSession\n    .shared",
            "UserDefaults.standard.set(1, forKey: \"\")", "struct A { static var count = 0 }",
            "struct A { private(set) static var names: [String: Int] = [:] }",
            "class A { static var a: Int?\n }",
            "class A { static var a = 1 { didSet { } } }", "class A { static var a: Int { didSet { } } }",
            "var global = 1",
            "public var global: [Int] = []", "nonisolated(unsafe) var global: Int = 1",
            "@MainActor var state = 1",
            "struct A { @MainActor static var a = 1 }", "NotificationCenter.default.post(x)",
        ]
    )
    func isFound(code: String) {
        #expect(lines(SingletonRule(), code).count == 1)
        #expect(lines(SingletonRule(), code, at: "Tools/Workbench/Sources/A/B.swift").count == 1)
    }

    @Test(arguments: [
        "struct A { static let limit = 3 }", "struct A { static var a: Int { 3 } }", "struct A { var a = 1 }",
        "struct A {\n    static var a:\n        Int\n    { 3 }\n}", "var global: Int { 3 }",
        "func f() { var a = 1 }",
        "protocol P { static var a: Int { get } }", "let shared = 1",
        "enum A { @TaskLocal static var a = 1 }",
        "// static var a = 1", "let a = FileManager.default", "struct A { static var a: [Int] {\n [] } }",
    ])
    func isFine(code: String) {
        #expect(lines(SingletonRule(), code).isEmpty)
    }
}
