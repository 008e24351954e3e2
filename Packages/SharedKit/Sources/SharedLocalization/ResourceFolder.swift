// The location of a module's resources.

import Foundation

/// Finds the resources that SwiftPM and Xcode put beside a program.
public enum ResourceFolder {
    /// The folder `Resources` of a module that copies it into its bundle, or nil when the bundle isn't there.
    ///
    /// `Bundle.module` is a fatal error in a program that was moved without its bundles; this is not.
    ///
    /// - Parameter package: the name in the manifest of the package that has the module.
    public static func find(package: String, module: String) -> URL? {
        // In a test run on macOS the main bundle is the test tool's; the tests' own is among all bundles.
        let bundles = [Bundle.main] + Bundle.allBundles + Bundle.allFrameworks
        let places: [URL] = bundles.flatMap { bundle in
            [
                bundle.resourceURL ?? bundle.bundleURL, bundle.bundleURL,
                bundle.bundleURL.deletingLastPathComponent(),
            ]
        }
        for place in places {
            for suffix in ["resources", "bundle"] {
                let bundle = place.appendingPathComponent("\(package)_\(module).\(suffix)", isDirectory: true)
                // On macOS the contents of a bundle that Xcode built are two folders further down.
                for path in ["Resources", "Contents/Resources/Resources"] {
                    let folder = bundle.appendingPathComponent(path, isDirectory: true)
                    if FileManager.default.fileExists(atPath: folder.path) {
                        return folder
                    }
                }
            }
        }
        return nil
    }

    /// A file or folder among the resources of an app, whose package and module have one name.
    ///
    /// One that isn't there gives a readable error when it is opened.
    public static func url(_ path: String, of app: String) -> URL {
        (find(package: app, module: app) ?? URL(fileURLWithPath: "Resources")).appendingPathComponent(path)
    }
}
