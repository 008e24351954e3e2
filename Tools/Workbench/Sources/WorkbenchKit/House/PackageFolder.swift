// One package of the repository, as its folder shows it.

import Foundation

/// A folder with a manifest, at one of the places where the house has packages.
public struct PackageFolder: Hashable, Sendable {
    /// What a package is for, which decides what it may depend on.
    public enum Kind: String, Sendable {
        /// The kit that knows no app.
        case kit
        /// Everything about one app except drawing.
        case app
        /// Draws one app in a browser; nested in the app's folder.
        case simulator
        /// Works on all apps and knows none.
        case tool
    }

    /// The folder's name, which is also the package's name.
    public let name: String
    /// The path from the root of the repository, with `/`.
    public let path: String
    /// What the package is for.
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
