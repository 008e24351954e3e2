// The module's own texts.

import SharedLocalization

/// The texts of SharedNetworking, to be merged into a host's tables.
public enum SharedNetworkingTexts {
    /// Reads the module's tables.
    public static func tables() -> StringTables {
        StringTables(package: "SharedKit", module: "SharedNetworking")
    }
}
