// swift-tools-version: 6.2
import PackageDescription

// Warnings are errors only where `make` or CI say so: a newer compiler must not break a consumer.
let strict = Context.environment["WARNINGS_AS_ERRORS"] == "1"
let settings: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ] + (strict ? [.treatAllWarnings(as: .error)] : [])

/// One small module of the kit; what it may import is what it names here.
func module(_ name: String, _ imports: [Target.Dependency] = [], resources: [Resource] = []) -> Target {
    .target(name: name, dependencies: imports, resources: resources, swiftSettings: settings)
}

func tests(
    _ name: String,
    _ imports: [Target.Dependency] = [],
    exclude: [String] = [],
    resources: [Resource] = []
) -> Target {
    .testTarget(
        name: name + "Tests",
        dependencies: [.byName(name: name), "SharedTesting"] + imports,
        exclude: exclude,
        resources: resources,
        swiftSettings: settings
    )
}

let package = Package(
    name: "SharedKit",
    defaultLocalization: "en",
    platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        .library(
            name: "SharedKit",
            targets: [
                "SharedCore", "SharedNavigation", "SharedLocalization", "SharedJSON", "SharedNetworking",
                "SharedStorage", "SharedScreens", "SharedMedia", "SharedLayout",
            ]
        ),
        .library(name: "SharedCore", targets: ["SharedCore"]),
        .library(name: "SharedServer", targets: ["SharedServer"]),
        .library(name: "SharedTesting", targets: ["SharedTesting"]),
    ],
    targets: [
        module("SharedCore"),
        module("SharedNavigation", ["SharedCore"]),
        module("SharedLocalization", ["SharedCore"], resources: [.copy("Resources")]),
        module("SharedJSON", ["SharedCore", "SharedLocalization"], resources: [.copy("Resources")]),
        module(
            "SharedNetworking",
            ["SharedCore", "SharedLocalization", "SharedJSON", "SharedStorage"],
            resources: [.copy("Resources")]
        ),
        module("SharedStorage", ["SharedCore", "SharedLocalization"], resources: [.copy("Resources")]),
        module(
            "SharedScreens",
            ["SharedCore", "SharedNavigation", "SharedLocalization", "SharedStorage"],
            resources: [.copy("Resources")]
        ),
        module(
            "SharedMedia",
            ["SharedCore", "SharedLocalization", "SharedNetworking"],
            resources: [.copy("Resources")]
        ),
        module("SharedLayout", ["SharedCore"]),
        module("SharedServer", ["SharedCore"]),
        module("SharedTesting", ["SharedCore", "SharedNavigation"]),
        tests("SharedCore"),
        // Read where they stand, beside their test.
        tests("SharedNavigation", exclude: ["Goldens"]),
        tests("SharedLocalization", ["SharedCore"], resources: [.copy("Resources")]),
        tests("SharedJSON"),
        tests("SharedNetworking", ["SharedServer"], exclude: ["Goldens"]),
        tests("SharedStorage", ["SharedCore", "SharedLocalization"], exclude: ["Goldens"]),
        tests(
            "SharedScreens",
            ["SharedCore", "SharedNavigation", "SharedLocalization", "SharedStorage"],
            exclude: ["Goldens"]
        ),
        tests(
            "SharedMedia",
            ["SharedCore", "SharedLocalization", "SharedNetworking", "SharedServer"],
            resources: [.copy("Fixtures")]
        ),
        tests("SharedLayout", ["SharedCore"]),
        tests("SharedServer"),
        .testTarget(name: "SharedTestingTests", dependencies: ["SharedTesting"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
