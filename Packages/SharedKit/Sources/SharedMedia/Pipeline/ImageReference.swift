// The reference to an image: a URL or a resource.

import Foundation

/// A reference to an image, as data has it.
public enum ImageReference: Hashable, Sendable, Codable {
    /// An `http` or `https` address.
    case url(URL)
    /// An image that comes with the app or was added to it, by the name of its file.
    case resource(String)

    /// Parses a URL as users and feeds write it: with spaces around and inside, or a lone `%`.
    ///
    /// Nil unless the result is an absolute `http` or `https` URL.
    public init?(address text: String) {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let url = URL(string: trimmed, encodingInvalidCharacters: true),
            let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
            url.host(percentEncoded: true)?.isEmpty == false
        else {
            return nil
        }
        self = .url(url)
    }
}
