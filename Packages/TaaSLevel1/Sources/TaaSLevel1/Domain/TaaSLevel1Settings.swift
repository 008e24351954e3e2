// What a person sets in the platform's Settings app.

/// The app's settings, which the host binds to the platform's.
public struct TaaSLevel1Settings: Codable, Hashable, Sendable {
    /// How many images stand in a row, as it was set: it may be out of range.
    public var columns: Int

    /// The settings as they are on a fresh device.
    public init(columns: Int = 2) {
        self.columns = columns
    }

    /// How many images stand in a row: 1 to 6.
    public var columnCount: Int { min(max(columns, 1), 6) }
}
