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
    name: "TaaSLevel1Simulator",
    platforms: [.macOS(.v14)],
    products: [.executable(name: "TaaSLevel1Simulator", targets: ["TaaSLevel1Simulator"])],
    dependencies: [
        .package(path: ".."),
        .package(path: "../../SharedKit"),
        .package(path: "../../../Tools/SimulatorKit"),
    ],
    targets: [
        .executableTarget(
            name: "TaaSLevel1Simulator",
            dependencies: [
                "TaaSLevel1", "SimulatorKit", .product(name: "SharedKit", package: "SharedKit"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "TaaSLevel1SimulatorTests",
            dependencies: [
                "TaaSLevel1Simulator", .product(name: "SharedTesting", package: "SharedKit"),
                .product(name: "SimulatorTesting", package: "SimulatorKit"),
            ],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
