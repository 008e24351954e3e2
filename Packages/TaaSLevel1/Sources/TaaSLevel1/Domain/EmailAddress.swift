// The validation of email addresses, after the rule of browsers.

import Foundation

/// A valid email address, after the HTML standard (4.10.5.1.5, "Email state").
///
/// White space around the typed text and line breaks in it are removed first; a domain in another script is
/// written in its ASCII form (UTS 46), as browsers do before they check. So the value is ASCII and has no
/// control characters: it can't add a header of its own to a message.
public struct EmailAddress: Hashable, Sendable {
    /// The address to send to.
    public let text: String
    /// The address to show, its domain in its own script.
    public let shown: String

    /// Makes an address from typed text; nil if it is invalid.
    public init?(typed: String) {
        let cleaned = Self.sanitized(typed)
        guard let at = cleaned.lastIndex(of: "@") else { return nil }
        let local = cleaned[..<at]
        let domain = Self.asciiDomain(String(cleaned[cleaned.index(after: at)...]))
        guard !local.isEmpty, local.utf8.allSatisfy(Self.isLocal), let domain, Self.isDomain(domain) else {
            return nil
        }
        text = "\(local)@\(domain)"
        shown = cleaned
    }

    /// Applies the value sanitization algorithm: no line breaks anywhere, no ASCII white space at the ends.
    static func sanitized(_ typed: String) -> String {
        var scalars = String.UnicodeScalarView(typed.unicodeScalars.filter { $0 != "\n" && $0 != "\r" })
        let isSpace = { (scalar: Unicode.Scalar) in [" ", "\t", "\u{C}"].contains(scalar) }
        while let last = scalars.last, isSpace(last) { scalars.removeLast() }
        return String(String.UnicodeScalarView(scalars.drop(while: isSpace)))
    }

    private static func isLocal(_ byte: UInt8) -> Bool {
        isLetterOrDigit(byte) || ".!#$%&'*+/=?^_`{|}~-".utf8.contains(byte)
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    /// Whether a text is a valid domain.
    ///
    /// Its labels have 1 to 63 letters, digits and hyphens, without a hyphen at either end (RFC 1034, 3.5,
    /// and RFC 1123).
    private static func isDomain(_ domain: String) -> Bool {
        domain.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy {
            label in
            guard let first = label.first, let last = label.last, label.count <= 63 else { return false }
            return isLetterOrDigit(first) && isLetterOrDigit(last)
                && label.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
        }
    }

    private static func asciiDomain(_ domain: String) -> String? {
        if domain.utf8.allSatisfy({ $0 < 0x80 }) { return domain }
        // Only characters that a domain may have, so that nothing is taken for another part of a URL.
        guard domain.utf8.allSatisfy({ $0 >= 0x80 || isLetterOrDigit($0) || ".-".utf8.contains($0) }) else {
            return nil
        }
        var components = URLComponents()
        components.scheme = "http"
        components.host = domain
        // Without an ASCII form it stays percent-encoded, and so is no valid domain.
        return components.encodedHost
    }
}
