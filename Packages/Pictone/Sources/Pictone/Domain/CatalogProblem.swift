// What can be wrong with a catalog while the rest of it shows.

import SharedJSON
import SharedLocalization

/// Something that was left out of a catalog, with its file and its place in it.
public struct CatalogProblem: UserFacingError, Hashable {
    /// What is wrong.
    public enum Reason: Hashable, Sendable {
        /// The whole file can't be used.
        case unreadable(JSONError.Reason)
        /// The element isn't what it should be.
        case malformed
        /// An earlier element has this identifier.
        case duplicate(String)
        /// Nothing sound has this identifier.
        case dangling(String)
        /// A script, or an album's, in which nobody speaks.
        case noParagraphs
        /// Fewer recordings of a character than the two that come with a script.
        case missingRecording(String)
        /// A number that makes no sense: a place that isn't 2 or 3, a duration that isn't positive.
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
