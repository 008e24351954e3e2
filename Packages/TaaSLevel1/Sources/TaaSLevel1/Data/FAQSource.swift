// Where the questions and answers come from.

import SharedJSON
import SharedLocalization

/// Gives the FAQ.
///
/// Passed in, so that tests can choose what there is and when it comes.
public protocol FAQSource: Sendable {
    /// Loads the content, off the main actor.
    @concurrent
    func load() async throws(JSONFailure) -> FAQContent
}

/// Reads the JSON file that comes with the app.
public struct EmbeddedFAQ: FAQSource {
    /// Makes the source.
    public init() {}

    @concurrent
    public func load() async throws(JSONFailure) -> FAQContent {
        let file = ResourceFolder.url("Sample/faq.json", of: "TaaSLevel1")
        return try await JSONLoader().load(FAQContent.self, from: .file(file))
    }
}
