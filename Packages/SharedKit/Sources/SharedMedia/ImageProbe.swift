// The header probe: size, format and animation of an image from its first bytes.

import Foundation

/// Reads the header of a JPEG, PNG, GIF or WebP file as its bytes come in, without decoding a pixel.
///
/// It buffers only an incomplete piece of the header, at most 64 kB, and reads nothing past the bytes that it
/// needs.
public struct ImageProbe: Sendable {
    /// The result after the bytes so far.
    public enum Outcome: Equatable, Sendable {
        /// The bytes so far don't suffice.
        case needMore
        /// The header is known; `isAnimated` is nil while it needs more bytes.
        case known(ImageHeader)
        /// The image can't be shown, whatever bytes follow.
        case failed(ImageError)
    }

    private enum Reader {
        case first
        case signature(UInt8)
        case jpeg(JPEGReader)
        case png(PNGReader)
        case gif(GIFReader)
        case webp(WebPReader)
    }

    /// The result of the bytes so far.
    public private(set) var answer = Outcome.needMore
    /// Bytes read or skipped so far.
    public private(set) var bytesRead = 0
    /// Whether more bytes can't change the answer; they are ignored.
    public private(set) var isFinished = false

    /// Delays of the frames so far, in microseconds as stored in the file; filled for a timeline only.
    private(set) var delays: [Int64] = []
    private(set) var playCount: Int? = 1
    /// Whether a header was found, even if later bytes were damaged.
    private(set) var hasHeader = false
    private let pixelLimit: Int
    private let readsFrames: Bool
    private var reader = Reader.first
    private var demand = ByteDemand(count: 1)
    /// The beginning of an incomplete piece.
    private var pending: [UInt8] = []

    /// Makes a probe.
    ///
    /// - Parameter pixelLimit: The most pixels that the host will decode; a header that says more is refused.
    public init(pixelLimit: Int = 1 << 28) {
        self.init(pixelLimit: pixelLimit, readsFrames: false)
    }

    init(pixelLimit: Int, readsFrames: Bool) {
        self.pixelLimit = pixelLimit
        self.readsFrames = readsFrames
    }

    /// The header of a whole file.
    ///
    /// - Throws: The reason why there is none; `truncated` if the file ends too early.
    public static func header(of file: some ContiguousBytes, pixelLimit: Int = 1 << 28) throws(ImageError)
        -> ImageHeader
    {
        var probe = ImageProbe(pixelLimit: pixelLimit)
        probe.feed(file)
        switch probe.finish() {
        case .known(let header): return header
        case .failed(let failure): throw failure
        case .needMore: throw .truncated
        }
    }

    /// Takes the next bytes of the file.
    @discardableResult
    public mutating func feed(_ bytes: some ContiguousBytes) -> Outcome {
        bytes.withUnsafeBytes { absorb($0) }
        return answer
    }

    /// Marks the end of the file.
    @discardableResult
    public mutating func finish() -> Outcome {
        switch answer {
        case .needMore:
            answer = .failed(.truncated)
        case .known(var header):
            // A second frame would have been found by now.
            header.isAnimated = header.isAnimated ?? false
            answer = .known(header)
        case .failed:
            break
        }
        isFinished = true
        return answer
    }

    private mutating func absorb(_ input: UnsafeRawBufferPointer) {
        var rest = input[...]
        while !isFinished {
            let passed = Int(min(demand.skip, UInt64(rest.count)))
            demand.skip -= UInt64(passed)
            let taken = demand.skip == 0 ? min(demand.count - pending.count, rest.count - passed) : 0
            let piece = rest.dropFirst(passed).prefix(taken)
            rest = rest.dropFirst(passed + taken)
            bytesRead += passed + taken
            if taken == demand.count {
                // The common case: no copy is needed.
                step(UnsafeRawBufferPointer(rebasing: piece))
                continue
            }
            pending += piece
            guard demand.skip == 0, pending.count == demand.count else {
                return
            }
            let whole = pending
            pending.removeAll(keepingCapacity: true)
            whole.withUnsafeBytes { step($0) }
        }
    }

    private mutating func step(_ bytes: UnsafeRawBufferPointer) {
        do throws(ImageError) {
            switch reader {
            case .first:
                reader = .signature(bytes[0])
                demand = ByteDemand(count: try Self.signatureLength(bytes[0]))
            case .signature(let first):
                try choose(first, bytes)
            case .jpeg(let jpeg): try advance(jpeg, bytes, Reader.jpeg)
            case .png(let png): try advance(png, bytes, Reader.png)
            case .gif(let gif): try advance(gif, bytes, Reader.gif)
            case .webp(let webp): try advance(webp, bytes, Reader.webp)
            }
        } catch {
            answer = .failed(error)
            isFinished = true
        }
    }

    private mutating func advance<Format: FormatReader>(
        _ format: Format,
        _ bytes: UnsafeRawBufferPointer,
        _ kept: (Format) -> Reader
    ) throws(ImageError) {
        var format = format
        demand = try format.read(bytes)
        reader = kept(format)
        isFinished = demand.count == 0
        if let delay = demand.delay {
            delays.append(delay)
        }
        playCount = format.findings.playCount
        guard let header = format.findings.header else {
            return
        }
        let pixels = header.size.width.multipliedReportingOverflow(by: header.size.height)
        guard !pixels.overflow, pixels.partialValue <= pixelLimit else {
            throw .tooManyPixels(limit: pixelLimit)
        }
        hasHeader = true
        answer = .known(header)
    }

    /// The number of bytes that confirm or refute the format suggested by the first byte.
    private static func signatureLength(_ first: UInt8) throws(ImageError) -> Int {
        switch first {
        case 0xFF: 2
        case 0x89: 7
        case UInt8(ascii: "G"): 5
        case UInt8(ascii: "R"): 11
        default: throw .notAnImage
        }
    }

    private mutating func choose(_ first: UInt8, _ rest: UnsafeRawBufferPointer) throws(ImageError) {
        switch first {
        case 0xFF where rest[0] == 0xD8 && rest[1] == 0xFF:
            reader = .jpeg(JPEGReader())
            demand = ByteDemand(count: 1)
        case 0x89 where rest.holds("PNG\r\n\u{1A}\n"):
            reader = .png(PNGReader(readsFrames: readsFrames))
            demand = ByteDemand(count: 16)
        case UInt8(ascii: "G") where rest.holds("IF87a") || rest.holds("IF89a"):
            reader = .gif(GIFReader(readsFrames: readsFrames))
            demand = ByteDemand(count: 7)
        case UInt8(ascii: "R") where rest.holds("IFF") && rest.holds("WEBP", at: 7):
            reader = .webp(WebPReader(length: rest.little32(3), readsFrames: readsFrames))
            demand = ByteDemand(count: 8)
        default:
            throw .notAnImage
        }
    }
}
