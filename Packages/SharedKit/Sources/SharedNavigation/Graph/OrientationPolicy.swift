// The orientations in which a screen may be shown.

/// The orientations that a screen allows.
public enum OrientationPolicy: String, Hashable, Codable, Sendable, CaseIterable {
    /// Upright only.
    case portrait
    /// Sideways only.
    case landscape
    /// Any orientation, as the user holds the device.
    case any

    /// Whether a viewport that is wider than high may be shown.
    public func allows(landscape: Bool) -> Bool {
        switch self {
        case .portrait: !landscape
        case .landscape: landscape
        case .any: true
        }
    }
}
