// The problems in a catalog that don't keep the rest from showing.

import SharedJSON
import SharedLocalization

/// An element that was left out of a catalog, with its file and its path there.
public struct CatalogProblem: UserFacingError, Hashable {
    /// The kinds of problems.
    public enum Reason: Hashable, Sendable {
        /// The whole file can't be used.
        case unreadable(JSONError.Reason)
        /// The element isn't what it should be.
        case malformed
        /// An earlier element has the same identifier.
        case duplicate(String)
        /// No valid element has this identifier.
        case dangling(String)
        /// A script without paragraphs, or an album with such a script.
        case noParagraphs
        /// Fewer recordings of a character than the two that come with a script.
        case missingRecording(String)
        /// A number out of range: a slot that isn't 2 or 3, a duration that isn't positive.
        case badNumber
    }

    /// The name of the file.
    public let file: String
    public let path: JSONPath
    public let reason: Reason

    public var code: String {
        switch reason {
        case .unreadable: "catalog.unreadable"
        case .malformed: "catalog.malformed"
        case .duplicate: "catalog.duplicate"
        case .dangling: "catalog.dangling"
        case .noParagraphs: "catalog.noParagraphs"
        case .missingRecording: "catalog.missingRecording"
        case .badNumber: "catalog.badNumber"
        }
    }

    public var isRetryable: Bool { false }

    /// File and path.
    public var place: String { "\(file) \(path)" }

    public var message: LocalizedText {
        switch reason {
        case .unreadable: Texts.problemUnreadable(file)
        case .malformed: Texts.problemMalformed(place)
        case .duplicate(let id): Texts.problemDuplicate(place, id)
        case .dangling(let id): Texts.problemDangling(place, id)
        case .noParagraphs: Texts.problemNoParagraphs(place)
        case .missingRecording(let id): Texts.problemMissingRecording(place, id)
        case .badNumber: Texts.problemBadNumber(place)
        }
    }

    public var advice: LocalizedText { Texts.problemAdvice }
}
