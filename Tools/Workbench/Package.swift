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
    name: "Workbench",
    platforms: [.macOS(.v14)],
    products: [.executable(name: "workbench", targets: ["workbench"])],
    dependencies: [.package(path: "../../Packages/SharedKit")],
    targets: [
        .target(
            name: "WorkbenchKit",
            dependencies: [
                .product(name: "SharedCore", package: "SharedKit"),
                .product(name: "SharedServer", package: "SharedKit"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "StringsTools",
            dependencies: [.product(name: "SharedKit", package: "SharedKit")],
            swiftSettings: settings
        ),
        .target(
            name: "HouseRules",
            dependencies: ["WorkbenchKit", "StringsTools"],
            resources: [.embedInCode("Resources/newer-symbols.txt")],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "workbench",
            dependencies: [
                "WorkbenchKit", "StringsTools", "HouseRules",
                .product(name: "SharedKit", package: "SharedKit"),
            ],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "storage-probe",
            dependencies: [.product(name: "SharedKit", package: "SharedKit")],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "network-probe",
            dependencies: [.product(name: "SharedKit", package: "SharedKit")],
            swiftSettings: settings
        ),
        .testTarget(
            name: "StringsToolsTests",
            dependencies: [
                "StringsTools", .product(name: "SharedKit", package: "SharedKit"),
                .product(name: "SharedTesting", package: "SharedKit"),
            ],
            exclude: ["FixtureModule/Resources"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "HouseRulesTests",
            dependencies: [
                "HouseRules", "WorkbenchKit", .product(name: "SharedTesting", package: "SharedKit"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "WorkbenchKitTests",
            dependencies: ["WorkbenchKit", .product(name: "SharedTesting", package: "SharedKit")],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
