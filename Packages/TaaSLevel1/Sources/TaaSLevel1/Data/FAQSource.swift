// The source of the questions and answers.

import Foundation
import SharedCore
import SharedJSON
import SharedLocalization
import SharedNetworking

/// Loads the FAQ.
///
/// A dependency, so that the app runs with a network, without one, and in tests.
public protocol FAQSource: Sendable {
    /// Loads the content, off the main actor.
    @concurrent
    func load() async throws(FAQError) -> FAQContent
}

/// The error of a load of the FAQ.
public enum FAQError: UserFacingError {
    /// It couldn't be fetched, or the response wasn't a FAQ.
    case network(NetworkError)
    /// The package's own copy can't be read.
    case unreadable(JSONError)

    private var cause: any UserFacingError {
        switch self {
        case .network(let failure): failure
        case .unreadable(let failure): failure
        }
    }

    public var code: String { cause.code }
    public var isRetryable: Bool { cause.isRetryable }
    public var message: LocalizedText { cause.message }
    public var advice: LocalizedText { cause.advice }
}

/// Reads the JSON file in the package.
public struct SampleFAQ: FAQSource {
    /// Makes the source.
    public init() {}

    @concurrent
    public func load() async throws(FAQError) -> FAQContent {
        do throws(JSONError) {
            let file = ResourceFolder.url("Sample/faq.json", of: "TaaSLevel1")
            return try await JSONLoader().load(FAQContent.self, from: .file(file))
        } catch {
            throw .unreadable(error)
        }
    }
}

/// Fetches the JSON file with an HTTP client.
///
/// Relative URLs of images are resolved against the URL at which the file was found (RFC 3986).
public struct RemoteFAQ: FAQSource {
    private let address: URL
    private let client: any HTTPClient

    /// Makes a source that reads one URL.
    public init(address: URL, client: any HTTPClient) {
        (self.address, self.client) = (address, client)
    }

    @concurrent
    public func load() async throws(FAQError) -> FAQContent {
        do throws(NetworkError) {
            let request = HTTPRequest(address, headers: ["Accept": "application/json, text/plain;q=0.5"])
            let response = try await client.send(request).validated()
            return try await response.json(FAQContent.self).resolved(against: response.url)
        } catch {
            throw .network(error)
        }
    }
}
