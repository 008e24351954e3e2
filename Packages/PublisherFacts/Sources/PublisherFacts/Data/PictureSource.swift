// Where pictures come from.

import Foundation
import SharedCore
import SharedLocalization
import SharedNetworking

/// Gives the bytes of a picture.
///
/// Passed in, like the feed.
public protocol PictureSource: Sendable {
    /// Loads the picture at an address as the feed gives it, off the main actor.
    @concurrent
    func picture(at address: String) async throws(PictureFailure) -> Data
}

/// Why there is no picture.
public enum PictureFailure: LocalizedFailure {
    /// The address isn't one, or not of a kind that can be fetched.
    case badAddress
    /// The sample has no such picture.
    case notInSample
    case network(NetworkFailure)

    public var code: String {
        switch self {
        case .badAddress: "picture.badAddress"
        case .notInSample: "picture.notInSample"
        case .network(let failure): failure.code
        }
    }

    public var isRetryable: Bool {
        if case .network(let failure) = self { failure.isRetryable } else { false }
    }

    public var message: LocalizedText {
        if case .network(let failure) = self { failure.message } else { Texts.pictureMissing }
    }

    public var advice: LocalizedText {
        if case .network(let failure) = self { failure.advice } else { Texts.pictureMissingAdvice }
    }
}

/// The sample's own pictures, by the last part of their addresses.
public struct EmbeddedPictures: PictureSource {
    /// Makes the source.
    public init() {}

    @concurrent
    public func picture(at address: String) async throws(PictureFailure) -> Data {
        guard let url = URL(string: address), url.host() == "facts.example" else { throw .notInSample }
        do {
            return try Data(contentsOf: SampleFolder.url("pictures/\(url.lastPathComponent)"))
        } catch {
            throw .notInSample
        }
    }
}

/// Pictures from the network.
public struct RemotePictures: PictureSource {
    private let client: any HTTPClient

    /// Makes a source that fetches with a client.
    public init(client: any HTTPClient) {
        self.client = client
    }

    @concurrent
    public func picture(at address: String) async throws(PictureFailure) -> Data {
        // Spaces and stray percent signs are encoded on the way.
        guard let url = URL(string: address), ["http", "https"].contains(url.scheme?.lowercased()),
            url.host() != nil
        else { throw .badAddress }
        do {
            return try await client.send(HTTPRequest(url, headers: ["Accept": "image/*"])).validated()
                .body
        } catch {
            throw .network(error)
        }
    }
}
