// The module's own texts.

import SharedLocalization

/// The texts of SharedJSON, to be merged into a host's tables.
public enum SharedJSONTexts {
    /// Reads the module's tables.
    public static func tables() -> StringTables {
        StringTables(package: "SharedKit", module: "SharedJSON")
    }
}
