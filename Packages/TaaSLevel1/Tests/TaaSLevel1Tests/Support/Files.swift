// Image files for the tests.

import Foundation

/// The beginning of a PNG file, the only part that the tests read.
func png(_ width: Int, _ height: Int, seed: UInt8 = 0) -> Data {
    func big(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }
    let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + big(13) + Array("IHDR".utf8)
    return Data(
        head + big(width) + big(height) + [8, 2, 0, 0, 0, 1, 2, 3, 4] + big(1_000) + Array("IDAT".utf8)
            + [seed]
    )
}

/// A GIF with the given delays of its frames, in hundredths of a second; it repeats forever.
func gif(_ width: Int, _ height: Int, delays: [Int]) -> Data {
    func little(_ number: Int) -> [UInt8] { [UInt8(number & 255), UInt8(number >> 8)] }
    var bytes = Array("GIF89a".utf8) + little(width) + little(height) + [0x80, 0, 0, 0, 0, 0, 255, 255, 255]
    bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    for delay in delays {
        bytes += [0x21, 0xF9, 4, 0] + little(delay) + [0, 0]
        bytes += [0x2C, 0, 0, 0, 0] + little(width) + little(height) + [0, 2, 2, 0x4C, 0x01, 0]
    }
    return Data(bytes + [0x3B])
}

/// A temporary folder for one test.
func temporaryFolder() -> URL {
    FileManager.default.temporaryDirectory.appending(path: "taas-\(UUID())")
}
