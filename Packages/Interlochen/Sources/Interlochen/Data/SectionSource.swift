// Where the content of the sections comes from.

import SharedCore
import SharedJSON
import SharedLocalization

/// Gives the content of each section.
///
/// Passed in: what a real service takes the place of.
public protocol SectionSource: Sendable {
    /// Loads one section, off the main actor.
    @concurrent
    func content(of section: MediaSection) async throws(ContentError) -> SectionContent
}

/// Sections that have no source yet: all are empty.
public struct EmptySections: SectionSource {
    /// Makes the source.
    public init() {}

    @concurrent
    public func content(of section: MediaSection) async throws(ContentError) -> SectionContent {
        SectionContent()
    }
}

/// Why there is no content.
public enum ContentError: UserFacingError, Hashable {
    /// There is no connection.
    case offline
    /// What came can't be read.
    case unreadable(JSONError)

    public var code: String {
        switch self {
        case .offline: "content.offline"
        case .unreadable(let failure): "content." + failure.code
        }
    }

    public var isRetryable: Bool {
        switch self {
        case .offline: true
        case .unreadable(let error): error.isRetryable
        }
    }

    public var message: LocalizedText {
        self == .offline ? Texts.failureOffline : Texts.failureUnreadable
    }

    public var advice: LocalizedText {
        self == .offline ? Texts.failureOfflineAdvice : Texts.failureUnreadableAdvice
    }
}
