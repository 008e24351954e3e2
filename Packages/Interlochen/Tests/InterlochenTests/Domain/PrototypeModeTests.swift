import Foundation
import Interlochen
import SharedCore
import SharedTesting
import Testing

@Suite struct PrototypeModeTests {
    /// The types that a property list's values come as.
    private func info(_ kind: String) -> [String: Any] {
        let value: Any =
            switch kind {
            case "true": NSNumber(value: true)
            case "false": NSNumber(value: false)
            case "integer": NSNumber(value: 1)
            case "real": NSNumber(value: 1.0)
            case "array": [Any]()
            default: kind
            }
        return [PrototypeMode.key: value]
    }

    @Test(.proves("INT-03")) func aBooleanCounts() {
        #expect(PrototypeMode(info: info("true")) == PrototypeMode(isOn: true))
        #expect(PrototypeMode(info: info("false")) == PrototypeMode(isOn: false))
        #expect(PrototypeMode(info: [PrototypeMode.key: true]).isOn)
        #expect(!PrototypeMode(info: [PrototypeMode.key: false]).isOn)
    }

    @Test(.proves("INT-03"), arguments: ["integer", "real", "array", "YES", "1"])
    func whatIsNoBooleanCountsAsOff(kind: String) {
        let mode = PrototypeMode(info: info(kind))
        #expect(!mode.isOn && mode.fault == .notBoolean)
    }

    @Test(.proves("INT-03")) func aMissingSettingCountsAsOff() {
        let mode = PrototypeMode(info: ["prototypeMode": true])
        #expect(!mode.isOn && mode.fault == .missing)
        #expect(PrototypeMode(info: [PrototypeMode.key: 1]).fault == .notBoolean)
    }

    @MainActor
    @Test(.proves("INT-03")) func aFaultIsReportedOnceAtTheStart() {
        for (info, fault) in [([:], "missing"), ([PrototypeMode.key: "yes"], "notBoolean")]
            as [([String: Any], String)]
        {
            let log = MemoryLog()
            _ = InterlochenApp.start(
                .embedded(InterlochenConfiguration(info: info), clock: ManualClock(), log: log)
            )
            let reports = log.events.filter { $0.name == "settingRefused" }
            #expect(reports.map(\.details) == [["key": "PrototypeMode", "fault": fault]])
            #expect(reports.allSatisfy { $0.level == .warning })
        }
        let log = MemoryLog()
        _ = InterlochenApp.start(.embedded(clock: ManualClock(), log: log))
        #expect(!log.events.contains { $0.name == "settingRefused" })
    }
}
