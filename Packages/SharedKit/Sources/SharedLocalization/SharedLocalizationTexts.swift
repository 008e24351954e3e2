// The module's own texts.

/// The texts of SharedLocalization, to be merged into a host's tables.
public enum SharedLocalizationTexts {
    /// Reads the module's tables.
    public static func tables() -> StringTables {
        StringTables(package: "SharedKit", module: "SharedLocalization")
    }
}
