// The texts of all of the kit's modules.

import SharedLocalization

extension StringTables {
    /// The modules of the kit that have texts.
    static let kitModules = [
        "SharedJSON", "SharedLocalization", "SharedMedia", "SharedNetworking", "SharedScreens",
        "SharedStorage",
    ]

    /// The texts of all of the kit's modules, for an app to merge with its own.
    ///
    ///     StringTables.kit().merging(StringTables(package: "MyApp", module: "MyApp"))
    ///
    /// A module that the program isn't linked with is in `failures`, as a missing bundle is.
    public static func kit() -> StringTables {
        kitModules.reduce(StringTables()) {
            $0.merging(StringTables(package: "SharedKit", module: $1))
        }
    }
}
