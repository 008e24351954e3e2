// The bytes of the images that the user has added.

import Foundation
import SharedCore
import SharedMedia

/// Keeps added images in memory, each once however often it is shown, and serves them before all others.
final class AddedImages: ImageSource {
    private let kept = Locked<[String: Data]>([:])
    private let others: any ImageSource

    /// Makes an empty store.
    ///
    /// - Parameter others: The source of all images that weren't added.
    init(before others: any ImageSource) {
        self.others = others
    }

    /// Keeps an image; an existing one stays unchanged.
    func keep(_ image: AcceptedImage) {
        kept.withLock { kept in
            if kept[image.name] == nil { kept[image.name] = image.data }
        }
    }

    func load(
        _ reference: ImageReference,
        revalidating: Bool,
        headerArrived: @escaping @Sendable (ImageHeader) -> Void
    ) async throws(ImageError) -> Data {
        if case .resource(let name) = reference, let data = kept.withLock({ $0[name] }) { return data }
        return try await others.load(reference, revalidating: revalidating, headerArrived: headerArrived)
    }
}
