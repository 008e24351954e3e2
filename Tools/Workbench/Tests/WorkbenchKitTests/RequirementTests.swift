import Foundation
import SharedTesting
import Testing
import WorkbenchKit

struct RequirementTests {
    private let kit = PackageFolder(name: "Kit", path: "Packages/Kit", kind: .app)

    private func file(_ status: String, later: String = "") throws -> RequirementFile {
        try RequirementFile(
            """
            # Kit: requirements

            Status: \(status)

            \(later)

            ## Screens

            - `list`
            - `share` (host request)

            ## Rows

            | ID | Kind | Requirement |
            |---|---|---|
            | KIT-A-01 | must | Does `this` | that. |
            | KIT-A-02 | derived | Is fast. |
            | KIT-A-03 | beyond | Delights. |
            """
        )
    }

    private func table(
        status: String = "finished",
        later: String = "",
        _ outcomes: [(String, [TestRecord.Outcome])],
        benchmarks: [BenchmarkVerdict] = []
    ) throws -> RequirementTable {
        var result = PackageResult(package: "Kit", tests: [])
        for (row, outcomes) in outcomes {
            for (index, outcome) in outcomes.enumerated() {
                let id = "M.T/\(row)\(index)()/T.swift:1:1"
                result.tests.append(TestRecord(id: id, outcome: outcome))
                result.testsOfRow[row, default: []].append(id)
            }
        }
        return RequirementTable(
            files: [(kit, try file(status, later: later))],
            results: [result],
            benchmarks: benchmarks
        )
    }

    @Test
    func fileIsRead() throws {
        let file = try file("standing")
        #expect(file.status == .standing)
        #expect(file.screens == ["list", "share"])
        #expect(file.rows.map(\.id) == ["KIT-A-01", "KIT-A-02", "KIT-A-03"])
        #expect(file.rows.map(\.kind) == [.must, .derived, .beyond])
        #expect(file.rows.first?.text == "Does `this` | that.")
    }

    @Test(arguments: [
        ("nothing", 0), ("Status: done", 1), ("Status: finished\n| A-1 | may | x |", 2),
        ("Status: finished\n| A-1 | must | x |\n| A-1 | must | x |", 3),
        ("Status: standing\nLater: A-1, A-2.\n| A-1 | must | x |", 2),
    ])
    func damagedFilesAreRefusedWithTheirLine(text: String, line: Int) {
        do throws(RequirementFile.Problem) {
            _ = try RequirementFile(text)
            Issue.record("was read")
        } catch {
            #expect(error.line == line)
        }
    }

    @Test
    func aRowCountsOnlyIfEveryTestOfItPassed() throws {
        #expect(try table([("KIT-A-01", [.passed, .passed]), ("KIT-A-02", [.passed])]).isGood)
        for bad in [TestRecord.Outcome.failed, .skipped] {
            let table = try table([("KIT-A-01", [.passed, bad]), ("KIT-A-02", [.passed])])
            #expect(table.unmet.map(\.proof.row.id) == ["KIT-A-01"])
        }
    }

    @Test
    func aTestThatTheStreamDoesNotKnowProvesNothing() throws {
        let result = PackageResult(package: "Kit", tests: [], testsOfRow: ["KIT-A-01": ["M.T/gone()"]])
        let table = RequirementTable(files: [(kit, try file("finished"))], results: [result], benchmarks: [])
        #expect(table.unmet.map(\.proof.row.id) == ["KIT-A-01", "KIT-A-02"])
    }

    @Test
    func whatIsInWorkNeedNotBeComplete() throws {
        #expect(try table(status: "in work", []).isGood)
        #expect(try table(status: "standing", []).unmet.map(\.proof.row.id) == ["KIT-A-01", "KIT-A-02"])
        #expect(try table(status: "finished", []).unmet.map(\.proof.row.id) == ["KIT-A-01", "KIT-A-02"])
        let lines = try table(status: "standing", [("KIT-A-01", [.passed])]).lines
        #expect(lines.contains { $0.hasPrefix("Kit ") && $0.contains("1/1") && $0.contains("0/1") })
        #expect(lines.contains { $0.contains("KIT-A-01") && $0.contains("M.T/KIT-A-010()") })
    }

