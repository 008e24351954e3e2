// What only the platform can do: asked for by value, answered by value.

import Foundation

/// Something that a package asks its host to do or to get.
public enum HostRequest: Hashable, Codable, Sendable {
    /// The platform's share sheet with these items.
    case share([ShareItem])
    /// A picture of the screen that is up, without any overlay.
    case screenshot
    /// The platform's image picker.
    case pickImages(limit: Int)
    /// The platform's mail composer.
    case composeMail(to: [String], subject: String, body: String)
    /// Another app or the browser, for an absolute URL.
    case openURL(URL)
}

/// One thing to share.
public enum ShareItem: Hashable, Codable, Sendable {
    /// Plain text.
    case text(String)
    /// An absolute URL.
    case url(URL)
    /// A file that the app's own storage keeps under this name.
    case file(name: String)
}

/// What a host answers to a request.
///
/// Each request is answered once; leaving its screen counts as `cancelled`.
public enum HostResponse: Hashable, Codable, Sendable {
    /// It was done: shared, sent, opened.
    case completed
    /// The person thought better of it.
    case cancelled
    /// This device can't do it (no mail account, no app for the URL).
    case unavailable
    /// It was tried and went wrong; a short reason for the log.
    case failed(reason: String)
    /// Files that the person picked, or the screenshot.
    case files([HostFile])
}

/// Bytes that a host hands over.
public struct HostFile: Hashable, Codable, Sendable {
    /// A name to show, without a folder.
    public var name: String
    /// The encoded file, whatever its format.
    public var bytes: [UInt8]

    /// Wraps the bytes of a file.
    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}
