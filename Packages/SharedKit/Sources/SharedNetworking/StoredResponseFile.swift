// A stored answer as bytes on disk.

import Foundation

/// A checksum, the length of the description, the description as JSON, the body.
///
/// The checksum covers everything after it and the name of the file, so that damage, a cut, and a file under
/// a wrong name are all noticed before anything is decoded.
enum StoredResponseFile {
    static func write(_ stored: StoredResponse, name: String) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let description = try encoder.encode(stored)
        var content = Data(capacity: 12 + description.count + stored.body.count)
        content.append(bytes(UInt64(description.count), count: 4))
        content.append(description)
        content.append(stored.body)
        return bytes(checksum(content, name: name), count: 8) + content
    }

    static func read(_ bytes: Data, name: String) -> StoredResponse? {
        guard bytes.count >= 12 else {
            return nil
        }
        let content = Data(bytes.dropFirst(8))
        let length = Int(number(content.prefix(4)))
        guard number(bytes.prefix(8)) == checksum(content, name: name), length <= content.count - 4,
            var stored = try? JSONDecoder().decode(StoredResponse.self, from: content[4..<4 + length])
        else {
            return nil
        }
        stored.body = Data(content[(4 + length)...])
        return stored
    }

    /// A quick digest against accidents, not against attackers: FNV-1a (64 bits), eight bytes at a time.
    ///
    /// Every step is reversible, so that no single changed byte can leave it as it was.
    private static func checksum(_ content: Data, name: String) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(content.count)
        func absorb(_ word: UInt64) {
            hash = (hash ^ word) &* 0x0000_0100_0000_01B3
            hash ^= hash >> 32
        }
        name.utf8.forEach { absorb(UInt64($0)) }
        content.withUnsafeBytes { bytes in
            var offset = 0
            while offset + 8 <= bytes.count {
                absorb(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
                offset += 8
            }
            bytes[offset...].forEach { absorb(UInt64($0)) }
        }
        return hash
    }

    private static func bytes(_ number: UInt64, count: Int) -> Data {
        Data((0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) })
    }

    private static func number(_ bytes: Data) -> UInt64 {
        bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}
