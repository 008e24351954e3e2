// The state, actions and outcomes of the collection of images.

import SharedScreens
import SharedLocalization

/// The chrome and the phase of the collection; the images themselves are in the model's `grid`.
public struct ImagesState: Equatable, Sendable {
    public var phase: ScreenPhase<ModelContent>
    public var title: LocalizedText
    /// The accessibility label of the Share button.
    public var shareLabel: LocalizedText
    /// The + button; its label is for screen readers.
    public var add: ScreenControl
    /// Announces that a picked file is being checked; nil while none is.
    public var adding: LocalizedText?
    /// The notice above the images: only the added ones are there, since the list couldn't be loaded.
    public var notice: ScreenNotice?
    /// The number of images, for screen readers.
    public var summary: LocalizedText
    /// The number of images in a row: 1 to 6.
    public var columns: Int
    /// The accessibility label of a failed image's retry button.
    public var imageRetryLabel: LocalizedText
    /// The Action button at the bottom.
    public var action: ScreenControl
    /// Announces that the Action is running; nil while it isn't.
    public var activity: LocalizedText?
}

/// An action of the user on the collection.
public enum ImagesAction: Codable, Hashable, Sendable {
    case retryTapped
    case addTapped
    /// A retry of a failed image.
    case imageTapped(GalleryImageID)
    case actionTapped
    case shareTapped
}

/// An outcome of the collection.
public enum ImagesOutcome: Equatable, Sendable {
    case share(ShareOutcome)
    case addChosen
    case imageRefused(ImageRefusal)
    case actionCompleted
}
