import HouseRules
import Testing

struct ReasonRuleTests {
    @Test(arguments: [
        "final class A: @unchecked Sendable { }", "nonisolated(unsafe) let a = 1",
        "@preconcurrency import Foundation",
        "precondition(a > 0)", "MainActor.assumeIsolated { }",
        "/// Holds things.\nfinal class A: @unchecked Sendable { }", "// A comment.\n\nprecondition(a > 0)",
    ])
    func wantsAReason(code: String) {
        #expect(lines(ReasonRule(), code).count == 1)
    }

    @Test(arguments: [
        "// Only ever set before the first read.\nnonisolated(unsafe) let a = 1",
        "precondition(a > 0)  // Callers are our own.",
        "/// - Note: `@unchecked Sendable`: reached under the lock only.\nfinal class A: @unchecked Sendable { }",
        "/// It is `nonisolated(unsafe)`, because.\nnonisolated(unsafe) let a = 1",
        "/// `@unchecked Sendable`, because.\n@MainActor\nfinal class A: @unchecked Sendable { }",
    ])
    func takesAReason(code: String) {
        #expect(lines(ReasonRule(), code).isEmpty)
    }
}
