// The chunks of a PNG file (ISO/IEC 15948, third edition with animation) up to its pixels, or to its end.

/// Finds size and animation of a PNG, and the delays of its frames.
struct PNGReader: FormatReader {
    /// The chunks that matter, by their names in ASCII.
    private enum Name {
        static let header: UInt32 = 0x4948_4452
        static let animation: UInt32 = 0x6163_544C
        static let frame: UInt32 = 0x6663_544C
        static let pixels: UInt32 = 0x4944_4154
        static let end: UInt32 = 0x4945_4E44
    }

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

    mutating func read(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> ByteDemand {
        switch stage {
        case .header:
            let (width, height) = (bytes.big32(8), bytes.big32(12))
            guard bytes.big32(0) == 13, bytes.big32(4) == Name.header,
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
            var demand = nextChunk(after: 0)
            demand.delay = Int64(bytes.big16(20)) * 1_000_000 / Int64(divisor == 0 ? 100 : divisor)
            return demand
        }
    }

    private mutating func chunk(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> ByteDemand {
        let length = bytes.big32(0)
        let name = bytes.big32(4)
        let isName = (4..<8).allSatisfy { (0x41...0x5A).contains(bytes[$0] & 0xDF) }
        guard isName, length <= 0x7FFF_FFFF else {
            throw .damaged(.png)
        }
        if name == Name.animation, length == 8, findings.isAnimated == nil {
            stage = .animation
            return ByteDemand(count: 8)
        }
        if name == Name.frame, length == 26, readsFrames, findings.isAnimated == true {
            stage = .frame
            return ByteDemand(count: 26)
        }
        if name == Name.pixels {
            findings.isAnimated = findings.isAnimated ?? false
            if findings.isAnimated == false {
                return .nothing
            }
        }
        if name == Name.end {
            guard findings.isAnimated != nil else {
                throw .damaged(.png)
            }
            return .nothing
        }
        return nextChunk(after: UInt64(length))
    }

    /// Skips the rest of a chunk and its checksum.
    private mutating func nextChunk(after rest: UInt64) -> ByteDemand {
        stage = .chunk
        return ByteDemand(skip: rest + 4, count: 8)
    }
}
