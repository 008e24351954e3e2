// The devices that an app is made for.

/// The families of devices that an app is shown on.
public enum DevicePolicy: String, Hashable, Codable, Sendable, CaseIterable {
    /// Phones only.
    case phone
    /// Tablets only, whole or in a split view.
    case tablet
    /// Both.
    case any

    /// Whether the app is shown on a tablet, or else on a phone.
    public func allows(tablet: Bool) -> Bool {
        switch self {
        case .phone: !tablet
        case .tablet: tablet
        case .any: true
        }
    }
}
