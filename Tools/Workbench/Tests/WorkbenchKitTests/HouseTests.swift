import SharedTesting
import Testing
import WorkbenchKit

struct HouseTests {
    @Test(.proves("MONO-07"))
    func packagesAreFoundByTheirFolders() throws {
        try withTemporaryFolder { root in
            for path in [
                "Packages/SharedKit", "Packages/Zebra", "Packages/Zebra/ZebraSimulator",
                "Packages/Zebra/Other",
                "Packages/Apple", "Tools/Bench",
            ] {
                try root.write("", to: "\(path)/Package.swift")
            }
            try root.write("", to: "Packages/Empty/README.md")
            let house = House(root: root)
            #expect(
                house.packages().map(\.name) == ["SharedKit", "Bench", "Apple", "Zebra", "ZebraSimulator"]
            )
            #expect(house.packages().map(\.kind) == [.kit, .tool, .app, .app, .simulator])
            #expect(house.packages().last?.appName == "Zebra")
            #expect(try house.packages(named: ["Zebra"]).map(\.path) == ["Packages/Zebra"])
            #expect(throws: HouseError.self) { try house.packages(named: ["Zebar"]) }
        }
    }
}
