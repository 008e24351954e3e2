// The header probe against an independent library's results, and against hostile files.

import Foundation
import SharedCore
import SharedMedia
import SharedTesting
import Testing

struct ImageProbeTests {
    private func ended(_ probe: ImageProbe) -> ImageProbe.Outcome {
        var probe = probe
        return probe.finish()
    }

    @Test(.proves("KIT-IMG-01"))
    func allFixturesAreThere() {
        #expect(ImageFixture.all.count == 38)
        #expect(Set(ImageFixture.all.map(\.orientation)) == Set(1...8))
        #expect(Set(ImageFixture.all.map(\.format)) == Set(ImageFormat.allCases))
        #expect(ImageFixture.all.allSatisfy { !$0.data.isEmpty })
    }

    @Test(.proves("KIT-IMG-01"), arguments: ImageFixture.all)
    func byteByByteItKnowsAtTheFirstByteThatSuffices(fixture: ImageFixture) throws {
        var probe = ImageProbe()
        var end: Int?
        var problems: [String] = []
        for (index, byte) in fixture.data.enumerated() {
            switch probe.feed([byte]) {
            case .needMore where index + 1 < fixture.known:
                break
            case .known(let header) where index + 1 >= fixture.known:
                if header.size != fixture.size || header.format != fixture.format
                    || header.orientation != fixture.orientation
                    || header.isAnimated ?? fixture.isAnimated != fixture.isAnimated
                {
                    problems.append("\(header) at \(index)")
                }
            case let answer:
                problems.append("\(answer) at \(index)")
            }
            if probe.isFinished, end == nil {
                end = index + 1
            }
        }
        #expect(problems.isEmpty)
        #expect(
            ended(probe)
                == .known(
                    ImageHeader(
                        format: fixture.format,
                        size: fixture.size,
                        orientation: fixture.orientation,
                        isAnimated: fixture.isAnimated
                    )
                )
        )
        // The probe stops at the first sufficient byte, and later bytes change nothing.
        let known = try #require(end)
        #expect(probe.bytesRead == known)
        let spoilt = fixture.data.prefix(known) + Data(repeating: 0xD8, count: 4_000)
        #expect(try ImageProbe.header(of: spoilt) == ImageProbe.header(of: fixture.data))
    }

    @Test(.proves("KIT-IMG-01"))
    func itReadsNoMoreThanTheHeader() throws {
        // Files whose structure says that no relevant bytes can follow.
        for (name, end) in [("baseline.jpg", 611), ("orientation-6.jpg", 204), ("lossy.webp", 30)] {
            var probe = ImageProbe()
            probe.feed(try ImageFixture.named(name).data)
            #expect(probe.isFinished && probe.bytesRead == end)
        }
    }

    @Test(.proves("KIT-IMG-01"), arguments: ImageFixture.all)
    func anyPiecesGiveTheSame(fixture: ImageFixture) {
        var generator = SeededGenerator(seed: 9)
        for _ in 0..<5 {
            var probe = ImageProbe()
            var rest = fixture.data[...]
            while !rest.isEmpty {
                let count = Int.random(in: 0...200, using: &generator)
                probe.feed(Data(rest.prefix(count)))
                rest = rest.dropFirst(count)
            }
            #expect(ended(probe) == (try? ImageProbe.header(of: fixture.data)).map { .known($0) })
        }
    }

    @Test(.proves("KIT-IMG-01"), arguments: ImageFixture.all)
    func aFileThatEndsBeforeTheSizeIsTruncated(fixture: ImageFixture) {
        for length in 0..<fixture.known {
            var probe = ImageProbe()
            probe.feed(fixture.data.prefix(length))
            if probe.answer != .needMore || probe.finish() != .failed(.truncated) {
                Issue.record("an answer after \(length) bytes")
            }
        }
        // From that byte on, the size is known.
        #expect((try? ImageProbe.header(of: fixture.data.prefix(fixture.known)))?.size == fixture.size)
    }

    @Test(
        .proves("KIT-IMG-01"),
        arguments: [
            "<!DOCTYPE html><html></html>", "<svg xmlns='http://www.w3.org/2000/svg'/>", "BM......", "{}",
            " ",
            "GIF90a......", "RIFF....WAVEfmt ", "\u{89}PNG", "%PDF-1.7", "Rasmus Rasmussen", "GIF8",
        ]
    )
    func whatIsNoImageIsRefused(text: String) {
        var probe = ImageProbe()
        probe.feed(Data(text.utf8))
        // A text that is the prefix of a signature is truncated, not refused.
        #expect(ended(probe) == .failed(text == "GIF8" ? .truncated : .notAnImage))
    }

    @Test(.proves("KIT-IMG-01"))
    func anotherFirstByteIsEnoughToRefuse() {
        var probe = ImageProbe()
        probe.feed([UInt8(ascii: "<")])
        #expect(probe.answer == .failed(.notAnImage))
        #expect(probe.isFinished && probe.bytesRead == 1)
        probe.feed([0xFF, 0xD8])
        #expect(probe.answer == .failed(.notAnImage) && probe.bytesRead == 1)
    }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    private static func png(_ width: UInt32, _ height: UInt32, length: UInt8 = 13) -> [UInt8] {
        let bytes = { (number: UInt32) in (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }
        return signature + [0, 0, 0, length] + Array("IHDR".utf8) + bytes(width) + bytes(height)
            + [8, 2, 0, 0, 0, 1, 2, 3, 4]
    }

    private static let gif = Array("GIF89a".utf8)
    private static let webp = Array("RIFF".utf8) + [100, 0, 0, 0] + Array("WEBP".utf8)

    static let hostile: [(String, [UInt8], ImageError)] = [
        ("no width", png(0, 5), .damaged(.png)),
        ("no height", png(5, 0), .damaged(.png)),
        ("negative", png(0x8000_0000, 5), .damaged(.png)),
        ("other first chunk", png(5, 5, length: 12), .damaged(.png)),
        ("a bomb", png(0x7FFF_FFFF, 0x7FFF_FFFF), .tooManyPixels(limit: 1 << 28)),
        ("a wide bomb", png(1 << 20, 1 << 9), .tooManyPixels(limit: 1 << 28)),
        ("no pixels", png(5, 5) + [0, 0, 0, 0] + Array("IEND".utf8), .damaged(.png)),
        ("no chunk", png(5, 5) + [0, 0, 0, 0, 1, 2, 3, 4], .damaged(.png)),
        ("endless chunk", png(5, 5) + [0xFF, 0xFF, 0xFF, 0xFF] + Array("tEXt".utf8), .damaged(.png)),
        ("short segment", [0xFF, 0xD8, 0xFF, 0xE0, 0, 1, 0, 0], .damaged(.jpeg)),
        ("image in image", [0xFF, 0xD8, 0xFF, 0xD8], .damaged(.jpeg)),
        ("end at once", [0xFF, 0xD8, 0xFF, 0xD9], .damaged(.jpeg)),
        ("scan without frame", [0xFF, 0xD8, 0xFF, 0xDA, 0, 8], .damaged(.jpeg)),
        ("no lines", [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 0, 0, 5, 1, 0, 0, 0], .damaged(.jpeg)),
        ("no columns", [0xFF, 0xD8, 0xFF, 0xC2, 0, 11, 8, 0, 5, 0, 0, 1, 0, 0, 0], .damaged(.jpeg)),
        ("wrong length", [0xFF, 0xD8, 0xFF, 0xC0, 0, 12, 8, 0, 5, 0, 5, 1, 0, 0, 0], .damaged(.jpeg)),
        ("only fill bytes", [0xFF, 0xD8] + Array(repeating: 0xFF, count: 5_000), .truncated),
        ("no frame", gif + [5, 0, 5, 0, 0, 0, 0, 0x3B], .damaged(.gif)),
        ("empty frame", gif + [0, 0, 0, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 0, 0, 0, 0, 0], .damaged(.gif)),
        ("unknown block", gif + [5, 0, 5, 0, 0, 0, 0, 0x77], .damaged(.gif)),
        ("unknown chunk", webp + Array("VP9 ".utf8) + [20, 0, 0, 0], .damaged(.webp)),
        ("short chunk", webp + Array("VP8X".utf8) + [9, 0, 0, 0], .damaged(.webp)),
        ("chunk too long", webp + Array("VP8X".utf8) + [200, 0, 0, 0], .damaged(.webp)),
        (
            "no key frame", webp + Array("VP8 ".utf8) + [20, 0, 0, 0, 1, 0, 0, 0x9D, 1, 0x2A, 5, 0, 5, 0],
            .damaged(.webp)
        ),
        ("no lossless mark", webp + Array("VP8L".utf8) + [20, 0, 0, 0, 0x2E, 1, 0, 0, 0], .damaged(.webp)),
        (
            "a canvas of 2^48",
            webp + Array("VP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255],
            .tooManyPixels(limit: 1 << 28)
        ),
    ]

    @Test(.proves("KIT-IMG-01"), arguments: hostile)
    func hostileHeadersAreErrors(name: String, bytes: [UInt8], failure: ImageError) {
        var whole = ImageProbe()
        whole.feed(bytes)
        #expect(ended(whole) == .failed(failure))
        var slow = ImageProbe()
        for byte in bytes {
            slow.feed([byte])
        }
        #expect(ended(slow) == .failed(failure))
    }

    @Test(.proves("KIT-IMG-01"))
    func aHugeChunkIsPassedOverAndNotKept() {
        var probe = ImageProbe()
        probe.feed(Self.png(5, 5) + [0x7F, 0xFF, 0xFF, 0xFF] + Array("tEXt".utf8))
        let piece = Data(count: 1 << 20)
        for _ in 0..<100 {
            probe.feed(piece)
        }
        #expect(probe.bytesRead == 41 + 100 << 20)
        #expect(!probe.isFinished)
        #expect(ended(probe) == .known(ImageHeader(format: .png, size: PixelSize(width: 5, height: 5))))
    }

    @Test(.proves("KIT-IMG-01"), arguments: ImageFixture.all)
    func noDamageBringsItDown(fixture: ImageFixture) {
        var generator = SeededGenerator(seed: UInt64(fixture.known))
        for _ in 0..<60 {
            var bytes = [UInt8](fixture.data.prefix(fixture.known + 500))
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                let place = Int.random(in: 0..<min(bytes.count, fixture.known + 40), using: &generator)
                bytes[place] = generator.pick([
                    0, 1, 0x7F, 0x80, 0xFF, .random(in: 0...255, using: &generator),
                ])
            }
            var whole = ImageProbe()
            whole.feed(bytes)
            var slow = ImageProbe()
            for byte in bytes where !slow.isFinished {
                slow.feed([byte])
            }
            if whole.finish() != slow.finish() || whole.bytesRead != slow.bytesRead {
                Issue.record("pieces matter for \(bytes)")
            }
            _ = try? ImageTimeline(of: bytes)
        }
    }
}

extension SeededGenerator {
    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &self)]
    }
}
