// What the last benchmarks say about rows that are about speed.

import Foundation

/// A benchmark that names a requirement row and met its figure or didn't.
///
/// `make bench` leaves files in `<build>/workbench/bench`, each a JSON object with `measurements`: an array of objects
/// with `name`, and for those that stand for a row also `requirement` and `met`. Other fields are its own business.
public struct BenchmarkVerdict: Equatable, Sendable {
    /// What was measured.
    public var name: String
    /// The row.
    public var requirement: String
    /// Whether the figure was met.
    public var met: Bool

    /// Tells what a benchmark says about a row.
    public init(name: String, requirement: String, met: Bool) {
        self.name = name
        self.requirement = requirement
        self.met = met
    }

    private struct File: Codable {
        struct Measurement: Codable {
            var name: String
            var requirement: String?
            var met: Bool?
        }
        var measurements: [Measurement]
    }

    /// The files of a folder that hold verdicts, by name; none when there is no such folder.
    public static func files(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { $0.hasSuffix(".json") }.map { folder.appending(path: $0) }
    }

    /// Writes a file that holds these verdicts and nothing else.
    ///
    /// - Throws: What the file system throws.
    public static func write(_ verdicts: [BenchmarkVerdict], to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let measurements = verdicts.map {
            File.Measurement(name: $0.name, requirement: $0.requirement, met: $0.met)
        }
        try encoder.encode(File(measurements: measurements)).write(to: file, options: .atomic)
    }

    /// Reads one file.
    ///
    /// - Throws: The decoder's error for a file that is no such file.
    public static func all(in file: URL) throws -> [BenchmarkVerdict] {
        try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).measurements.compactMap {
            measurement in
            measurement.requirement.map {
                BenchmarkVerdict(name: measurement.name, requirement: $0, met: measurement.met ?? false)
            }
        }
    }
}
