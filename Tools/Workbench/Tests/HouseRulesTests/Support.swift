import HouseRules
import WorkbenchKit

/// What a rule says about one file; its lines.
func lines(_ rule: any HouseRule, _ code: String, at path: String = "Packages/App/Sources/App/File.swift")
    -> [Int]
{
    rule.findings(in: HouseContents(files: [path: code])).map(\.line)
}

let app = PackageFolder(name: "App", path: "Packages/App", kind: .app)
let kit = PackageFolder(name: "SharedKit", path: "Packages/SharedKit", kind: .kit)
