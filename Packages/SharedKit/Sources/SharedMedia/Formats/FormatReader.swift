// How the readers of the formats are fed, and what they find.

/// What a reader wants: to pass over some bytes, then to see the next ones.
struct ByteDemand {
    var skip: UInt64 = 0
    /// None when the reader has all that it needs.
    var count: Int
    /// How long the frame is shown that was just found, in microseconds as the file has it.
    var delay: Int64?

    static let nothing = ByteDemand(count: 0)
}

/// Understands one format, piece by piece, each exactly as long as was asked for.
protocol FormatReader: Sendable {
    var findings: ImageFindings { get }

    /// Takes the bytes that were asked for and says what comes next.
    mutating func read(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> ByteDemand
}

/// What was found so far.
struct ImageFindings: Sendable {
    let format: ImageFormat
    /// As stored.
    var size: PixelSize?
    var orientation = 1
    var isAnimated: Bool?
    /// How often the frames are shown in all; nil for ever.
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
