// `workbench lint`: the house rules.

import Foundation
import HouseRules
import WorkbenchKit

extension Session {
    /// Says where the house rules are broken; whether they are nowhere.
    ///
    /// Leaves for the requirement table what that means for the rows that rules prove.
    ///
    /// The type-check for the platform floor takes a minute where nothing is built yet, so it can be left out.
    func lint(checksFloor: Bool) throws -> Bool {
        let contents = try HouseContents(of: house, interruption: interruption)
        var findings = HouseRules.findings(in: contents)
        #if os(Linux)
            // Elsewhere the platform's own compiler knows.
            if checksFloor {
                findings += try FloorCheck(house: house, interruption: interruption).findings(in: contents)
            }
        #endif
        try BenchmarkVerdict.write(
            LintVerdicts.all(findings, in: contents, floorWasChecked: checksFloor),
            to: house.workFolder("bench").appending(path: "lint.json")
        )
        findings.forEach { console.say("\($0)") }
        console.say(
            findings.isEmpty
                ? "\(contents.sources.count) files keep the house rules"
                : "\(findings.count) places break the house rules"
        )
        return findings.isEmpty
    }
}
