import HouseRules
import Testing

struct BannedCallRuleTests {
    @Test(arguments: [
        "try FileManager.default.replaceItemAt(a, withItemAt: b)",
        "try data.write(to: u, options: [.withoutOverwriting])",
        "let s = URLSession(configuration: c)", "session.invalidateAndCancel()", "let c = URLCache()",
        "let v = try JSONDecoder().decode(A.self, from: d)", "JSONSerialization.jsonObject(with: d)",
        "decoder.allowsJSON5 = true", "Bundle.main.localizedString(forKey: k, value: nil, table: nil)",
        "NSLocalizedString(\"a\", comment: \"\")", "let f = NumberFormatter()",
        "try await Task.sleep(for: .seconds(1))",
        "Thread.sleep(forTimeInterval: 1)",
        "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }",
        "RunLoop.main.perform { }", "if Thread.isMainThread { }", "fatalError(\"no\")",
        "preconditionFailure()",
        "let a = try! f()", "let a = b as! C", "isolated deinit { }", "let o = Observations { 1 }",
        "let m = Mutex<Int>(1)", "let a: InlineArray<3, Int> = [1, 2, 3]", "let b = Bundle.module",
        "let d = UserDefaults(suiteName: nil)",
        "PropertyListSerialization.propertyList(from: d, format: nil)",
        "let p = PropertyListDecoder()", "let d = NSDictionary(contentsOf: url)", "Task.immediate { }",
        "fatalError\n(\"no\")",
    ])
    func isFoundInWhatShips(code: String) {
        #expect(lines(BannedCallRule(), code).count == 1)
        #expect(
            lines(BannedCallRule(), code, at: "Packages/SharedKit/Sources/SharedMedia/A.swift").count == 1
        )
    }

    @Test(
        arguments: [
            "let t = Thread { }; Thread(block: { })", "Thread.detachNewThread { }",
            "pthread_create(&t, nil, f, nil)",
        ]
    )
    func appsMakeNoThreads(code: String) {
        #expect(!lines(BannedCallRule(), code).isEmpty)
        #expect(lines(BannedCallRule(), code, at: "Packages/SharedKit/Sources/SharedServer/A.swift").isEmpty)
    }

    @Test(arguments: [
        ("URLSession(configuration: c).invalidateAndCancel()", "SharedNetworking/URLSessionTransport.swift"),
        ("JSONDecoder()", "SharedJSON/JSONLoader.swift"),
        ("Task.sleep(for: d)", "SharedCore/SystemClock.swift"),
        ("Bundle.module", "SharedLocalization/ResourceFolder.swift"),
        ("PropertyListSerialization.self", "SharedLocalization/PropertyListTable.swift"),
    ])
    func theWrapperMayCallWhatItWraps(code: String, file: String) {
        #expect(lines(BannedCallRule(), code, at: "Packages/SharedKit/Sources/\(file)").isEmpty)
        #expect(
            !lines(BannedCallRule(), code, at: "Packages/SharedKit/Sources/SharedMedia/Other.swift").isEmpty
        )
    }

    @Test(arguments: [
        "if try !isDone() { }", "// fatalError(\"no\")", "let a = \"try! this\"",
        "let a = \"\"\"\n  fatalError()\n\"\"\"",
        "let fatalErrorCount = 1", "let a = b as ! C", "mySession.sleep(for: d)",
    ])
    func whatOnlyLooksLikeItIsNot(code: String) {
        #expect(lines(BannedCallRule(), code).isEmpty)
    }

    @Test
    func codeInsideAnInterpolationIsCode() {
        #expect(lines(BannedCallRule(), "let a = \"\\(try! f())\"").count == 1)
    }

    @Test
    func testsMayCallWhatOnlyProductsMayNot() {
        #expect(lines(BannedCallRule(), "JSONDecoder()", at: "Packages/App/Tests/AppTests/A.swift").isEmpty)
        #expect(
            lines(BannedCallRule(), "Task.sleep(for: d)", at: "Packages/App/Tests/AppTests/A.swift") == [1]
        )
    }
}
