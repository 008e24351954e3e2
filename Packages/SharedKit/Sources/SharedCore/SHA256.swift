// A digest that is the same on every run and platform: identity from content, file names, checksums.

/// SHA-256 (FIPS 180-4), written here because Linux has no CryptoKit.
public struct SHA256: Sendable {
    private var hash: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
        0x5be0_cd19,
    ]
    private var pending: [UInt8] = []
    private var length: UInt64 = 0

    /// Starts an empty digest.
    public init() {
        pending.reserveCapacity(64)
    }

    /// Adds bytes.
    ///
    /// O(n).
    public mutating func update(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            pending.append(byte)
            length += 1
            if pending.count == 64 {
                absorbBlock()
            }
        }
    }

    /// Adds a text and a separator that can't be part of one, so that ("ab", "c") differs from ("a", "bc").
    public mutating func update(_ text: String) {
        update(text.utf8)
        update(CollectionOfOne(0xFF))
    }

    /// The 32 bytes of the digest of all added bytes.
    ///
    /// The digest can be updated further.
    public func finalized() -> [UInt8] {
        var copy = self
        let bits = length &* 8
        copy.pending.append(0x80)
        if copy.pending.count > 56 {
            copy.pending.append(contentsOf: repeatElement(0, count: 64 - copy.pending.count))
            copy.absorbBlock()
        }
        copy.pending.append(contentsOf: repeatElement(0, count: 56 - copy.pending.count))
        copy.pending.append(
            contentsOf: (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
        )
        copy.absorbBlock()
        return copy.hash.flatMap { word in
            (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) }
        }
    }

    /// The digest of some bytes as 64 lower-case hexadecimal digits.
    public static func hex(_ bytes: some Sequence<UInt8>) -> String {
        var digest = SHA256()
        digest.update(bytes)
        return digest.hex
    }

    /// The digest of all added bytes, as 64 lower-case hexadecimal digits.
    public var hex: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(
            decoding: finalized().flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] },
            as: UTF8.self
        )
    }

    private mutating func absorbBlock() {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
            for index in 0..<16 {
                let at = index * 4
                schedule[index] =
                    UInt32(pending[at]) << 24 | UInt32(pending[at + 1]) << 16
                    | UInt32(pending[at + 2]) << 8 | UInt32(pending[at + 3])
            }
            for index in 16..<64 {
                let early = schedule[index - 15]
                let late = schedule[index - 2]
                let sigma0 = early.rotated(7) ^ early.rotated(18) ^ (early >> 3)
                let sigma1 = late.rotated(17) ^ late.rotated(19) ^ (late >> 10)
                schedule[index] = schedule[index - 16] &+ sigma0 &+ schedule[index - 7] &+ sigma1
            }
            var (a, b, c, d) = (hash[0], hash[1], hash[2], hash[3])
            var (e, f, g, h) = (hash[4], hash[5], hash[6], hash[7])
            for index in 0..<64 {
                let choice = (e & f) ^ (~e & g)
                let sum1 = e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)
                let first = h &+ sum1 &+ choice &+ roundConstants[index] &+ schedule[index]
                let majority = (a & b) ^ (a & c) ^ (b & c)
                let sum0 = a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)
                (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ sum0 &+ majority)
            }
            hash[0] &+= a
            hash[1] &+= b
            hash[2] &+= c
            hash[3] &+= d
            hash[4] &+= e
            hash[5] &+= f
            hash[6] &+= g
            hash[7] &+= h
        }
        pending.removeAll(keepingCapacity: true)
    }
}

extension UInt32 {
    fileprivate func rotated(_ bits: UInt32) -> UInt32 {
        (self >> bits) | (self << (32 - bits))
    }
}

private let roundConstants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
]
