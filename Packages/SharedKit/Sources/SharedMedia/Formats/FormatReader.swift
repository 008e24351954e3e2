// The contract of the format readers, and their findings.

/// A request by a reader: skip some bytes, then deliver the next ones.
struct ByteDemand {
    var skip: UInt64 = 0
    /// Bytes to deliver; `nil` when the reader is done.
    var count: Int
    /// Display time of the frame just found, in microseconds, as stored in the file.
    var delay: Int64?

    static let nothing = ByteDemand(count: 0)
}

/// Parses one format piece by piece; each piece has exactly the requested length.
protocol FormatReader: Sendable {
    var findings: ImageFindings { get }

    /// Takes the requested bytes and returns the next request.
    mutating func read(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> ByteDemand
}

/// The findings so far.
struct ImageFindings: Sendable {
    let format: ImageFormat
    /// The size as stored, before rotation.
    var size: PixelSize?
    var orientation = 1
    var isAnimated: Bool?
    /// Total number of plays; nil for ever.
    var playCount: Int? = 1

    var header: ImageHeader? {
        size.map { size in
            // The upper half of the orientations swaps rows and columns.
            let shown = orientation > 4 ? PixelSize(width: size.height, height: size.width) : size
            return ImageHeader(format: format, size: shown, orientation: orientation, isAnimated: isAnimated)
        }
    }
}

extension UnsafeRawBufferPointer {
    func big16(_ at: Int) -> Int { Int(self[at]) << 8 | Int(self[at + 1]) }
    func little16(_ at: Int) -> Int { Int(self[at + 1]) << 8 | Int(self[at]) }
    func little24(_ at: Int) -> Int { Int(self[at + 2]) << 16 | little16(at) }
    func big32(_ at: Int) -> UInt32 { UInt32(big16(at)) << 16 | UInt32(big16(at + 2)) }
    func little32(_ at: Int) -> UInt32 { UInt32(little16(at + 2)) << 16 | UInt32(little16(at)) }

    func holds(_ text: StaticString, at start: Int = 0) -> Bool {
        guard count - start >= text.utf8CodeUnitCount else {
            return false
        }
        return (0..<text.utf8CodeUnitCount).allSatisfy { self[start + $0] == text.utf8Start[$0] }
    }
}