    @Test
    func whatIsForLaterIsNamedAndNotProven() throws {
        let later = "Later: KIT-A-02 (its second half), KIT-A-03."
        let proven: [(String, [TestRecord.Outcome])] = [("KIT-A-01", [.passed]), ("KIT-A-02", [.passed])]
        let standing = try table(status: "standing", later: later, proven)
        #expect(standing.isGood)
        #expect(standing.lines.contains { $0.hasPrefix("  ○ KIT-A-02  derived  later; M.T/KIT-A-020()") })
        #expect(standing.lines.contains { $0.hasPrefix("Kit ") && $0.contains("0/1") })
        #expect(try table(status: "standing", later: later, []).unmet.map(\.proof.row.id) == ["KIT-A-01"])
        #expect(
            try table(later: later, proven).unmet.map(\.proof.row.id) == ["KIT-A-02"],
            "finished is finished"
        )
    }

    @Test
    func benchmarksThatMeetTheirFigureStandForARow() throws {
        func met(_ values: Bool...) throws -> Bool {
            let verdicts = values.map { BenchmarkVerdict(name: "b", requirement: "KIT-A-02", met: $0) }
            return try table([("KIT-A-01", [.passed])], benchmarks: verdicts).isGood
        }
        #expect(try met(true))
        #expect(try !met(false))
        #expect(try !met(true, false))
    }

    @Test
    func aRowThatNoFileHasIsReported() throws {
        let table = try table([("KIT-A-01", [.passed]), ("KIT-A-02", [.passed]), ("KIT-A-99", [.passed])])
        #expect(!table.isGood)
        #expect(table.lines.contains { $0.contains("KIT-A-99") && $0.contains("no requirement file") })
    }

    @Test
    func resultsAndBenchmarksAreFoundOnDisk() throws {
        try withTemporaryFolder { root in
            let house = House(root: root)
            try root.write("", to: "Packages/App/Package.swift")
            try root.write("", to: "Packages/App/Sources/App/App.swift")
            try root.write(
                "Status: finished\n| APP-1 | must | x |\n| APP-2 | must | y |",
                to: "Packages/App/REQUIREMENTS.md"
            )
            #expect(try RequirementCheck(house: house).table().notes.count == 1)
            try root.write(
                #"{"measurements":[{"name":"b","requirement":"APP-2","met":true,"ns":3},{"name":"c"}]}"#,
                to: ".build/workbench/bench/App.json"
            )
            try root.write("", to: ".build/workbench/tests/App.json")
            let id = "M.t()/T.swift:1:1"
            try PackageResult(
                package: "App",
                tests: [TestRecord(id: id, outcome: .passed)],
                testsOfRow: ["APP-1": [id]]
            ).save(to: root.appending(path: ".build/workbench/tests/App.json"))
            let (table, notes) = try RequirementCheck(house: house).table()
            #expect(table.isGood)
            #expect(notes.isEmpty)
            let later = Date(timeIntervalSinceNow: 60)
            let source = root.appending(path: "Packages/App/Sources/App/App.swift")
            try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: source.path)
            #expect(try RequirementCheck(house: house).table().notes.first?.contains("has changed") == true)
        }
    }

    @Test
    func verdictsAreReadAsTheyAreWritten() throws {
        try withTemporaryFolder { folder in
            let verdicts = [true, false].map {
                BenchmarkVerdict(name: "b \($0)", requirement: "A-1", met: $0)
            }
            let file = folder.appending(path: "check.json")
            try BenchmarkVerdict.write(verdicts, to: file)
            #expect(try BenchmarkVerdict.all(in: file) == verdicts)
        }
    }

    @Test(arguments: [
        ("App.json", "Packages/App"), ("App.json", "Tools/Benchmarks"), ("any-check.json", "Packages/App"),
    ])
    func benchmarksThatAreOlderThanTheSourcesDoNotCount(name: String, changed: String) throws {
        try withTemporaryFolder { root in
            let house = House(root: root)
            for package in ["Packages/App", "Packages/Other", "Tools/Benchmarks"] {
                try root.write("", to: "\(package)/Package.swift")
                try root.write("", to: "\(package)/Sources/Code/Code.swift")
                try root.write("", to: "\(package)/Tests/CodeTests/CodeTests.swift")
            }
            try root.write("Status: finished\n| APP-1 | must | x |", to: "Packages/App/REQUIREMENTS.md")
            try root.write(
                #"{"measurements":[{"name":"b","requirement":"APP-1","met":true}]}"#,
                to: ".build/workbench/bench/\(name)"
            )
            func change(_ path: String) throws {
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSinceNow: 60)],
                    ofItemAtPath: root.appending(path: path).path
                )
            }
            func isStale() throws -> Bool {
                let (table, notes) = try RequirementCheck(house: house).table()
                #expect(table.isGood != notes.contains { $0.contains(name) })
                return !table.isGood
            }
            if name == "App.json" { try change("Packages/Other/Sources/Code/Code.swift") }
            try change("Packages/App/Tests/CodeTests/CodeTests.swift")
            #expect(try !isStale())
            try change("\(changed)/Sources/Code/Code.swift")
            #expect(try isStale())
        }
    }

    @Test
    func rowsAreReadAsTheTraitWritesThem() throws {
        try withTemporaryFolder { folder in
            try folder.write("B-1\tM.b()\nA-1\tM.a()\nB-1\tM.a()\nB-1\tM.b()\nbroken\n", to: "rows.txt")
            let rows = RowFile.testsOfRow(at: folder.appending(path: "rows.txt"))
            #expect(rows == ["A-1": ["M.a()"], "B-1": ["M.a()", "M.b()"]])
            #expect(RowFile.testsOfRow(at: folder.appending(path: "none")).isEmpty)
        }
    }
}
