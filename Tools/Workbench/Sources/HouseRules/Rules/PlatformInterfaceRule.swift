// A ban on platform UI, which belongs to hosts.

/// Forbids importing a platform's user interface, in any form.
public struct PlatformInterfaceRule: HouseRule {
    public let name = "platform-ui"

    private static let modules: Set<String> = [
        "UIKit", "SwiftUI", "AppKit", "WatchKit", "TVUIKit", "Cocoa", "WebKit", "MapKit", "AVKit", "PhotosUI",
        "MessageUI", "SafariServices", "QuickLook", "QuartzCore", "CoreGraphics", "CoreAnimation",
        "SpriteKit",
        "SceneKit", "RealityKit", "WidgetKit", "ContactsUI", "EventKitUI", "StoreKit", "Combine",
    ]

    /// Creates the rule.
    public init() {}

    public func findings(in contents: HouseContents) -> [Finding] {
        contents.sources.flatMap { source in
            source.imports.filter { Self.modules.contains($0.module) }.map { found in
                Finding(
                    path: source.path,
                    line: found.line,
                    rule: name,
                    message: "\(found.module) is UI; a package describes screens and a host draws them"
                )
            }
        }
    }
}
