// The module's own texts.

import SharedLocalization

/// The texts of SharedMedia, to be merged into a host's tables.
public enum SharedMediaTexts {
    /// Reads the module's tables.
    public static func tables() -> StringTables {
        StringTables(package: "SharedKit", module: "SharedMedia")
    }
}
