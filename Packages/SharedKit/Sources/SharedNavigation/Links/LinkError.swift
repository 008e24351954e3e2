// Why a link isn't followed.

import SharedCore

/// What is wrong with a link, or with following it now.
///
/// What a person reads is added by SharedLinks.
public enum LinkError: KitError, Hashable {
    /// Longer than `LinkPath.longest`.
    case tooLong
    /// A null, a line break or another control character, written out or percent-encoded.
    case controlCharacter
    /// A mark that reverses the direction of text, with which a link can look like another.
    case directionMark
    /// Not the app's scheme, or none.
    case otherScheme
    /// Not of the form `scheme://…`, or with a character that no address has.
    case malformed
    /// A percent sign without two hexadecimal digits, or bytes that aren't UTF-8.
    case malformedPercent
    /// A `.` or `..`, percent-encoded or not.
    case dotSegment
    /// Nothing between two slashes, or after the last.
    case emptySegment
    /// An `@` or a port, as in the address of a server.
    case userInformation
    /// A `?` or `#` and what comes after it.
    case queryOrFragment
    /// The app has no place with this path.
    case unknownPath
    /// What the link names isn't there (any more).
    case contentGone
    /// The graph has no move of the app itself to that kind of place.
    case noWay
    /// The move was refused.
    case refused(RefusalReason)

    public var code: String {
        if case .refused(let reason) = self { "link." + reason.rawValue } else { "link.\(self)" }
    }

    /// Only what lies over the app, or is not there yet, can pass by itself.
    public var isRetryable: Bool {
        switch self {
        case .refused(.heldByModal), .refused(.heldByOverlay), .refused(.notInFront), .refused(.notStarted):
            true
        default: false
        }
    }
}
