// How things are measured here: processor time, medians of interleaved rounds, ratios in the same run.

import Foundation

/// Seconds of processor time, of all threads or of the calling one.
enum ProcessorTime {
    static var process: Double { seconds(CLOCK_PROCESS_CPUTIME_ID) }
    static var thread: Double { seconds(CLOCK_THREAD_CPUTIME_ID) }

    private static func seconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

/// One line of the report, in the form that the requirement table reads.
struct Measurement: Encodable {
    var name: String
    var value: Double
    var unit: String
    /// What `value` must not exceed.
    var limit: Double?
    /// The row that the measurement stands for.
    var requirement: String?
    var met: Bool?

    init(_ name: String, _ value: Double, _ unit: String, limit: Double? = nil, row: String? = nil) {
        self.name = name
        self.value = value
        self.unit = unit
        self.limit = limit
        requirement = row
        met = limit.map { value <= $0 }
    }

    var line: String {
        let verdict = met.map { $0 ? "met" : "MISSED" } ?? ""
        let bound = limit.map { "<= \($0.formatted(.number.precision(.significantDigits(3))))" } ?? ""
        let shown = value.formatted(.number.precision(.significantDigits(4)))
        return [name.padded(52), shown.padded(10), unit.padded(8), bound.padded(9), verdict].joined(
            separator: " "
        )
    }
}

extension String {
    fileprivate func padded(_ width: Int) -> String {
        padding(toLength: max(width, count), withPad: " ", startingAt: 0)
    }
}

/// Processor seconds of one call of each body: the medians of `rounds` rounds in which they take turns.
func compare(
    rounds: Int = 7,
    _ first: () async throws -> Void,
    _ second: () async throws -> Void
) async throws -> (first: Double, second: Double) {
    func time(_ body: () async throws -> Void) async throws -> Double {
        let start = ProcessorTime.process
        try await body()
        return ProcessorTime.process - start
    }
    try await first()
    try await second()
    var times: [(Double, Double)] = []
    for round in 0..<rounds {
        // Who goes first changes, so that neither always finds the caches warm.
        if round.isMultiple(of: 2) {
            times.append((try await time(first), try await time(second)))
        } else {
            let late = try await time(second)
            times.append((try await time(first), late))
        }
    }
    return (median(times.map(\.0)), median(times.map(\.1)))
}

func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
}
