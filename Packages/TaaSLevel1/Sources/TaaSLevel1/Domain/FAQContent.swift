// The questions and answers of a file.

import Foundation
import SharedCore
import SharedJSON
import SharedLocalization
import SharedMedia

/// The identity of a question: a digest of its text, since the file gives none.
public struct FAQQuestionID: RawRepresentable, Hashable, Comparable, Codable, Sendable {
    public let rawValue: String

    /// Makes the identity, as read from a saved state.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static func < (left: FAQQuestionID, right: FAQQuestionID) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// One question with its answer; neither is blank.
public struct FAQQuestion: Identifiable, Hashable, Sendable {
    public let id: FAQQuestionID
    public let question: String
    public let answer: String
}

/// One image between introduction and questions.
public struct FAQImage: Hashable, Sendable {
    /// The URL as the file gives it.
    public let address: String
    /// The image behind the URL; nil unless it is an http(s) URL, absolute or relative to the file's.
    public let reference: ImageReference?

    init(_ address: String) {
        self.init(address, reference: ImageReference(address: address))
    }

    private init(_ address: String, reference: ImageReference?) {
        (self.address, self.reference) = (address, reference)
    }

    func resolved(against base: URL) -> FAQImage {
        let text = address.trimmingCharacters(in: .whitespacesAndNewlines)
        guard reference == nil, !text.isEmpty, let url = URL(string: text, relativeTo: base) else {
            return self
        }
        return FAQImage(address, reference: ImageReference(address: url.absoluteString))
    }
}

/// The complete content of the FAQ, in display order.
public struct FAQContent: Hashable, Sendable {
    /// Several lines; empty if there is none.
    public let introduction: String
    public private(set) var images: [FAQImage]
    public let questions: [FAQQuestion]

    /// Makes content; pairs with a blank question or answer are dropped.
    ///
    /// Equal questions are told apart by their order.
    public init(introduction: String, images: [String], questions: [(question: String, answer: String)]) {
        self.introduction = introduction.trimmingCharacters(in: .whitespacesAndNewlines)
        self.images = images.map(FAQImage.init)
        var seen: [String: Int] = [:]
        self.questions = questions.compactMap { pair in
            let question = pair.question.trimmingCharacters(in: .whitespacesAndNewlines)
            let answer = pair.answer.trimmingCharacters(in: .whitespacesAndNewlines)
            guard !question.isEmpty, !answer.isEmpty else { return nil }
            let digest = String(SHA256.hex(question.utf8).prefix(12))
            let ordinal = seen[digest, default: 0]
            seen[digest] = ordinal + 1
            return FAQQuestion(
                id: FAQQuestionID(rawValue: ordinal == 0 ? digest : "\(digest)-\(ordinal)"),
                question: question,
                answer: answer
            )
        }
    }

    /// The content with its images' URLs resolved against another, for instance the file's.
    func resolved(against base: URL) -> FAQContent {
        var content = self
        content.images = images.map { $0.resolved(against: base) }
        return content
    }

    /// Whether there is nothing to show.
    public var isEmpty: Bool { introduction.isEmpty && images.isEmpty && questions.isEmpty }

    /// The questions that contain a text, also in their answers.
    ///
    /// Case, accents and white space around the text are ignored; a blank text matches all.
    public func questions(matching query: String) -> [FAQQuestion] {
        let wanted = query.foldedForSearch
        guard !wanted.isEmpty else { return questions }
        return questions.filter {
            $0.question.foldedForSearch.contains(wanted) || $0.answer.foldedForSearch.contains(wanted)
        }
    }
}

/// Decodes a file; an invalid question or image is skipped, a missing list of questions is an error.
extension FAQContent: Decodable {
    private enum CodingKeys: String, CodingKey {
        case introduction, images, questions
    }

    private struct Pair: Decodable {
        var question: String
        var answer: String
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            introduction: (try? values.decode(String.self, forKey: .introduction)) ?? "",
            images: (try? values.decode(LossyArray<String>.self, forKey: .images))?.elements ?? [],
            questions: try values.decode(LossyArray<Pair>.self, forKey: .questions).elements
                .map { ($0.question, $0.answer) }
        )
    }
}
