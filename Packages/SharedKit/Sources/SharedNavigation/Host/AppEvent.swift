// What a host tells the app about itself.

import Observation

/// The space that a screen is drawn in, in points.
public struct Viewport: Hashable, Codable, Sendable {
    /// Points.
    public var width: Double
    /// Points.
    public var height: Double
    /// Device pixels per point.
    public var scale: Double

    /// Describes a viewport; a size or scale that isn't finite or positive is taken as the smallest legal one.
    public init(width: Double, height: Double, scale: Double = 2) {
        self.width = width.isFinite ? max(0, width) : 0
        self.height = height.isFinite ? max(0, height) : 0
        self.scale = scale.isFinite ? max(1, scale) : 1
    }

    /// Whether it is wider than high.
    public var isLandscape: Bool { width > height }
}

/// How the person wants things shown.
public struct HostTraits: Hashable, Codable, Sendable {
    /// Light text on dark ground.
    public var isDark: Bool
    /// No movement that isn't needed to understand.
    public var isMotionReduced: Bool
    /// The factor by which text is larger than usual.
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
    /// The app is in front of the person.
    case activated
    /// The app is out of sight; it may be killed at any time.
    case enteredBackground
    /// Memory is short; caches should go.
    case memoryWarning
    /// The space to draw in has changed.
    case viewportChanged(Viewport)
    /// What the person prefers has changed.
    case traitsChanged(HostTraits)
}

/// The newest that the host has told, for models to observe.
@MainActor @Observable
public final class HostEnvironment {
    /// Whether the app is in front of the person.
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

/// Something that outlives screens (playback, a session) and hears what happens to the app.
@MainActor
public protocol AppService: AnyObject {
    /// What it is doing; nil if it never does anything by itself.
    var tasks: ScreenTasks? { get }

    /// Called once for each event, before any screen hears it.
    func appEventReceived(_ event: AppEvent)
}

extension AppService {
    public var tasks: ScreenTasks? { nil }
    public func appEventReceived(_ event: AppEvent) {}
}
