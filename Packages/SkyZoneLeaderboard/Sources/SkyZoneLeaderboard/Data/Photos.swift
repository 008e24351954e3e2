// The photos of users, for all screens.

import SharedMedia
import SharedNavigation

/// Loads photos and lets go of them when memory is short.
@MainActor
public final class Photos: AppService {
    public let pipeline: ImagePipeline

    init(pipeline: ImagePipeline) {
        self.pipeline = pipeline
    }

    /// A photo, to be watched; nil where a placeholder stands.
    public func image(_ reference: ImageReference?) -> ObservedImage? {
        reference.map { pipeline.image($0) }
    }

    /// Asks again for the photos that haven't come, since somebody pulls to see the newest.
    ///
    /// They are small and stand in every row, so none has a button of its own.
    func retry() { pipeline.retryAll() }

    public func appEventReceived(_ event: AppEvent) {
        if event == .memoryWarning { pipeline.releaseMemory() }
    }
}
