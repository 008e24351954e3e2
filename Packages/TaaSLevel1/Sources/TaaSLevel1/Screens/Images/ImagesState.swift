// What the collection of images shows, and what a person can do there.

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
    /// Said while a picked file is checked; nil while none is.
    public var adding: LocalizedText?
    /// Said above the images: that only the added ones are there, since the list didn't come.
    public var notice: ScreenNotice?
    /// How many images there are, for screen readers.
    public var summary: LocalizedText
    /// How many stand in a row: 1 to 6.
    public var columns: Int
    /// The accessibility label of the button that loads a failed image once more.
    public var imageRetryLabel: LocalizedText
    /// The Action button at the bottom.
    public var action: ScreenControl
    /// Says what goes on while the Action goes on; nil while it doesn't.
    public var activity: LocalizedText?
}

/// What a person did on the collection.
public enum ImagesAction: Codable, Hashable, Sendable {
    case retryTapped
    case addTapped
    /// An image that failed is wanted after all.
    case imageTapped(GalleryImageID)
    case actionTapped
    case shareTapped
}

/// What should happen elsewhere.
public enum ImagesOutcome: Equatable, Sendable {
    case share(ShareOutcome)
    case addChosen
    case imageRefused(ImageRefusal)
    case actionCompleted
}
