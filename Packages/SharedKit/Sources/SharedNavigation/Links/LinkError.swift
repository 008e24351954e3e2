// The reasons why a link isn't followed.

import SharedCore

/// An error in a link, or in following it now.
///
/// SharedLinks adds the text for the user.
public enum LinkError: KitError, Hashable {
    /// Longer than `LinkPath.longest`.
    case tooLong
    /// A null, a line break or another control character, literal or percent-encoded.
    case controlCharacter
    /// A character that reverses the direction of text, with which a link can look like another.
    case directionMark
    /// Another scheme than the app's, or none.
    case otherScheme
    /// Not of the form `scheme://…`, or with a character that no URL may contain.
    case malformed
    /// A percent sign without two hexadecimal digits, or bytes that aren't UTF-8.
    case malformedPercent
    /// A `.` or `..`, percent-encoded or not.
    case dotSegment
    /// Nothing between two slashes, or after the last.
    case emptySegment
    /// An `@` or a port, as in a server's URL.
    case userInformation
    /// A `?` or `#` and what comes after it.
    case queryOrFragment
    /// The app has no destination with this path.
    case unknownPath
    /// The content that the link names doesn't exist (any more).
    case contentGone
    /// The graph has no edge of the app itself to that kind of destination.
    case noWay
    /// The move was refused.
    case refused(RefusalReason)

    public var code: String {
        if case .refused(let reason) = self { "link." + reason.rawValue } else { "link.\(self)" }
    }

    /// Whether the obstacle can pass by itself: something lies over the app, or it isn't ready yet.
    public var isRetryable: Bool {
        switch self {
        case .refused(.heldByModal), .refused(.heldByOverlay), .refused(.notInFront), .refused(.notStarted):
            true
        default: false
        }
    }
}
