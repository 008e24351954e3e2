// The blocks of a GIF file (GIF89a, with the looping extension of Netscape 2.0).

/// Finds size and animation of a GIF, and the delays of its frames.
///
/// The size is known only at the first frame: a frame larger than the screen enlarges it, as in browsers.
struct GIFReader: FormatReader {
    private enum Stage {
        case screen
        case block
        case label
        case control
        case application
        case loop
        case frame
        case data
    }

    private(set) var findings = ImageFindings(format: .gif)
    private let readsFrames: Bool
    private var stage = Stage.screen
    private var screen = PixelSize(width: 0, height: 0)
    private var frames = 0
    private var delay: Int64 = 0

    init(readsFrames: Bool) {
        self.readsFrames = readsFrames
    }

    mutating func read(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> ByteDemand {
        switch stage {
        case .screen:
            screen = PixelSize(width: bytes.little16(0), height: bytes.little16(2))
            return nextBlock(after: Self.tableSize(bytes[4]))
        case .block:
            return try block(bytes[0])
        case .label:
            // The label and the length of the first data block.
            let length = Int(bytes[1])
            switch bytes[0] {
            case 0xF9 where length >= 4: stage = .control
            case 0xFF where length == 11: stage = .application
            default: return data(length)
            }
            return ByteDemand(count: length + 1)
        case .control:
            delay = Int64(bytes.little16(1)) * 10_000
            return data(Int(bytes[bytes.count - 1]))
        case .application:
            let length = Int(bytes[11])
            if length >= 3, bytes.holds("NETSCAPE2.0") || bytes.holds("ANIMEXTS1.0") {
                stage = .loop
                return ByteDemand(count: length + 1)
            }
            return data(length)
        case .loop:
            if bytes[0] & 7 == 1 {
                // The file stores repetitions: one less than the number of plays.
                findings.playCount = bytes.little16(1) == 0 ? nil : bytes.little16(1) + 1
            }
            return data(Int(bytes[bytes.count - 1]))
        case .frame:
            return try frame(bytes)
        case .data:
            return data(Int(bytes[0]))
        }
    }

    private mutating func block(_ kind: UInt8) throws(ImageError) -> ByteDemand {
        switch kind {
        case 0x2C:
            stage = .frame
            return ByteDemand(count: 9)
        case 0x21:
            stage = .label
            return ByteDemand(count: 2)
        case 0x00:
            // Some encoders write this byte between blocks.
            return ByteDemand(count: 1)
        default:
            // The trailer; after a frame, decoders take any other byte for it too.
            guard frames > 0 else {
                throw .damaged(.gif)
            }
            findings.isAnimated = frames > 1
            return .nothing
        }
    }

    private mutating func frame(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> ByteDemand {
        if frames == 0 {
            let size = PixelSize(
                width: max(screen.width, bytes.little16(0) + bytes.little16(4)),
                height: max(screen.height, bytes.little16(2) + bytes.little16(6))
            )
            guard size.width > 0, size.height > 0 else {
                throw .damaged(.gif)
            }
            findings.size = size
        }
        frames += 1
        defer { delay = 0 }
        if frames == 2 {
            findings.isAnimated = true
            if !readsFrames {
                return .nothing
            }
        }
        // The colors, the code size, then data.
        stage = .data
        return ByteDemand(skip: Self.tableSize(bytes[8]) + 1, count: 1, delay: readsFrames ? delay : nil)
    }

    /// Skips a data block of that length; a block of length 0 ends the sequence.
    private mutating func data(_ length: Int) -> ByteDemand {
        guard length > 0 else {
            return nextBlock(after: 0)
        }
        stage = .data
        return ByteDemand(skip: UInt64(length), count: 1)
    }

    private mutating func nextBlock(after skip: UInt64) -> ByteDemand {
        stage = .block
        return ByteDemand(skip: skip, count: 1)
    }

    private static func tableSize(_ flags: UInt8) -> UInt64 {
        flags & 0x80 == 0 ? 0 : 3 << (UInt64(flags & 7) + 1)
    }
}
