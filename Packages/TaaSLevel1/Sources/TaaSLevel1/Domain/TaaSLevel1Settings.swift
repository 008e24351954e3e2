// The user's settings in the platform's Settings app.

/// The app's settings, which the host binds to the platform's.
public struct TaaSLevel1Settings: Codable, Hashable, Sendable {
    /// The number of images in a row as set by the user; it may be out of range.
    public var columns: Int

    /// Makes the settings of a fresh device.
    public init(columns: Int = 2) {
        self.columns = columns
    }

    /// The number of images in a row: 1 to 6.
    public var columnCount: Int { min(max(columns, 1), 6) }
}
