// The chunks of a PNG file (ISO/IEC 15948, third edition with animation) up to its pixels, or to its end.

/// Finds size and animation of a PNG, and the delays of its frames.
struct PNGReader: FormatReader {
    private enum Stage {
        case header
        case chunk
        case animation
        case frame
    }

    private(set) var findings = ImageFindings(format: .png)
    private let readsFrames: Bool
    private var stage = Stage.header

    init(readsFrames: Bool) {
        self.readsFrames = readsFrames
    }

    mutating func read(_ bytes: UnsafeRawBufferPointer) throws(ImageFailure) -> ByteDemand {
        switch stage {
        case .header:
            let (width, height) = (bytes.big32(8), bytes.big32(12))
            guard bytes.big32(0) == 13, bytes.holds("IHDR", at: 4),
                (1...0x7FFF_FFFF).contains(width), (1...0x7FFF_FFFF).contains(height)
            else {
                throw .damaged(.png)
            }
            findings.size = PixelSize(width: Int(width), height: Int(height))
            return nextChunk(after: 5)
        case .chunk:
            return try chunk(bytes)
        case .animation:
            let frames = bytes.big32(0)
            if frames > 0 {
                findings.isAnimated = frames > 1
                findings.playCount = bytes.big32(4) == 0 ? nil : Int(clamping: bytes.big32(4))
            }
            return findings.isAnimated == true && !readsFrames ? .nothing : nextChunk(after: 0)
        case .frame:
            let divisor = bytes.big16(22)
            findings.delays.append(Int64(bytes.big16(20)) * 1_000_000 / Int64(divisor == 0 ? 100 : divisor))
            return nextChunk(after: 0)
        }
    }

    private mutating func chunk(_ bytes: UnsafeRawBufferPointer) throws(ImageFailure) -> ByteDemand {
        let length = bytes.big32(0)
        let isName = (4..<8).allSatisfy { (0x41...0x5A).contains(bytes[$0] & 0xDF) }
        guard isName, length <= 0x7FFF_FFFF else {
            throw .damaged(.png)
        }
        if bytes.holds("acTL", at: 4), length == 8, findings.isAnimated == nil {
            stage = .animation
            return ByteDemand(count: 8)
        }
        if bytes.holds("fcTL", at: 4), length == 26, readsFrames, findings.isAnimated == true {
            stage = .frame
            return ByteDemand(count: 26)
        }
        if bytes.holds("IDAT", at: 4) {
            findings.isAnimated = findings.isAnimated ?? false
            if findings.isAnimated == false {
                return .nothing
            }
        }
        if bytes.holds("IEND", at: 4) {
            guard findings.isAnimated != nil else {
                throw .damaged(.png)
            }
            return .nothing
        }
        return nextChunk(after: UInt64(length))
    }

    /// Passes over the rest of a chunk and its checksum.
    private mutating func nextChunk(after rest: UInt64) -> ByteDemand {
        stage = .chunk
        return ByteDemand(skip: rest + 4, count: 8)
    }
}
