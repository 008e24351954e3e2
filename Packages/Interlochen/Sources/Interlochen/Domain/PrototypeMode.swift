// The prototype mode, in which the app fills itself with demo data.

import Foundation
import SharedCore

/// The global setting `PrototypeMode` of the app's information property list.
public struct PrototypeMode: Hashable, Sendable {
    /// A fault of the setting, which counts as off then.
    public enum Fault: String, Hashable, Sendable {
        case missing, notBoolean
    }

    /// The setting's key.
    public static let key = "PrototypeMode"

    public let isOn: Bool
    /// Nil if the setting exists and is a Boolean.
    public let fault: Fault?

    /// Makes a setting in code.
    public init(isOn: Bool) {
        (self.isOn, fault) = (isOn, nil)
    }

    /// Reads the setting; a missing or non-Boolean value counts as off.
    public init(info: [String: Any]) {
        switch info[Self.key].map(Self.boolean) {
        case nil: (isOn, fault) = (false, .missing)
        case .some(nil): (isOn, fault) = (false, .notBoolean)
        case .some(let flag?): (isOn, fault) = (flag, nil)
        }
    }

    /// Logs the setting's fault, if any.
    func report(to log: any EventLog) {
        guard let fault else { return }
        log.record(
            LogEvent(
                area: "configuration",
                name: "settingRefused",
                details: ["key": Self.key, "fault": fault.rawValue],
                level: .warning
            )
        )
    }

    /// The Boolean value; nil for numbers, which Foundation would take for one.
    private static func boolean(_ value: Any) -> Bool? {
        if type(of: value) == Bool.self { return value as? Bool }
        // A property list's Booleans may come as numbers, of C's type for a Boolean or a character.
        guard let number = value as? NSNumber, type(of: value) is NSNumber.Type,
            ["c", "B"].contains(String(cString: number.objCType))
        else { return nil }
        return number.boolValue
    }
}
