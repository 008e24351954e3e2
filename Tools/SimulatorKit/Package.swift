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
    name: "SimulatorKit",
    platforms: [.macOS(.v14)],
    products: [
        .library(name: "SimulatorKit", targets: ["SimulatorKit"]),
        .library(name: "SimulatorTesting", targets: ["SimulatorTesting"]),
    ],
    dependencies: [.package(path: "../../Packages/SharedKit")],
    targets: [
        .target(
            name: "SimulatorKit",
            dependencies: [
                .product(name: "SharedKit", package: "SharedKit"),
                .product(name: "SharedServer", package: "SharedKit"),
                .product(name: "SharedTesting", package: "SharedKit"),
            ],
            resources: [.embedInCode("Resources/style.css"), .embedInCode("Resources/script.js")],
            swiftSettings: settings
        ),
        // For the tests of simulators: the executable as a process, and its page.
        .target(name: "SimulatorTesting", swiftSettings: settings),
        // An app of one's own to look at and to test with: `swift run DemoSimulator serve`.
        .target(
            name: "DemoApp",
            dependencies: ["SimulatorKit"],
            path: "Tests/DemoApp",
            swiftSettings: settings
        ),
        .executableTarget(
            name: "DemoSimulator",
            dependencies: ["DemoApp", "SimulatorKit"],
            path: "Tests/DemoSimulator",
            swiftSettings: settings
        ),
        .testTarget(
            name: "SimulatorKitTests",
            dependencies: [
                "SimulatorKit", "SimulatorTesting", "DemoApp", "DemoSimulator",
                .product(name: "SharedKit", package: "SharedKit"),
                .product(name: "SharedServer", package: "SharedKit"),
            ],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
