import Foundation
import WorkbenchKit

/// A repository of tiny packages with a stand-in for the Swift tool, whose builds and tests are scripted.
struct TesterSandbox {
    let root: URL
    let console = RecordingConsole()

    var house: House { House(root: root) }

    /// Writes an app package per name with its one source.
    init(root: URL, packages: [String: String]) throws {
        self.root = root
        for (name, source) in packages {
            try root.write("", to: "Packages/\(name)/Package.swift")
            try root.write(source, to: "Packages/\(name)/Sources/\(name)/A.swift")
        }
        try setBuild("exit 0")
    }

    /// Has `swift build` run this script.
    func setBuild(_ script: String) throws {
        try program("#!/bin/sh\n[ \"$1\" = build ] || exit 0\n\(script)", at: "swift")
    }

    /// Has the package's tests write these events, then run the script.
    ///
    /// The script sees the event file as `out`, the filter as `filter`.
    func setTests(_ package: String, _ events: [String], then script: String) throws {
        let text = """
            #!/bin/sh
            while [ $# -gt 1 ]; do
              [ "$1" = --event-stream-output-path ] && out="$2"
              [ "$1" = --filter ] && filter="$2"
              shift
            done
            echo run >> "\(root.path)/\(package).runs"
            printf 'A-1\\tM.a()/T.swift:1:1\\n' > "$REQUIREMENT_ROWS_FILE"
            cat > "$out" <<'EVENTS'
            \(events.joined(separator: "\n"))
            EVENTS
            \(script)
            """
        try program(text, at: ".build/debug/\(package)PackageTests.xctest")
    }

    func tester(_ options: TestOptions = TestOptions()) -> PackageTester {
        PackageTester(
            house: house,
            console: console,
            interruption: Interruption(),
            options: options,
            swift: root.appending(path: "swift").path
        )
    }

    func test(_ options: TestOptions = TestOptions()) async throws -> Bool {
        try await tester(options).test(house.packages())
    }

    /// The number of runs of the package's tests.
    func runs(_ package: String) -> Int {
        (try? root.text(at: "\(package).runs"))?.split(separator: "\n").count ?? 0
    }

    /// The stored result of the package.
    func saved(_ package: String) -> PackageResult? {
        house.packages().first { $0.name == package }
            .flatMap { PackageResult.saved(at: PackageTester.resultFile(of: $0, in: house)) }
    }

    private func program(_ text: String, at path: String) throws {
        try root.write(text, to: path)
        chmod(root.appending(path: path).path, 0o755)
    }
}
