// The events and traits that a host tells the app.

import Observation

/// The space that a screen is drawn in, in points.
public struct Viewport: Hashable, Codable, Sendable {
    /// The width, in points.
    public var width: Double
    /// The height, in points.
    public var height: Double
    /// Device pixels per point.
    public var scale: Double

    /// Describes a viewport; a size or scale that isn't finite or positive becomes the smallest legal one.
    public init(width: Double, height: Double, scale: Double = 2) {
        self.width = width.isFinite ? max(0, width) : 0
        self.height = height.isFinite ? max(0, height) : 0
        self.scale = scale.isFinite ? max(1, scale) : 1
    }

    /// Whether it is wider than high.
    public var isLandscape: Bool { width > height }
}

/// The user's display preferences.
public struct HostTraits: Hashable, Codable, Sendable {
    /// Whether text is light on a dark background.
    public var isDark: Bool
    /// Whether movement that isn't needed to understand is left out.
    public var isMotionReduced: Bool
    /// The factor by which text is larger than the default.
    public var textScale: Double
    /// The language and region, as a BCP 47 identifier.
    public var locale: String

    /// Describes traits; the defaults are a fresh device's.
    public init(
        isDark: Bool = false,
        isMotionReduced: Bool = false,
        textScale: Double = 1,
        locale: String = "en"
    ) {
        self.isDark = isDark
        self.isMotionReduced = isMotionReduced
        self.textScale = textScale.isFinite ? min(max(textScale, 0.5), 4) : 1
        self.locale = locale
    }
}

/// Something that happened to the app as a whole.
public enum AppEvent: Hashable, Codable, Sendable {
    /// The app has come to the front.
    case activated
    /// The app is out of sight; the system may kill it at any time.
    case enteredBackground
    /// Memory is short; caches should be emptied.
    case memoryWarning
    /// The space to draw in has changed.
    case viewportChanged(Viewport)
    /// The user's preferences have changed.
    case traitsChanged(HostTraits)
}

/// The newest viewport and traits from the host, for models to observe.
@MainActor @Observable
public final class HostEnvironment {
    /// Whether the app is in front of the user.
    public private(set) var isActive = true
    /// A phone in portrait until the host says otherwise.
    public private(set) var viewport = Viewport(width: 393, height: 852, scale: 3)
    /// The standard traits until the host says otherwise.
    public private(set) var traits = HostTraits()

    /// A fresh environment, before any event.
    public init() {}

    func receive(_ event: AppEvent) {
        switch event {
        case .activated: isActive = true
        case .enteredBackground: isActive = false
        case .memoryWarning: break
        case .viewportChanged(let viewport): self.viewport = viewport
        case .traitsChanged(let traits): self.traits = traits
        }
    }
}

/// A service that outlives screens (playback, a session) and receives the app's events.
@MainActor
public protocol AppService: AnyObject {
    /// The service's tasks; nil if it never does anything by itself.
    var tasks: ScreenTasks? { get }

    /// Called once for each event, before any screen receives it.
    func appEventReceived(_ event: AppEvent)
}

extension AppService {
    public var tasks: ScreenTasks? { nil }
    public func appEventReceived(_ event: AppEvent) {}
}
