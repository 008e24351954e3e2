import SharedNavigation
import SharedTesting
import Testing

@Suite struct LinkPathTests {
    private func segments(_ link: String) throws(LinkError) -> [String] {
        try LinkPath(link, scheme: "app").segments
    }

    private func failure(_ link: String) -> LinkError? {
        do throws(LinkError) {
            _ = try segments(link)
            return nil
        } catch {
            return error
        }
    }

    @Test(.proves("KIT-NAV-07")) func aPathIsReadAndDecoded() throws {
        #expect(try segments("app://") == [])
        #expect(try segments("APP:///") == [])
        #expect(try segments("app://albums/12") == ["albums", "12"])
        #expect(try segments("app:///albums/12") == ["albums", "12"])
        #expect(try segments("app://a%20b/%C3%A9/%F0%9F%91%A9%E2%80%8D%F0%9F%9A%80") == ["a b", "é", "👩‍🚀"])
        #expect(try segments("app://é/a%2Fb/...") == ["é", "a/b", "..."])
    }

    @Test(
        .proves("KIT-NAV-07"),
        arguments: [
            ("app://" + String(repeating: "a", count: 4_000), LinkError.tooLong),
            ("", .otherScheme), ("://", .otherScheme), ("albums/12", .otherScheme),
            ("javascript://albums/12", .otherScheme), ("apps://albums", .otherScheme),
            (" app://albums", .otherScheme), ("%61pp://albums", .otherScheme), ("file:///etc", .otherScheme),
            ("app:", .malformed), ("app:albums", .malformed), ("app:/albums", .malformed),
            ("app://a b", .malformed), ("app://<b>", .malformed), ("app://a\\b", .malformed),
            ("app://%", .malformedPercent), ("app://%2", .malformedPercent), ("app://%zz", .malformedPercent),
            ("app://a/%C3", .malformedPercent), ("app://%C0%80", .malformedPercent),
            ("app://%ED%A0%80", .malformedPercent), ("app://%/41", .malformedPercent),
            ("app://%2%35", .malformedPercent),
            ("app://albums/..", .dotSegment), ("app://albums/%2e%2E/12", .dotSegment),
            ("app://./a", .dotSegment), ("app://a%2F..%2Fb", .dotSegment), ("app://a%5C..%5Cb", .dotSegment),
            ("app://a//b", .emptySegment), ("app://albums/", .emptySegment), ("app:////", .emptySegment),
            ("app://me@albums", .userInformation), ("app://albums:80/12", .userInformation),
            ("app://albums?id=12", .queryOrFragment), ("app://albums#12", .queryOrFragment),
            ("app://a\u{0}", .controlCharacter), ("app://a%00", .controlCharacter),
            ("app://a%0D%0Ab", .controlCharacter), ("app://a\u{2028}", .controlCharacter),
            ("app://%C2%85", .controlCharacter), ("app://\u{202E}a", .directionMark),
            ("app://%E2%80%8F", .directionMark), ("app://%E2%81%A6", .directionMark),
        ]
    ) func aHostileLinkIsRefusedWithItsReason(link: String, expected: LinkError) {
        #expect(failure(link) == expected)
    }

    @Test(.proves("KIT-NAV-07")) func whatIsWrittenIsReadAgain() throws {
        for path in [
            [], ["facts"], ["a b", "c/d", "100%", "?#@:"], ["é", "e\u{301}", "👩‍🚀", "שלום"], ["~", "..."],
        ] {
            let link = try #require(try LinkPath(path).link(scheme: "app"))
            #expect(link.utf8.allSatisfy { $0 < 0x80 })
            #expect(try segments(link).map { Array($0.utf8) } == path.map { Array($0.utf8) })
        }
        #expect(try LinkPath([String(repeating: "é", count: 400)]).link(scheme: "app") == nil)
        #expect(throws: LinkError.emptySegment) { try LinkPath(["a", ""]) }
        #expect(throws: LinkError.dotSegment) { try LinkPath(["a/../b"]) }
        #expect(throws: LinkError.directionMark) { try LinkPath(["\u{202E}"]) }
        #expect(throws: LinkError.controlCharacter) { try LinkPath(["a\nb"]) }
    }

    /// Every byte of a valid link, set to every value: read or refused, but never another link for the same
    /// path.
    @Test(.proves("KIT-NAV-07")) func noTwoLinksOfOneSpellingMeanOnePath() {
        let good = Array("app://albums/a%20b".utf8)
        for index in good.indices {
            for byte in UInt8.min...UInt8.max {
                var bytes = good
                bytes[index] = byte
                guard let path = try? LinkPath(String(decoding: bytes, as: UTF8.self), scheme: "app") else {
                    continue
                }
                let again = path.link(scheme: "app").flatMap { try? LinkPath($0, scheme: "app") }
                #expect(again == path)
            }
        }
    }
}
