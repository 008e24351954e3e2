// The source of the sections' content.

import SharedCore
import SharedJSON
import SharedLocalization

/// Loads the content of each section.
///
/// A dependency, so that a real service can replace the demo data.
public protocol SectionSource: Sendable {
    /// Loads one section, off the main actor.
    @concurrent
    func content(of section: MediaSection) async throws(ContentError) -> SectionContent
}

/// Sections without a source: all are empty.
public struct EmptySections: SectionSource {
    /// Makes the source.
    public init() {}

    @concurrent
    public func content(of section: MediaSection) async throws(ContentError) -> SectionContent {
        SectionContent()
    }
}

/// The error of a load of content.
public enum ContentError: UserFacingError, Hashable {
    /// There is no connection.
    case offline
    /// The data can't be read.
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
