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
    name: "PictoneSimulator",
    platforms: [.macOS(.v14)],
    products: [.executable(name: "PictoneSimulator", targets: ["PictoneSimulator"])],
    dependencies: [
        .package(path: ".."),
        .package(path: "../../SharedKit"),
        .package(path: "../../../Tools/SimulatorKit"),
    ],
    targets: [
        .executableTarget(
            name: "PictoneSimulator",
            dependencies: [
                "Pictone", "SimulatorKit", .product(name: "SharedKit", package: "SharedKit"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "PictoneSimulatorTests",
            dependencies: [
                "PictoneSimulator", .product(name: "SharedTesting", package: "SharedKit"),
                .product(name: "SimulatorTesting", package: "SimulatorKit"),
            ],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
