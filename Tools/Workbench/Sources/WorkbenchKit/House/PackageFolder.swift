// A package of the repository, as its folder shows it.

import Foundation

/// A folder with a manifest, where the house keeps packages.
public struct PackageFolder: Hashable, Sendable {
    /// The purpose of a package, which decides its possible dependencies.
    public enum Kind: String, Sendable {
        /// The kit, which knows no app.
        case kit
        /// Everything about one app except drawing.
        case app
        /// Draws one app in a browser; nested in the app's folder.
        case simulator
        /// A tool that works on all apps and knows none.
        case tool
    }

    /// The folder's name, which is also the package's name.
    public let name: String
    /// The path from the root of the repository, with `/`.
    public let path: String
    /// The package's purpose.
    public let kind: Kind

    /// Describes the package `name` at `path` from the root of the repository.
    public init(name: String, path: String, kind: Kind) {
        self.name = name
        self.path = path
        self.kind = kind
    }

    /// The app that a simulator draws; the package's own name for every other kind.
    public var appName: String {
        kind == .simulator ? String(name.dropLast("Simulator".count)) : name
    }
}
