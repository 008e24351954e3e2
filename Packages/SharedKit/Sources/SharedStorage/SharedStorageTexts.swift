// The module's own texts.

import SharedLocalization

/// The texts of SharedStorage, to be merged into a host's tables.
public enum SharedStorageTexts {
    static let table = "SharedStorage"

    /// Reads the module's tables.
    public static func tables() -> StringTables {
        StringTables(package: "SharedKit", module: table)
    }
}
