// `workbench lint`: the house rules.

import HouseRules
import WorkbenchKit

extension Session {
    /// Says where the house rules are broken; whether they are nowhere.
    func lint() throws -> Bool {
        let contents = try HouseContents(of: house, interruption: interruption)
        let findings = HouseRules.findings(in: contents)
        findings.forEach { console.say("\($0)") }
        console.say(
            findings.isEmpty
                ? "\(contents.sources.count) files keep the house rules" : "\(findings.count) places break the house rules")
        return findings.isEmpty
    }
}
