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
    name: "PublisherFactsSimulator",
    platforms: [.macOS(.v14)],
    products: [
        .executable(name: "PublisherFactsSimulator", targets: ["PublisherFactsSimulator"]),
        .executable(name: "PublisherFactsBenchmarks", targets: ["PublisherFactsBenchmarks"]),
    ],
    dependencies: [
        .package(path: ".."),
        .package(path: "../../SharedKit"),
        .package(path: "../../../Tools/SimulatorKit"),
        .package(path: "../../../Tools/Benchmarks"),
    ],
    targets: [
        .executableTarget(
            name: "PublisherFactsSimulator",
            dependencies: [
                "PublisherFacts", "SimulatorKit", .product(name: "SharedKit", package: "SharedKit"),
            ],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "PublisherFactsBenchmarks",
            dependencies: [
                "PublisherFacts", .product(name: "BenchmarkKit", package: "Benchmarks"),
                .product(name: "SharedKit", package: "SharedKit"),
            ],
            path: "Benchmarks",
            exclude: ["baseline.json"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "PublisherFactsSimulatorTests",
            dependencies: [
                "PublisherFactsSimulator", .product(name: "SharedTesting", package: "SharedKit"),
                .product(name: "SimulatorTesting", package: "SimulatorKit"),
            ],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
