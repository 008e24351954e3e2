// The state, actions and outcomes of the loading screen.

import SharedScreens
import SharedLocalization
import SharedMedia

/// The screen that replaces the splash while the initial media loads.
public struct LoadingState: Equatable, Sendable {
    /// In the center of the screen, drawn as a mask.
    public var logo: ImageReference
    /// The color of the logo, and the background, before anything has loaded: exactly those of the splash.
    public var logoColour: BrandColor
    public var background: BrandColor
    /// The colors that fill the logo from below, up to the progress of the load.
    public var gradient: [BrandColor]
    /// The accessibility label.
    public var label: LocalizedText
    /// The reason why the load stopped; nil while it goes on.
    public var notice: ScreenNotice?
}

/// An action of the user on the loading screen.
public enum LoadingAction: Codable, Hashable, Sendable {
    case retryTapped
}

/// An outcome of the loading screen.
public enum LoadingOutcome: Equatable, Sendable {
    case loaded
}
