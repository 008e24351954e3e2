// What the loading screen shows, and what a person can do there.

import SharedScreens
import SharedLocalization
import SharedMedia

/// The screen that takes the splash's place while the initial media loads.
public struct LoadingState: Equatable, Sendable {
    /// The centre of the screen, drawn as a mask.
    public var logo: ImageReference
    /// The logo and what is around it before anything has loaded: exactly the splash.
    public var logoColour: BrandColor
    public var background: BrandColor
    /// What the logo is filled with from below as far as the load has come.
    public var gradient: [BrandColor]
    /// What a screen reader says.
    public var label: LocalizedText
    /// Why it doesn't go on; nil while it does.
    public var notice: ScreenNotice?
}

/// What a person did on the loading screen.
public enum LoadingAction: Codable, Hashable, Sendable {
    case retryTapped
}

/// What should happen elsewhere.
public enum LoadingOutcome: Equatable, Sendable {
    case loaded
}
