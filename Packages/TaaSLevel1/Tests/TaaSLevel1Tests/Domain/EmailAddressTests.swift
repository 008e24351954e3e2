import Foundation
import SharedTesting
import TaaSLevel1
import Testing

@Suite struct EmailAddressTests {
    @Test(
        .proves("TAAS-14"),
        arguments: [
            "a@b", "ann@example.org", "ann.lee+tag@mail.example.co.uk", ".@a", "a..b@c",
            "!#$%&'*+/=?^_`{|}~-.@x",
            "a@1", "a@1.2.3.4", "A@B.C", "a@x-y.z", "a@x--y", "0@0.0",
        ]
    ) func whatBrowsersTakeIsTaken(typed: String) {
        #expect(EmailAddress(typed: typed)?.text == typed)
    }

    @Test(
        .proves("TAAS-14"),
        arguments: [
            "", " ", "a", "@", "a@", "@b", "a@b@c", "a b@c", "a@b c", "a@.b", "a@b.", "a@b..c", "a@-b",
            "a@b-",
            "a@b_c", "a@[1.2.3.4]", "a@b:80", "a@b/c", "a@b?c", "a@b#c", "\"a\"@b", "a,b@c", "a;b@c", "<a@b>",
            "a@b\u{0}", "a\u{0}@b", "a@b\tc", "ü@example.org", "a@b%41", "a(b)@c", "a\\b@c", "a@ü:80",
            "a@ü/x",
            "a@ü b", "a@ü%41", "a@-ü", "a@ü..de", "a@\u{202E}ü b",
        ]
    ) func whatBrowsersRefuseIsRefused(typed: String) {
        #expect(EmailAddress(typed: typed) == nil)
    }

    @Test(.proves("TAAS-14")) func everyASCIICharacterIsJudged() {
        let local = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.!#$%&'*+/=?^_`{|}~-"
        let domain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-."
        // Line breaks are removed before, see below.
        for byte in UInt8(0)..<128 where byte != 10 && byte != 13 {
            let letter = Character(Unicode.Scalar(byte))
            let isLocal = EmailAddress(typed: "x\(letter)x@example.org") != nil
            #expect(isLocal == local.contains(letter), "local \(byte)")
            let isDomain = EmailAddress(typed: "x@example\(letter)org") != nil
            #expect(isDomain == domain.contains(letter), "domain \(byte)")
        }
    }

    @Test(.proves("TAAS-14"), arguments: [1, 62, 63, 64, 65, 200])
    func aLabelHasAtMostSixtyThreeLetters(length: Int) {
        let label = String(repeating: "a", count: length)
        #expect((EmailAddress(typed: "x@\(label)") != nil) == (length <= 63))
        #expect((EmailAddress(typed: "x@a.\(label).org") != nil) == (length <= 63))
    }

    @Test(
        .proves("TAAS-14"),
        arguments: [
            ("ann@bücher.example", "ann@xn--bcher-kva.example"),
            ("ann@BÜCHER.example", "ann@xn--bcher-kva.example"),
            ("ann@例え.テスト", "ann@xn--r8jz45g.xn--zckzah"),
            ("ann@пример.рф", "ann@xn--e1afmkfd.xn--p1ai"),
            ("ann@münchen。de", "ann@xn--mnchen-3ya.de"),
            ("ann@xn--bcher-kva.example", "ann@xn--bcher-kva.example"),
        ]
    ) func anInternationalDomainIsWrittenInASCII(typed: String, sent: String) {
        #expect(EmailAddress(typed: typed)?.text == sent)
        #expect(EmailAddress(typed: typed)?.shown == typed)
    }

    @Test(.proves("TAAS-14")) func whiteSpaceAroundAndLineBreaksAreTakenOut() {
        #expect(EmailAddress(typed: " \t\u{C}ann@example.org \r\n")?.text == "ann@example.org")
        #expect(EmailAddress(typed: "ann@exam\nple.org")?.text == "ann@example.org")
        #expect(EmailAddress(typed: "\u{A0}ann@example.org") == nil, "only ASCII white space")
    }

    @Test(
        .proves("TAAS-14"),
        arguments: [
            "a@b.c\r\nBcc: x@y.z", "a@b.c\nBcc:x@y.z", "a@b.c\r\n\r\nBody", "a\r\nTo: x@y.z",
            "a@b.c%0ABcc:x@y.z",
            "a@b.c\u{2028}Bcc: x@y.z", "a@b.c\u{85}Bcc: x@y.z", "a@b.c,x@y.z", "a@b.c\u{0B}Bcc: x@y.z",
        ]
    ) func noHeaderComesInThroughTheAddress(typed: String) {
        let address = EmailAddress(typed: typed)?.text ?? ""
        #expect(!address.contains { $0.isNewline || $0 == ":" || $0 == "," || $0 == " " })
        #expect(address.unicodeScalars.allSatisfy { (0x21...0x7E).contains($0.value) })
    }

    @Test(.proves("TAAS-14")) func theTextStaysInTheBody() throws {
        let to = try #require(EmailAddress(typed: "a@b.c"))
        let message = try #require(MailMessage(to: to, body: "Hi\r\nBcc: x@y.z\r\rLine\0 end\n"))
        #expect(message.body == "Hi\nBcc: x@y.z\n\nLine end\n")
        #expect(message.recipient == to)
        let other = try #require(MailMessage(to: to, body: "Subject: mine"))
        #expect(message.subject == other.subject, "the subject is the app's own")
        for blank in ["", " \n\t", "\0", "\u{A0}"] { #expect(MailMessage(to: to, body: blank) == nil) }
    }
}
