import Foundation
import HouseRules
import SharedTesting
import Testing
import WorkbenchKit

struct FloorTests {
    @Test(
        arguments: [
            "let n = String.Encoding.utf8.ianaName", "let e = String.Encoding(ianaName: \"x\")",
            "var o: Data.Base64EncodingOptions = .base64URLAlphabet",
            "let u = UUID.random(using: &generator)",
            "let l = Locale.preferredLocales", "let t = URL.Template(\"x\")",
            "let e = #Expression<Int, Int> { $0 }",
            "let s = DateComponents.ISO8601FormatStyle()",
            "let s = Date.AnchoredRelativeFormatStyle(anchor: d)",
            "for d in calendar.dates(byAdding: .day, startingAt: d) { }",
            "let r = list.indices(where: { $0 > 1 })",
            "let r = RangeSet<Int>()", "let n: Int128 = 1", "let s = String(validating: b, as: UTF8.self)",
            "NotificationCenter.MainActorMessage.self", "let s = style.discreteInput(after: d)",
        ]
    )
    func newerSymbolsAreFoundByName(code: String) {
        #expect(Set(lines(NewerSymbolRule(), code)) == [1])
    }

    @Test(arguments: [
        "let i = list.indices(of: 1)", "let n = Int.random(using: &generator)",
        "let i = list.firstIndex(where: { $0 > 1 })",
        "enum Kind { case category }\nlet k = Kind.category\nlet l = a.category",
        "// Locale.preferredLocales",
    ])
    func olderOnesAndOurOwnAreNot(code: String) {
        #expect(lines(NewerSymbolRule(), code).isEmpty)
    }

    #if os(Linux)
        @Test(.daily("compiles the standard library for iOS"))
        func theCompilerFindsWhatIsNewerThanTheFloor() throws {
            try withTemporaryFolder { root in
                let files = [
                    "Packages/SharedKit/Sources/SharedCore/A.swift": """
                    import Foundation
                    public final class Gate: Sendable {
                        let lock = NSLock()
                        public init() {}
                    }
                    """,
                    "Packages/SharedKit/Sources/SharedNavigation/A.swift": """
                    import Observation
                    import SharedCore
                    @MainActor @Observable public final class Model {
                        public var count = 0
                        let gate = Gate()
                    }
                    public func newer(_ model: Model) async {
                        let a: InlineArray<2, Int> = [1, 2]
                        _ = Int128(a[0])
                    }
                    """,
                    "Packages/App/Sources/App/A.swift": """
                    import Observation
                    struct Row { var id: MissingHere }
                    func f() { _ = UInt128(1) }
                    """,
                ]
                for (path, text) in files {
                    try FileManager.default.createDirectory(
                        at: root.appending(path: path).deletingLastPathComponent(),
                        withIntermediateDirectories: true
                    )
                    try Data(text.utf8).write(to: root.appending(path: path))
                }
                // The library takes long to compile the first time, so it is shared with `make lint` if that
                // has one.
                let build = ProcessInfo.processInfo.environment["WORKBENCH_BUILD"].map { URL(filePath: $0) }
                let house = House(root: root, buildFolder: build)
                let findings = try FloorCheck(house: house, interruption: Interruption()).findings(
                    in: HouseContents(files: files)
                )
                let places = findings.map { "\($0.path.split(separator: "/")[3]):\($0.line)" }
                #expect(Set(places) == ["SharedNavigation:8", "SharedNavigation:9", "App:3"])
            }
        }
    #endif
}

private func withTemporaryFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "house-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
}
