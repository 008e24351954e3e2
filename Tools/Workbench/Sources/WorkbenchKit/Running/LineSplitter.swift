// A splitter of byte streams into lines.

import Foundation

/// Takes bytes as they arrive and returns whole lines, without their line feed.
public struct LineSplitter {
    private var rest = Data()

    /// Creates an empty splitter.
    public init() {}

    /// The lines that `data` completes.
    public mutating func lines(adding data: Data) -> [String] {
        rest.append(data)
        guard let last = rest.lastIndex(of: 0x0A) else { return [] }
        let whole = rest[rest.startIndex..<last]
        rest = Data(rest[(last + 1)...])
        return whole.split(separator: 0x0A, omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// The text after the last line feed, if any.
    public mutating func remainder() -> String? {
        defer { rest = Data() }
        return rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self)
    }
}
