// The bytes of the images that a person has added.

import Foundation
import SharedCore
import SharedMedia

/// Keeps added images in memory, each once however often it is shown, and gives them before all others.
final class AddedImages: ImageSource {
    private let kept = Locked<[String: Data]>([:])
    private let others: any ImageSource

    /// - Parameter others: Gives what wasn't added.
    init(before others: any ImageSource) {
        self.others = others
    }

    /// Keeps an image; one that is there already stays as it is.
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
