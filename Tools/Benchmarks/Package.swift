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
    name: "Benchmarks",
    platforms: [.macOS(.v14)],
    products: [
        .library(name: "BenchmarkKit", targets: ["BenchmarkKit"]),
        .executable(name: "kit-benchmarks", targets: ["kit-benchmarks"]),
    ],
    dependencies: [.package(path: "../../Packages/SharedKit")],
    targets: [
        .target(
            name: "BenchmarkKit",
            dependencies: [.product(name: "SharedCore", package: "SharedKit")],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "kit-benchmarks",
            dependencies: [
                "BenchmarkKit", .product(name: "SharedKit", package: "SharedKit"),
                .product(name: "SharedServer", package: "SharedKit"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "BenchmarkKitTests",
            dependencies: ["BenchmarkKit", .product(name: "SharedTesting", package: "SharedKit")],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
