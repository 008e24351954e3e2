// The chunks of a WebP file (RFC 9649).

/// Finds size and animation of a WebP, and the delays of its frames.
struct WebPReader: FormatReader {
    private enum Stage {
        case first
        case lossy
        case lossless
        case extended
        case chunk
        case animation
        case frame
    }

    private(set) var findings = ImageFindings(format: .webp)
    private let readsFrames: Bool
    private var stage = Stage.first
    /// Bytes that remain according to the file.
    private var rest: Int64
    /// The padded length of the chunk.
    private var length: Int64 = 0
    private var frames = 0

    /// - Parameter length: Length of the file according to its header, without its first 8 bytes.
    init(length: UInt32, readsFrames: Bool) {
        rest = Int64(length) - 4
        self.readsFrames = readsFrames
    }

    mutating func read(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> ByteDemand {
        switch stage {
        case .first:
            enter(bytes)
            let (stage, needed): (Stage, Int)
            if bytes.holds("VP8 ") {
                (stage, needed) = (.lossy, 10)
            } else if bytes.holds("VP8L") {
                (stage, needed) = (.lossless, 5)
            } else if bytes.holds("VP8X") {
                (stage, needed) = (.extended, 10)
            } else {
                throw .damaged(.webp)
            }
            self.stage = stage
            guard bytes.little32(4) >= needed, rest >= 0 else {
                throw .damaged(.webp)
            }
            return ByteDemand(count: needed)
        case .lossy:
            // A key frame with its start code (RFC 6386, 9.1).
            let size = PixelSize(width: bytes.little16(6) & 0x3FFF, height: bytes.little16(8) & 0x3FFF)
            guard bytes[0] & 1 == 0, bytes.holds("\u{1}*", at: 4), bytes[3] == 0x9D,
                size.width > 0, size.height > 0
            else {
                throw .damaged(.webp)
            }
            return still(size)
        case .lossless:
            let bits = bytes.little32(1)
            guard bytes[0] == 0x2F, bits >> 29 == 0 else {
                throw .damaged(.webp)
            }
            return still(PixelSize(width: Int(bits & 0x3FFF) + 1, height: Int(bits >> 14 & 0x3FFF) + 1))
        case .extended:
            let size = PixelSize(width: bytes.little24(4) + 1, height: bytes.little24(7) + 1)
            guard bytes[0] & 2 != 0 else {
                return still(size)
            }
            findings.size = size
            return nextChunk(after: length - 10)
        case .chunk:
            enter(bytes)
            if bytes.holds("ANIM"), length >= 6, rest >= 0 {
                stage = .animation
                return ByteDemand(count: 6)
            }
            if bytes.holds("ANMF"), length >= 16 {
                stage = .frame
                return ByteDemand(count: 16)
            }
            return nextChunk(after: length)
        case .animation:
            findings.playCount = bytes.little16(4) == 0 ? nil : bytes.little16(4)
            return nextChunk(after: length - 6)
        case .frame:
            frames += 1
            if frames == 2 {
                findings.isAnimated = true
                if !readsFrames {
                    return .nothing
                }
            }
            var demand = nextChunk(after: length - 16)
            demand.delay = readsFrames ? Int64(bytes.little24(12)) * 1_000 : nil
            return demand
        }
    }

    private mutating func still(_ size: PixelSize) -> ByteDemand {
        findings.size = size
        findings.isAnimated = false
        return .nothing
    }

    /// Takes the name and length of a chunk.
    private mutating func enter(_ bytes: UnsafeRawBufferPointer) {
        length = Int64(bytes.little32(4))
        length += length & 1
        rest -= 8 + length
    }

    private mutating func nextChunk(after skip: Int64) -> ByteDemand {
        guard rest >= 8 else {
            findings.isAnimated = frames > 1
            return .nothing
        }
        stage = .chunk
        return ByteDemand(skip: UInt64(skip), count: 8)
    }
}
