// swift-tools-version: 6.2
import PackageDescription

// Warnings are errors only when `make` or CI asks for it: a newer compiler must not break a consumer.
let strict = Context.environment["WARNINGS_AS_ERRORS"] == "1"
let settings: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ] + (strict ? [.treatAllWarnings(as: .error)] : [])

let package = Package(
    name: "PublisherFacts",
    defaultLocalization: "en",
    platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [.library(name: "PublisherFacts", targets: ["PublisherFacts"])],
    dependencies: [.package(path: "../SharedKit")],
    targets: [
        .target(
            name: "PublisherFacts",
            dependencies: [.product(name: "SharedKit", package: "SharedKit")],
            resources: [.copy("Resources")],
            swiftSettings: settings
        ),
        .testTarget(
            name: "PublisherFactsTests",
            dependencies: [
                "PublisherFacts",
                .product(name: "SharedServer", package: "SharedKit"),
                .product(name: "SharedTesting", package: "SharedKit"),
            ],
            // Read directly from this folder, beside the test.
            exclude: ["Navigation/Goldens"],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
