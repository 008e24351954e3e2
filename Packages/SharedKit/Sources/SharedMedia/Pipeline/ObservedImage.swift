// One image as a cell observes it.

import Foundation
import Observation

/// The bytes of an image, with a validated header.
public struct LoadedImage: Hashable, Sendable {
    /// The header parsed from the first bytes.
    public let header: ImageHeader
    /// The whole file, for the host to decode.
    public let data: Data

    /// Validates the header of a file.
    ///
    /// - Throws: The reason why it can't be shown.
    public init(_ data: Data, pixelLimit: Int = 1 << 28) throws(ImageError) {
        header = try ImageProbe.header(of: data, pixelLimit: pixelLimit)
        self.data = data
    }
}

/// The loading state of an image.
public enum ImageState: Hashable, Sendable {
    /// Nothing is known; reserve room of this aspect (width divided by height).
    case placeholder(aspect: Double)
    /// The size is known, the rest is loading.
    case sized(ImageHeader)
    case loaded(LoadedImage)
    /// The load failed with this error; the header if it had arrived.
    case failed(ImageError, ImageHeader?)

    /// The header, if it is known.
    public var header: ImageHeader? {
        switch self {
        case .placeholder: nil
        case .sized(let header): header
        case .loaded(let image): image.header
        case .failed(_, let header): header
        }
    }
}

/// An image that a host observes: its arrival redraws only the cells that show it.
@MainActor @Observable
public final class ObservedImage {
    public nonisolated let reference: ImageReference
    /// The loading state.
    public internal(set) var state: ImageState

    init(_ reference: ImageReference, _ state: ImageState) {
        self.reference = reference
        self.state = state
    }
}
