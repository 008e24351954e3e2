// swift-tools-version: 6.2
import PackageDescription

// Warnings are errors only where `make` or CI say so: a newer compiler must not break a consumer.
let strict = Context.environment["WARNINGS_AS_ERRORS"] == "1"
let settings: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ] + (strict ? [.treatAllWarnings(as: .error)] : [])

let package = Package(
    name: "SkyZoneLeaderboard",
    defaultLocalization: "en",
    platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [.library(name: "SkyZoneLeaderboard", targets: ["SkyZoneLeaderboard"])],
    dependencies: [.package(path: "../SharedKit")],
    targets: [
        .target(
            name: "SkyZoneLeaderboard",
            dependencies: [.product(name: "SharedKit", package: "SharedKit")],
            resources: [.copy("Resources")],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SkyZoneLeaderboardTests",
            dependencies: [
                "SkyZoneLeaderboard",
                .product(name: "SharedTesting", package: "SharedKit"),
            ],
            // The tests read them in place.
            exclude: ["Navigation/Goldens"],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
