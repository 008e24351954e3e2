// The photos of users, for all screens.

import SharedMedia
import SharedNavigation

/// Loads photos, and releases them when memory is short.
@MainActor
public final class Photos: AppService {
    public let pipeline: ImagePipeline

    init(pipeline: ImagePipeline) {
        self.pipeline = pipeline
    }

    /// A photo, observed; nil means a placeholder.
    public func image(_ reference: ImageReference?) -> ObservedImage? {
        reference.map { pipeline.image($0) }
    }

    /// Retries the photos that didn't load, when the user pulls to refresh.
    ///
    /// They are small and in every row, so none has a retry button of its own.
    func retry() { pipeline.retryAll() }

    public func appEventReceived(_ event: AppEvent) {
        if event == .memoryWarning { pipeline.releaseMemory() }
    }
}
