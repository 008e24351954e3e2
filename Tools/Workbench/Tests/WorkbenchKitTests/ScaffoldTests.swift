import Foundation
import SharedTesting
import Testing
import WorkbenchKit

struct ScaffoldTests {
    /// A repository with nothing but this one's templates.
    private func withHouse(_ body: (URL, Scaffold) throws -> Void) throws {
        let templates = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Templates")
        try withTemporaryFolder { root in
            try root.write("", to: "Tools/Workbench/Package.swift")
            try FileManager.default.copyItem(
                at: templates,
                to: root.appending(path: "Tools/Workbench/Templates")
            )
            try FileManager.default.createDirectory(
                at: root.appending(path: "Packages"),
                withIntermediateDirectories: true
            )
            try body(root, Scaffold(house: House(root: root)))
        }
    }

    @Test(.proves("MONO-07"))
    func aNewAppIsAPackageWithItsSimulator() throws {
        try withHouse { root, scaffold in
            let paths = try scaffold.newApp("Foo")
            #expect(paths.allSatisfy { $0.hasPrefix("Packages/Foo/") })
            #expect(House(root: root).packages().map(\.name) == ["Workbench", "Foo", "FooSimulator"])
            for path in paths {
                let text = try root.text(at: path)
                #expect(
                    !text.contains("__") && !path.contains("__"),
                    "\(path) has a name that was not filled in"
                )
            }
            let file = try RequirementFile(root.text(at: "Packages/Foo/REQUIREMENTS.md"))
            #expect(file.status == .inWork)
            #expect(file.screens == ["itemList", "itemDetail"])
            #expect(file.rows.map(\.id) == ["FOO-01", "FOO-02"])
        }
    }

    @Test(.proves("MONO-07"))
    func aNewScreenIsNamedEverywhereInItsAppAndNowhereElse() throws {
        try withHouse { root, scaffold in
            _ = try scaffold.newApp("Foo")
            _ = try scaffold.newApp("Other")
            let other = try root.text(at: "Packages/Other/Sources/Other/Navigation/OtherRoute.swift")
            let paths = try scaffold.newScreen("LongBar", app: "Foo")
            #expect(paths.allSatisfy { $0.hasPrefix("Packages/Foo/") })
            let route = try root.text(at: "Packages/Foo/Sources/Foo/Navigation/FooRoute.swift")
            #expect(route.matches(of: /case longBar\b/).count == 3)
            #expect(route.contains("case .longBar: .longBar"))
            #expect(route.contains(".init(.longBarOpened, from: .itemList, to: .longBar, by: .push"))
            #expect(route.contains("nodes: [.init(.longBar), .init(.itemList)"))
            let coordinator = try root.text(at: "Packages/Foo/Sources/Foo/Navigation/FooCoordinator.swift")
            #expect(coordinator.contains("case .longBar: .longBar(LongBarModel())"))
            for language in ["en", "de"] {
                let table = try root.text(
                    at: "Packages/Foo/Sources/Foo/Resources/\(language).lproj/Foo.strings"
                )
                #expect(table.contains("\"longBar.title\" = \"LongBar\";"))
            }
            let file = try RequirementFile(root.text(at: "Packages/Foo/REQUIREMENTS.md"))
            #expect(file.screens == ["itemList", "itemDetail", "longBar"])
            #expect(try root.text(at: "Packages/Other/Sources/Other/Navigation/OtherRoute.swift") == other)
        }
    }

    @Test(arguments: [
        "foo", "F", "Foo-Bar", "SharedFoo", "FooSimulator", "FooTests", "Foundation", "../Foo", "Élan", "",
    ])
    func unfitNamesAreRefused(name: String) throws {
        try withHouse { root, scaffold in
            #expect(throws: ScaffoldError.badName(name)) { try scaffold.newApp(name) }
            #expect(House(root: root).packages().map(\.name) == ["Workbench"])
        }
    }

    @Test
    func nothingIsOverwrittenAndAScreenIsWrittenWhollyOrNotAtAll() throws {
        try withHouse { root, scaffold in
            _ = try scaffold.newApp("Foo")
            #expect(throws: ScaffoldError.taken("Packages/FOo")) { try scaffold.newApp("FOo") }
            #expect(throws: ScaffoldError.unknownApp("Fo")) { try scaffold.newScreen("Bar", app: "Fo") }
            let path = "Packages/Foo/FooSimulator/Sources/FooSimulator/FooSimulator.swift"
            try root.write(root.text(at: path).replacing("switch screen {", with: "switch it {"), to: path)
            let before = House(root: root).files(below: "Packages")
            #expect(throws: ScaffoldError.noPlace(path: "Packages/Foo", anchor: "switch screen {")) {
                try scaffold.newScreen("Bar", app: "Foo")
            }
            #expect(House(root: root).files(below: "Packages") == before)
            #expect(!(try root.text(at: "Packages/Foo/REQUIREMENTS.md").contains("bar")))
        }
    }
}
