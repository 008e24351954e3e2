// The center's own colors, by role.

/// A color that is part of the center's appearance and the same in light and dark.
public enum BrandColor: String, Hashable, Sendable, CaseIterable {
    case night, lake, sun, ember
    case splashLogo, splashBackground

    /// The color in sRGB, as `#rrggbb`.
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

    /// The primary colors in their order side by side.
    public static let primary: [BrandColor] = [.night, .lake, .sun, .ember]
    /// The colors that fill the logo from below while the app loads.
    public static let loadingGradient: [BrandColor] = [.lake, .sun, .ember]
}
