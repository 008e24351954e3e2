// The module's own texts.

import SharedLocalization

/// The texts of SharedStorage, to be merged into a host's tables.
public enum SharedStorageTexts {
    /// Reads the module's tables.
    public static func tables() -> StringTables {
        StringTables(package: "SharedKit", module: "SharedStorage")
    }
}
