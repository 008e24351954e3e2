// The module's own texts.

import SharedLocalization

/// The texts of SharedLinks, to be merged into a host's tables.
public enum SharedLinksTexts {
    /// Reads the module's tables.
    public static func tables() -> StringTables {
        StringTables(package: "SharedKit", module: "SharedLinks")
    }
}
