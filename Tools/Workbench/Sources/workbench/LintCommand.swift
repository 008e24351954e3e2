// `workbench lint`: the house rules.

import Foundation
import HouseRules
import WorkbenchKit

extension Session {
    /// Prints the violations of the house rules; returns whether there are none.
    ///
    /// Stores the verdicts on the rows that rules prove, for the requirement table.
    ///
    /// The type-check for the platform floor takes a minute without a previous build, so it can be left out.
    func lint(checksFloor: Bool) throws -> Bool {
        let contents = try HouseContents(of: house, interruption: interruption)
        var findings = HouseRules.findings(in: contents)
        #if os(Linux)
            // On other platforms the platform's own compiler checks it.
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
