// The errors of loading JSON, with their position in the text.

import SharedCore
import SharedLocalization

/// An error of loading JSON: the source, the reason, the coding path and, if there is one, the position in
/// the text.
public struct JSONError: UserFacingError, Hashable {
    /// The reason of an error.
    public enum Reason: Hashable, Sendable {
        /// The file or resource is missing, is no regular file or may not be read.
        case unreadable
        /// There are more bytes than allowed.
        case tooLarge(limit: Int)
        /// Arrays and objects are nested deeper than allowed.
        case tooDeep(limit: Int)
        /// The bytes are text in none of the encodings that are tried, or not in the declared one.
        case unknownEncoding(declared: String?)
        /// The text is not JSON (RFC 8259). The detail is for developers.
        case malformed(detail: String)
        /// An object lacks a key that is needed.
        case missingKey(String)
        /// There is `null`, or nothing, where a value is needed.
        case missingValue(expected: String)
        /// The value is of another type.
        case wrongType(expected: String)
        /// The value has the right type but makes no sense. The detail is for developers.
        case invalid(detail: String)
        /// The task was cancelled.
        case cancelled
    }

    /// The name of the source.
    public var source: String
    /// The reason of the error, with its details.
    public var reason: Reason
    /// The value that was being read.
    public var path: JSONPath
    /// The position in the text; absent if the reason has none, or it could not be found.
    public var position: JSONPosition?

    /// Describes an error.
    public init(
        source: String,
        reason: Reason,
        path: JSONPath = JSONPath(),
        position: JSONPosition? = nil
    ) {
        self.source = source
        self.reason = reason
        self.path = path
        self.position = position
    }

    public var code: String { "json.\(name)" }

    /// Whether loading stopped before anything was read.
    ///
    /// It was canceled, or the file couldn't be opened, as while the device is locked. A text that can't be
    /// decoded stays as it is.
    public var isRetryable: Bool { reason == .cancelled || reason == .unreadable }

    public var message: LocalizedText {
        let (line, column) = (position?.line ?? 1, position?.column ?? 1)
        let place = "\(path)"
        return switch reason {
        case .unreadable: Texts.unreadableMessage(source)
        case .tooLarge: Texts.tooLargeMessage(source)
        case .tooDeep: Texts.tooDeepMessage(source, line, column)
        case .unknownEncoding: Texts.unknownEncodingMessage(source)
        case .malformed: Texts.malformedMessage(source, line, column)
        case .missingKey: Texts.missingKeyMessage(source, place)
        case .missingValue: Texts.missingValueMessage(source, place)
        case .wrongType: Texts.wrongTypeMessage(source, place)
        case .invalid: Texts.invalidMessage(source, place)
        case .cancelled: Texts.cancelledMessage(source)
        }
    }

    public var advice: LocalizedText {
        switch reason {
        case .cancelled: Texts.cancelledAdvice
        case .unreadable: Texts.unreadableAdvice
        default: Texts.contentAdvice
        }
    }

    private var name: String {
        switch reason {
        case .unreadable: "unreadable"
        case .tooLarge: "tooLarge"
        case .tooDeep: "tooDeep"
        case .unknownEncoding: "unknownEncoding"
        case .malformed: "malformed"
        case .missingKey: "missingKey"
        case .missingValue: "missingValue"
        case .wrongType: "wrongType"
        case .invalid: "invalid"
        case .cancelled: "cancelled"
        }
    }
}

/// A position in a text.
public struct JSONPosition: Hashable, Sendable {
    /// Counted from 1; lines end with LF, CR or both.
    public var line: Int
    /// Counted from 1, in Unicode scalars of the line.
    public var column: Int
    /// The text around the position: at most 60 scalars on one line.
    public var excerpt: String

    /// Describes a position.
    public init(line: Int, column: Int, excerpt: String) {
        self.line = line
        self.column = column
        self.excerpt = excerpt
    }
}
