import HouseRules
import WorkbenchKit

/// The lines that a rule finds in one file.
func lines(_ rule: any HouseRule, _ code: String, at path: String = "Packages/App/Sources/App/File.swift")
    -> [Int]
{
    rule.findings(in: HouseContents(files: [path: code])).map(\.line)
}

let app = PackageFolder(name: "App", path: "Packages/App", kind: .app)
let kit = PackageFolder(name: "SharedKit", path: "Packages/SharedKit", kind: .kit)
