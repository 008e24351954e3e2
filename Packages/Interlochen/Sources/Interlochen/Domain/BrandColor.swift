// The center's own colours, by role.

/// A colour that is part of the center's appearance and the same in light and dark.
public enum BrandColor: String, Hashable, Sendable, CaseIterable {
    case night, lake, sun, ember
    case splashLogo, splashBackground

    /// The colour in sRGB, as `#rrggbb`.
    public var hex: String {
        switch self {
        case .night: "#12355b"
        case .lake: "#1f7a8c"
        case .sun: "#e9b44c"
        case .ember: "#d1495b"
        case .splashLogo: "#8a8a8e"
        case .splashBackground: "#3a3a3c"
        }
    }

    /// The primary colours in the order in which they stand side by side.
    public static let primary: [BrandColor] = [.night, .lake, .sun, .ember]
    /// What the logo fills with while the app loads, from below.
    public static let loadingGradient: [BrandColor] = [.lake, .sun, .ember]
}
