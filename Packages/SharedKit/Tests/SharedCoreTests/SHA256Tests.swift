import SharedCore
import SharedTesting
import Testing

@Suite struct SHA256Tests {
    @Test(
        "matches the examples of FIPS 180-4",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
        ]
    )
    func examples(text: String, expected: String) {
        #expect(SHA256.hex(text.utf8) == expected)
    }

    @Test func updatesInPiecesGiveTheSame() {
        var pieces = SHA256()
        for piece in 0..<200 {
            pieces.update(repeatElement(UInt8(piece), count: piece))
        }
        #expect(pieces.hex == SHA256.hex((0..<200).flatMap { repeatElement(UInt8($0), count: $0) }))
    }

    @Test func textsAreKeptApart() {
        var first = SHA256()
        first.update("ab")
        first.update("c")
        var second = SHA256()
        second.update("a")
        second.update("bc")
        #expect(first.hex != second.hex)
    }
}
