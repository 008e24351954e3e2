// The markers of a JPEG file (ITU-T T.81, annex B) up to the first scan, and its EXIF orientation.

/// Finds the frame header of a JPEG, and the orientation in the first EXIF segment.
///
/// Segments are skipped as wholes, so that an embedded thumbnail, itself a JPEG, is never parsed. An EXIF
/// segment may also follow the frame header; without one before it, everything up to the scan is read.
struct JPEGReader: FormatReader {
    private enum Stage {
        case marker(isBegun: Bool)
        case length(marker: UInt8)
        case frame
        case exif
    }

    private(set) var findings = ImageFindings(format: .jpeg, isAnimated: false)
    private var stage = Stage.marker(isBegun: true)
    private var frame: PixelSize?
    private var hasOrientation = false

    mutating func read(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> ByteDemand {
        switch stage {
        case .marker(let isBegun):
            return try marker(bytes[0], isBegun)
        case .length(let marker):
            let length = bytes.big16(0)
            guard length >= 2 else {
                throw .damaged(.jpeg)
            }
            if marker == 0xE1, !hasOrientation, length > 2 {
                stage = .exif
                return ByteDemand(count: length - 2)
            }
            return nextMarker(after: length - 2)
        case .frame:
            let components = Int(bytes[7])
            guard bytes.big16(0) == 8 + 3 * components, components > 0, frame == nil else {
                throw .damaged(.jpeg)
            }
            // A height of zero is defined only after the scan (B.2.5); no decoder in use supports that.
            let size = PixelSize(width: bytes.big16(5), height: bytes.big16(3))
            guard size.width > 0, size.height > 0 else {
                throw .damaged(.jpeg)
            }
            frame = size
            return hasOrientation ? conclude() : nextMarker(after: 3 * components)
        case .exif:
            if bytes.holds("Exif\0\0") {
                hasOrientation = true
                findings.orientation = Self.orientation(
                    UnsafeRawBufferPointer(rebasing: bytes[min(6, bytes.count)...])
                )
                if frame != nil {
                    return conclude()
                }
            }
            return nextMarker(after: 0)
        }
    }

    private mutating func marker(_ byte: UInt8, _ isBegun: Bool) throws(ImageError) -> ByteDemand {
        // Any number of 0xFF may come before a marker. Other bytes between segments are skipped, as decoders
        // do, and so are zeros after 0xFF, which aren't markers.
        guard isBegun, byte != 0xFF, byte != 0x00 else {
            stage = .marker(isBegun: byte == 0xFF)
            return ByteDemand(count: 1)
        }
        switch byte {
        case 0x01, 0xD0...0xD7:
            return nextMarker(after: 0)
        case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
            stage = .frame
            return ByteDemand(count: 8)
        case 0xDA:
            guard frame != nil else {
                throw .damaged(.jpeg)
            }
            return conclude()
        case 0xD8, 0xD9:
            throw .damaged(.jpeg)
        default:
            stage = .length(marker: byte)
            return ByteDemand(count: 2)
        }
    }

    private mutating func nextMarker(after skip: Int) -> ByteDemand {
        stage = .marker(isBegun: false)
        return ByteDemand(skip: UInt64(skip), count: 1)
    }

    private mutating func conclude() -> ByteDemand {
        findings.size = frame
        return .nothing
    }

    /// The orientation in a TIFF directory (EXIF 2.3, 4.6); 1, as stored, if it is missing or invalid.
    private static func orientation(_ tiff: UnsafeRawBufferPointer) -> Int {
        let isLittle = tiff.holds("II*\0")
        guard tiff.count >= 8, isLittle || tiff.holds("MM\0*") else {
            return 1
        }
        let word = { (at: Int) in isLittle ? tiff.little16(at) : tiff.big16(at) }
        guard let directory = Int(exactly: isLittle ? tiff.little32(4) : tiff.big32(4)),
            directory <= tiff.count - 2
        else {
            return 1
        }
        for entry in 0..<word(directory) {
            let at = directory + 2 + 12 * entry
            guard at + 12 <= tiff.count else {
                return 1
            }
            if word(at) == 0x0112 {
                // A single SHORT value.
                let value = word(at + 8)
                return word(at + 2) == 3 && (1...8).contains(value) ? value : 1
            }
        }
        return 1
    }
}
