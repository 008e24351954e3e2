// The verdicts of the last benchmarks on requirement rows about speed.

import Foundation

/// The verdict of a benchmark on a requirement row: its figure is met or not.
///
/// `make bench` leaves files in `<build>/workbench/bench`. Each is a JSON object with `measurements`, an
/// array of objects with `name`, and `requirement` and `met` if the benchmark proves a row. Other fields are
/// ignored.
public struct BenchmarkVerdict: Equatable, Sendable {
    /// The name of the measurement.
    public var name: String
    /// The row.
    public var requirement: String
    /// Whether the figure was met.
    public var met: Bool

    /// Creates a benchmark's verdict on a row.
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
    /// - Throws: The file system's error.
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
    /// - Throws: The decoder's error for a file in another format.
    public static func all(in file: URL) throws -> [BenchmarkVerdict] {
        try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).measurements.compactMap {
            measurement in
            measurement.requirement.map {
                BenchmarkVerdict(name: measurement.name, requirement: $0, met: measurement.met ?? false)
            }
        }
    }
}
