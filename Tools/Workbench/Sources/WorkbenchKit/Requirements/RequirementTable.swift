// The requirement rows with their proofs.

/// Combines the packages' requirements with the results of their tests and benchmarks.
public struct RequirementTable: Sendable {
    /// A package's rows with their proofs.
    public struct Section: Sendable {
        /// The package.
        public var package: PackageFolder
        /// The status that its team declares.
        public var status: RequirementFile.Status
        /// Its rows.
        public var rows: [Proof]

        /// The numbers of proven rows and of all rows of a kind.
        public func count(_ kind: RequirementRow.Kind) -> (proven: Int, all: Int) {
            let rows = rows.filter { $0.row.kind == kind }
            return (rows.count { $0.isProven }, rows.count)
        }
    }

    /// A row with its evidence.
    public struct Proof: Sendable {
        /// The row.
        public var row: RequirementRow
        /// Whether its package names it as one for later.
        public var isLater: Bool
        /// Every test that names it.
        public var tests: [TestRecord]
        /// Every benchmark that names it.
        public var benchmarks: [BenchmarkVerdict]

        /// Whether something names the row, all that does passed, and nothing of it is left for later.
        public var isProven: Bool {
            !isLater && !(tests.isEmpty && benchmarks.isEmpty) && tests.allSatisfy { $0.outcome == .passed }
                && benchmarks.allSatisfy(\.met)
        }
    }

    /// The packages that have a requirement file.
    public let sections: [Section]
    /// Rows that a test or a benchmark names and no file has, with the test or benchmark.
    public let strangers: [(row: String, namedBy: String)]

    /// Creates the table from its parts.
    public init(
        files: [(package: PackageFolder, file: RequirementFile)],
        results: [PackageResult],
        benchmarks: [BenchmarkVerdict]
    ) {
        let records = Dictionary(results.flatMap(\.tests).map { ($0.id, $0) }) { first, _ in first }
        var tests: [String: [TestRecord]] = [:]
        for result in results {
            for (row, ids) in result.testsOfRow {
                // A test that the trait reports and the event stream doesn't has not shown that it passed.
                tests[row, default: []] += ids.map { records[$0] ?? TestRecord(id: $0, outcome: .failed) }
            }
        }
        sections = files.map { package, file in
            let rows = file.rows.map { row in
                Proof(
                    row: row,
                    isLater: file.later.contains(row.id),
                    tests: (tests[row.id] ?? []).sorted { $0.id < $1.id },
                    benchmarks: benchmarks.filter { $0.requirement == row.id }
                )
            }
            return Section(package: package, status: file.status, rows: rows)
        }
        let known = Set(files.flatMap { $0.file.rows.map(\.id) })
        strangers =
            tests.sorted { $0.key < $1.key }.filter { !known.contains($0.key) }
            .map { ($0.key, $0.value.first?.shortName ?? "?") }
            + benchmarks.filter { !known.contains($0.requirement) }.map { ($0.requirement, $0.name) }
    }

    /// Unproven must and derived rows of finished packages, and of standing ones unless they are for later.
    public var unmet: [(package: Section, proof: Proof)] {
        sections.flatMap { section in
            section.rows.filter { proof in
                guard proof.row.kind != .beyond, !proof.isProven else { return false }
                return section.status == .finished || section.status == .standing && !proof.isLater
            }.map { (section, $0) }
        }
    }

    /// Whether no finished or standing package lacks a proof and no unknown row is named.
    public var isGood: Bool { unmet.isEmpty && strangers.isEmpty }

    /// Every row with its evidence, then the packages with their counts, then the problems.
    public var lines: [String] {
        var lines: [String] = []
        var counts = TextTable("Package", "must", "derived", "beyond", "status")
        for section in sections {
            lines += ["\(section.package.name) (\(section.status.rawValue))"] + section.rows.map(Self.line)
            let numbers = RequirementRow.Kind.allCases.map { kind in
                let (proven, all) = section.count(kind)
                return all == 0 ? "-" : "\(proven)/\(all)"
            }
            counts.add(section.package.name, numbers[0], numbers[1], numbers[2], section.status.rawValue)
        }
        lines += [""] + counts.lines
        lines += strangers.map { "✘ \($0.row) is named by \($0.namedBy) but is in no requirement file" }
        lines += unmet.map { section, proof in
            let way = section.status == .standing ? "; prove it or name it in the file's line Later:" : ""
            return
                "✘ \(proof.row.id) is \(proof.row.kind.rawValue), its package is \(section.status.rawValue), "
                + "and nothing proves it\(way)"
        }
        return lines
    }

    private static func line(_ proof: Proof) -> String {
        let names =
            proof.tests.map { ($0.outcome == .passed ? "" : "\($0.outcome.rawValue): ") + $0.shortName }
            + proof.benchmarks.map { "bench \($0.name)" + ($0.met ? "" : " (figure not met)") }
        let mark = proof.isLater ? "○" : proof.isProven ? "✔" : "·"
        return "  \(mark) \(proof.row.id)  \(proof.row.kind.rawValue)  " + (proof.isLater ? "later; " : "")
            + (names.isEmpty ? "nothing yet" : names.joined(separator: ", "))
    }
}
