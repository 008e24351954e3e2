// Hand-made gzip members (RFC 1952), valid ones and bombs, since Foundation has no encoder on Linux.

import Foundation

extension ServerResponse {
    /// Bytes as gzip, in stored blocks: valid, but not smaller.
    public static func gzip(_ data: Data, type: String, status: Int = 200) -> ServerResponse {
        var deflated = Data()
        var rest = data[...]
        repeat {
            let block = rest.prefix(65_535)
            rest = rest.dropFirst(block.count)
            deflated.append(rest.isEmpty ? 1 : 0)
            deflated.append(littleEndian: UInt16(block.count))
            deflated.append(littleEndian: ~UInt16(block.count))
            deflated.append(block)
        } while !rest.isEmpty
        return member(deflated, checksum: Checksum.of(data), size: data.count, type: type, status: status)
    }

    /// A small gzip body that unpacks to at least `size` zero bytes (up to 257 more), about 158 to 1.
    public static func gzipBomb(expandingTo size: Int, type: String = "application/json") -> ServerResponse {
        // One literal zero, then copies of 258 bytes from one byte back, in the fixed code (RFC 1951, 3.2.6).
        let copies = max(0, (size - 1 + 257) / 258)
        var bits = BitWriter()
        bits.write([1, 1, 0])  // Last block, fixed code.
        bits.write([0, 0, 1, 1, 0, 0, 0, 0])  // Literal 0.
        for _ in 0..<copies {
            bits.write([1, 1, 0, 0, 0, 1, 0, 1])  // Length 258.
            bits.write([0, 0, 0, 0, 0])  // Distance 1.
        }
        bits.write([0, 0, 0, 0, 0, 0, 0])  // End of block.
        let total = 1 + copies * 258
        return member(
            bits.finished(),
            checksum: Checksum.ofZeros(total),
            size: total,
            type: type,
            status: 200
        )
    }

    private static func member(
        _ deflated: Data,
        checksum: UInt32,
        size: Int,
        type: String,
        status: Int
    ) -> ServerResponse {
        var bytes = Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF])
        bytes.append(deflated)
        bytes.append(littleEndian: checksum)
        bytes.append(littleEndian: UInt32(truncatingIfNeeded: size))
        return ServerResponse(
            status,
            headers: ["Content-Type": type, "Content-Encoding": "gzip"],
            body: .bytes(bytes)
        )
    }
}

private struct BitWriter {
    private var bytes = Data()
    private var current: UInt8 = 0
    private var count: UInt8 = 0

    mutating func write(_ bits: [UInt8]) {
        for bit in bits {
            current |= bit << count
            count += 1
            if count == 8 {
                bytes.append(current)
                (current, count) = (0, 0)
            }
        }
    }

    func finished() -> Data {
        count == 0 ? bytes : bytes + [current]
    }
}

/// The CRC-32 of gzip.
private enum Checksum {
    static func of(_ data: Data) -> UInt32 {
        var state = ~UInt32(0)
        for byte in data {
            state ^= UInt32(byte)
            for _ in 0..<8 {
                state = shifted(state)
            }
        }
        return ~state
    }

    /// The CRC of zeros, in O(log n), so that a bomb of gigabytes costs nothing.
    ///
    /// A zero byte multiplies the state by x to the 8th.
    static func ofZeros(_ count: Int) -> UInt32 {
        var state = ~UInt32(0)
        var power: UInt32 = 1 << 23
        var rest = count
        while rest > 0 {
            if rest & 1 == 1 {
                state = product(state, power)
            }
            power = product(power, power)
            rest >>= 1
        }
        return ~state
    }

    /// The product of two polynomials over GF(2), modulo the CRC's polynomial, bits reflected.
    private static func product(_ left: UInt32, _ right: UInt32) -> UInt32 {
        var (answer, factor): (UInt32, UInt32) = (0, right)
        for bit in 0..<32 {
            if left & (UInt32(1) << (31 - UInt32(bit))) != 0 {
                answer ^= factor
            }
            factor = shifted(factor)
        }
        return answer
    }

    private static func shifted(_ state: UInt32) -> UInt32 {
        let low = state & 1
        return low == 1 ? (state >> 1) ^ 0xEDB8_8320 : state >> 1
    }
}

extension Data {
    fileprivate mutating func append(littleEndian value: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
    }
}
