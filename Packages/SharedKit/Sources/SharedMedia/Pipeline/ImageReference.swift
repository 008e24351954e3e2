// Which image is meant.

import Foundation

/// An image as data refers to it.
public enum ImageReference: Hashable, Sendable, Codable {
    /// An `http` or `https` address.
    case url(URL)
    /// An image that comes with the app or was added to it, by the name of its file.
    case resource(String)

    /// Takes an address as people and feeds write it: with spaces around and inside, or a lone `%`.
    ///
    /// Nil for what is no absolute `http` or `https` address.
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
