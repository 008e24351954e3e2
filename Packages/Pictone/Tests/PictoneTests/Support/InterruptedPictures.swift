// Images that are unavailable until a test releases them.

import Foundation
import Pictone
import SharedCore
import SharedMedia
import SharedNetworking

/// Passes the sample's images on after `mend` was called; before, all fail.
final class InterruptedPictures: ImageSource {
    private let source = FolderImageSource.sample()
    private let isMended = Locked(false)

    func mend() { isMended.withLock { $0 = true } }

    func load(
        _ reference: ImageReference,
        revalidating: Bool,
        headerArrived: @escaping @Sendable (ImageHeader) -> Void
    ) async throws(ImageError) -> Data {
        guard isMended.withLock({ $0 }) else { throw .network(.offline) }
        return try await source.load(reference, revalidating: revalidating, headerArrived: headerArrived)
    }
}

extension ObservedImage {
    var hasFailed: Bool { if case .failed = state { true } else { false } }
    var isLoaded: Bool { if case .loaded = state { true } else { false } }
}
