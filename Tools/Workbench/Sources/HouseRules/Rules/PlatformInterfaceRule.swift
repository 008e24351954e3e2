// No package draws: platform UI belongs to hosts.

/// Forbids importing a platform's user interface, in any form.
public struct PlatformInterfaceRule: HouseRule {
    public let name = "platform-ui"

    private static let modules: Set<String> = [
        "UIKit", "SwiftUI", "AppKit", "WatchKit", "TVUIKit", "Cocoa", "WebKit", "MapKit", "AVKit", "PhotosUI",
        "MessageUI", "SafariServices", "QuickLook", "QuartzCore", "CoreGraphics", "CoreAnimation",
        "SpriteKit",
        "SceneKit", "RealityKit", "WidgetKit", "ContactsUI", "EventKitUI", "StoreKit", "Combine",
    ]

    /// Makes the rule.
    public init() {}

    public func findings(in contents: HouseContents) -> [Finding] {
        contents.sources.flatMap { source in
            source.imports.filter { Self.modules.contains($0.module) }.map { found in
                Finding(
                    path: source.path,
                    line: found.line,
                    rule: name,
                    message: "\(found.module) draws; a package says what is on screen and a host draws it"
                )
            }
        }
    }
}
