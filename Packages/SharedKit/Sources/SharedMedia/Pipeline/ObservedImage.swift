// One image as a cell sees it.

import Foundation
import Observation

/// The bytes of an image, known to be one.
public struct LoadedImage: Hashable, Sendable {
    /// What its first bytes tell.
    public let header: ImageHeader
    /// The whole file, for the host to decode.
    public let data: Data

    /// Checks the header of a file.
    ///
    /// - Throws: Why it can't be shown.
    public init(_ data: Data, pixelLimit: Int = 1 << 28) throws(ImageError) {
        header = try ImageProbe.header(of: data, pixelLimit: pixelLimit)
        self.data = data
    }
}

/// How far an image has come.
public enum ImageState: Hashable, Sendable {
    /// Nothing is known; leave room of this width by height.
    case placeholder(aspect: Double)
    /// The size is known, the rest is to come.
    case sized(ImageHeader)
    case loaded(LoadedImage)
    /// It didn't come, and why; the header if at least that did.
    case failed(ImageError, ImageHeader?)

    /// What is known of the image.
    public var header: ImageHeader? {
        switch self {
        case .placeholder: nil
        case .sized(let header): header
        case .loaded(let image): image.header
        case .failed(_, let header): header
        }
    }
}

/// An image that a host watches: one that arrives redraws the cells that show it and no others.
@MainActor @Observable
public final class ObservedImage {
    public nonisolated let reference: ImageReference
    /// How far it has come.
    public internal(set) var state: ImageState

    init(_ reference: ImageReference, _ state: ImageState) {
        self.reference = reference
        self.state = state
    }
}
