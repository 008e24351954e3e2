// The devices that a simulator can be, and a user's settings of one.

/// A device by its size in points.
public struct Device: Equatable, Sendable {
    public var id: String
    public var name: String
    /// The width of the upright device, in points; the height is that of the upright device too.
    public var width: Double
    public var height: Double
    /// Device pixels per point.
    public var scale: Double
    /// Height of the status bar in points.
    public var statusBar: Double
    /// Whether an app that is made for phones alone isn't shown on it.
    public var isTablet: Bool
    /// Whether a line at the bottom stands for the home button: 34 points of the screen belong to it.
    public var hasHomeIndicator: Bool

    /// All devices.
    ///
    /// Split views are half and two thirds of the large tablet held sideways.
    public static let all = [
        Device("small", "Small phone", 320, 568, scale: 2, statusBar: 20, home: false),
        Device("classic", "Phone with button", 375, 667, scale: 2, statusBar: 20, home: false),
        Device("phone", "Phone", 393, 852, scale: 3, statusBar: 54, home: true),
        Device("plus", "Large phone with button", 414, 736, scale: 3, statusBar: 20, home: false),
        Device("large", "Large phone", 430, 932, scale: 3, statusBar: 54, home: true),
        Device("tablet", "Tablet", 744, 1133, scale: 2, statusBar: 24, isTablet: true, home: true),
        Device("wide", "Large tablet", 1024, 1366, scale: 2, statusBar: 24, isTablet: true, home: true),
        Device("half", "Split view, half", 507, 1024, scale: 2, statusBar: 24, isTablet: true, home: true),
        Device(
            "thirds",
            "Split view, two thirds",
            678,
            1024,
            scale: 2,
            statusBar: 24,
            isTablet: true,
            home: true
        ),
    ]

    /// The device that a simulator begins with.
    public static let phone = all[2]

    private init(
        _ id: String,
        _ name: String,
        _ width: Double,
        _ height: Double,
        scale: Double,
        statusBar: Double,
        isTablet: Bool = false,
        home: Bool
    ) {
        self.id = id
        self.name = name
        self.width = width
        self.height = height
        self.scale = scale
        self.statusBar = statusBar
        self.isTablet = isTablet
        hasHomeIndicator = home
    }
}

/// A device and its settings.
public struct DeviceSettings: Equatable, Sendable {
    public var device = Device.phone
    /// Whether the user holds it sideways; a screen may allow only one way.
    public var isLandscape = false
    public var isDark = false
    public var isMotionReduced = false
    /// The factor by which text is larger than usual.
    public var textScale = 1.0
    /// A BCP 47 identifier.
    public var language: String
    public var isRightToLeft = false
    /// Whether the network is cut off; a package's live dependencies are to honor it.
    public var isOffline = false

    /// Makes the settings of a phone, upright, light.
    public init(language: String) {
        self.language = language
    }

    /// Makes the settings in which an app is first shown.
    ///
    /// The device is the usual phone, unless the app isn't made for phones; the language is the app's first.
    @MainActor
    static func first(of app: any SimulatedApp) -> DeviceSettings {
        let language = app.languages.first
        var settings = DeviceSettings(language: language?.id ?? "en")
        settings.isRightToLeft = language?.isRightToLeft ?? false
        if let device = app.devices.first, !app.devices.contains(settings.device) { settings.device = device }
        return settings
    }

    /// The steps of the text-size control.
    static let textScales = [0.85, 1, 1.15, 1.35, 1.65, 2]

    /// The distance from side to side as it is held, in points.
    public var width: Double { isLandscape ? device.height : device.width }
    /// The distance from top to bottom as it is held, in points.
    public var height: Double { isLandscape ? device.width : device.height }

    /// Returns the settings as held, if the screen allows that; else as the screen requires.
    func shown(portrait: Bool, landscape: Bool) -> DeviceSettings {
        var copy = self
        if isLandscape, !landscape { copy.isLandscape = false }
        if !isLandscape, !portrait { copy.isLandscape = true }
        return copy
    }
}
