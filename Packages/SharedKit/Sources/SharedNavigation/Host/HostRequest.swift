// The requests that only the platform can fulfill: made by value, answered by value.

import struct Foundation.URL

/// Something that a package asks its host to do or to get.
public enum HostRequest: Hashable, Codable, Sendable {
    /// The platform's share sheet with these items.
    case share([ShareItem])
    /// An image of the current screen, without any overlay.
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

/// A host's response to a request.
///
/// Each request gets one response; leaving its screen counts as `cancelled`.
public enum HostResponse: Hashable, Codable, Sendable {
    /// The request was fulfilled: shared, sent, opened.
    case completed
    /// The user cancelled it.
    case cancelled
    /// This device can't do it (no mail account, no app for the URL).
    case unavailable
    /// The attempt failed; `reason` is short and for the log.
    case failed(reason: String)
    /// Files that the user picked, or the screenshot.
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
