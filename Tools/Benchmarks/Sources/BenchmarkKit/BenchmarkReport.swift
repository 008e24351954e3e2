// The results of a run, in the form that is written to a file.

import Foundation

/// The result of one benchmark.
public struct BenchmarkResult: Codable, Equatable, Sendable {
    public var name: String
    /// CPU time of one operation, median over the rounds.
    public var nanoseconds: Double
    /// The fastest and the slowest round.
    public var fastest: Double
    public var slowest: Double
    /// Bytes that one operation leaves allocated, if the platform tells.
    public var bytesKept: Double?
    /// Megabytes read per second, for a benchmark that declares its bytes.
    public var megabytesPerSecond: Double?
    /// The time relative to the same job at the smallest size; 1 is flat.
    public var growth: Double?
    /// The benchmark to compare with, and the cost as a multiple of it.
    public var reference: String?
    public var ratio: Double?
    /// The requirement row that it proves, and whether the figure was met.
    public var requirement: String?
    public var bar: String?
    public var met: Bool?

    /// Makes a result.
    public init(name: String, nanoseconds: Double, fastest: Double, slowest: Double) {
        self.name = name
        self.nanoseconds = nanoseconds
        self.fastest = fastest
        self.slowest = slowest
    }
}

/// The results of one run.
public struct BenchmarkReport: Codable, Equatable, Sendable {
    public var measurements: [BenchmarkResult]

    /// Makes a report.
    public init(measurements: [BenchmarkResult]) {
        self.measurements = measurements
    }

    /// Reads an earlier report.
    public init(contentsOf file: URL) throws {
        self = try JSONDecoder().decode(BenchmarkReport.self, from: Data(contentsOf: file))
    }

    /// Writes the report, and makes its folder.
    public func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try encoder.encode(self).write(to: file, options: .atomic)
    }

    /// Fills in growth, speeds, ratios and verdicts.
    ///
    /// - Parameter rounds: The time of each round, by name. Two benchmarks are compared round by round, so
    ///   that a slow round of the machine affects both alike. Without it medians are compared.
    public mutating func judge(_ benchmarks: [Benchmark], rounds: [String: [Double]] = [:]) {
        let medians = Dictionary(
            measurements.map { ($0.name, [$0.nanoseconds]) },
            uniquingKeysWith: { first, _ in first }
        )
        func ratio(_ name: String, _ reference: String) -> Double? {
            let isPaired = rounds[name]?.count == rounds[reference]?.count
            let times = isPaired ? medians.merging(rounds) { _, rounds in rounds } : medians
            let ratios = zip(times[name] ?? [], times[reference] ?? []).map { $0 / max($1, 1) }.sorted()
            return ratios.isEmpty ? nil : ratios[ratios.count / 2]
        }
        fillInGrowth()
        for index in measurements.indices {
            guard let benchmark = benchmarks.first(where: { $0.name == measurements[index].name }) else {
                continue
            }
            measurements[index].requirement = benchmark.requirement
            if let bytes = benchmark.bytes {
                let time = max(measurements[index].nanoseconds, 1)
                measurements[index].megabytesPerSecond = Double(bytes) * 1_000 / time
            }
            switch benchmark.bar {
            case .nanoseconds(let limit):
                measurements[index].bar = "at most \(Self.time(limit))"
                measurements[index].met = measurements[index].nanoseconds <= limit
            case .ratio(let limit, let reference):
                measurements[index].reference = reference
                measurements[index].bar = "at most \(limit)x"
                let ratio = ratio(measurements[index].name, reference)
                measurements[index].ratio = ratio
                measurements[index].met = ratio.map { $0 <= limit } ?? false
            case nil: break
            }
        }
    }

    private mutating func fillInGrowth() {
        let sizes = measurements.map { JobSize($0.name) }
        for (job, members) in Dictionary(grouping: sizes.indices, by: { sizes[$0]?.job }) {
            guard job != nil, members.count > 1 else { continue }
            let ordered = members.sorted { (sizes[$0]?.size ?? 0) < (sizes[$1]?.size ?? 0) }
            let smallest = max(measurements[ordered[0]].nanoseconds, 1)
            for index in ordered.dropFirst() {
                measurements[index].growth = measurements[index].nanoseconds / smallest
            }
        }
    }

    /// One line per benchmark, with its change against an earlier report.
    public func table(baseline: BenchmarkReport? = nil) -> [String] {
        let width = (measurements.map(\.name.count).max() ?? 0) + 2
        return measurements.map { measurement in
            let name = measurement.name.padding(toLength: width, withPad: " ", startingAt: 0)
            var parts = [name + Self.time(measurement.nanoseconds).leftPadded(to: 10)]
            if let ratio = measurement.ratio, let reference = measurement.reference {
                parts.append(String(format: "%.2fx ", ratio) + reference)
            }
            if let growth = measurement.growth {
                parts.append(String(format: "%.2fx the smallest", growth))
            }
            if let speed = measurement.megabytesPerSecond { parts.append(String(format: "%.1f MB/s", speed)) }
            if let bytes = measurement.bytesKept, bytes >= 1 { parts.append("keeps \(Int(bytes)) B") }
            if let bar = measurement.bar {
                parts.append((measurement.met == true ? "met: " : "NOT MET: ") + bar)
            }
            let old = baseline?.measurements.first { $0.name == measurement.name }?.nanoseconds
            if let old, old > 0 {
                parts.append(String(format: "(%.2f of the baseline)", measurement.nanoseconds / old))
            } else if baseline != nil {
                parts.append("(not in the baseline)")
            }
            return parts.joined(separator: "  ")
        }
    }

    static func time(_ nanoseconds: Double) -> String {
        switch nanoseconds {
        case ..<1_000: String(format: "%.0f ns", nanoseconds)
        case ..<1_000_000: String(format: "%.2f µs", nanoseconds / 1_000)
        case ..<1_000_000_000: String(format: "%.2f ms", nanoseconds / 1_000_000)
        default: String(format: "%.2f s", nanoseconds / 1_000_000_000)
        }
    }
}

/// The job and the size in a name such as `move and back/100` or `JSON loader/50 MB`.
private struct JobSize {
    let job: Substring
    let size: Double

    /// Nil for a name that doesn't end in a size.
    init?(_ name: String) {
        guard let match = name.wholeMatch(of: /(.+)\/(\d+)( kB| MB)?/), let number = Double(match.2) else {
            return nil
        }
        job = match.1
        size = number * (match.3 == " kB" ? 1_000 : match.3 == " MB" ? 1_000_000 : 1)
    }
}

extension String {
    fileprivate func leftPadded(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }
}
