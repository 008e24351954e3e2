import Foundation
import SharedTesting
import Testing

/// The package's own sources, apart from their comments.
@Suite struct OwnSourceTests {
    /// The patterns that make or reach a singleton, or make a thread by hand.
    private static let forbidden = [
        #"static\s+let\s+`?(shared|standard|default)\b"#, #"static\s+var\s+\w+\s*(:[^={]+)?="#,
        #"\.\s*shared\b"#, #"UserDefaults\s*\.\s*standard"#, #"NotificationCenter\s*\.\s*default"#,
        #"\bThread\s*[.({]"#, #"pthread_"#,
    ]

    private static func findings(in source: String) throws -> [String] {
        let code = source.replacing(/\/\/.*/, with: "")
        // With simple word boundaries: by default, a period between two words would join them to one.
        return try forbidden.filter { code.contains(try Regex($0).wordBoundaryKind(.simple)) }
    }

    @Test(.proves("PUB-13")) func nothingInThePackageIsASingletonOrAThreadMadeByHand() throws {
        let here = URL(filePath: #filePath).deletingLastPathComponent()
        let package = here.appending(path: "../..").standardizedFileURL
        var files = 0
        for folder in ["Sources", "PublisherFactsSimulator/Sources"] {
            let root = package.appending(path: folder)
            for path in try FileManager.default.subpathsOfDirectory(atPath: root.path)
            where path.hasSuffix(".swift") {
                let source = try String(contentsOf: root.appending(path: path), encoding: .utf8)
                #expect(try Self.findings(in: source) == [], "\(path)")
                files += 1
            }
        }
        #expect(files > 20, "the sources are where they are looked for")
    }

    @Test(
        arguments: [
            "static let shared = FactLibrary()", "public static let `default`: A = A()",
            "static var count = 0",
            "URLSession.shared.dataTask(with: url)", "URLSession\n    .shared",
            "UserDefaults.standard.set(1)",
            "NotificationCenter.default.post(note)", "Thread { }.start()", "Thread(block: work)",
            "Thread.detachNewThread { }", "pthread_create(&thread, nil, work, nil)",
        ]
    )
    func eachOfThemWouldBeFound(code: String) throws {
        #expect(try Self.findings(in: "struct A {\n    \(code)\n}") != [])
    }

    @Test(arguments: ["// URLSession.shared", "static let limit = 3", "static var all: [Int] { [] }"])
    func whatOnlyLooksLikeItIsFine(code: String) throws {
        #expect(try Self.findings(in: code) == [])
    }
}
