// swift-tools-version: 6.2
import PackageDescription

// Warnings are errors only where `make` or CI say so: a newer compiler must not break a consumer.
let strict = Context.environment["WARNINGS_AS_ERRORS"] == "1"

let package = Package(
    name: "ContentBench",
    platforms: [.macOS(.v14)],
    dependencies: [.package(path: "../../Packages/SharedKit")],
    targets: [
        .executableTarget(
            name: "content-bench",
            dependencies: [
                .product(name: "SharedKit", package: "SharedKit"),
                .product(name: "SharedServer", package: "SharedKit"),
            ],
            swiftSettings: [
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ] + (strict ? [.treatAllWarnings(as: .error)] : [])
        )
    ],
    swiftLanguageModes: [.v6]
)
