// The settings for looking at a screen: device, orientation, light or dark, and language.

import SharedCore
import SharedLocalization

/// The device settings of a storyboard image, described in full by a name such as `small+dark+ar-XB`.
struct Look: Equatable {
    let name: String
    let settings: DeviceSettings

    /// Parses a name: a device identifier, `dark`, `landscape` and a language identifier, joined by `+`.
    ///
    /// Settings that the name omits are those of a new simulator, except that motion is reduced.
    ///
    /// - Throws: A `LookProblem` if a part is none of these.
    init(_ name: String, languages: [SimulatedLanguage]) throws(LookProblem) {
        self.name = name
        var settings = DeviceSettings(language: "")
        // Moving elements haven't reached their final position yet.
        settings.isMotionReduced = true
        var language = languages.first
        for part in name.split(separator: "+") {
            if part == "dark" {
                settings.isDark = true
            } else if part == "landscape" {
                settings.isLandscape = true
            } else if let device = Device.all.first(where: { $0.id == part }) {
                settings.device = device
            } else if let known = languages.first(where: { $0.id == part }) {
                language = known
            } else {
                let known = Device.all.map(\.id) + ["dark", "landscape"] + languages.map(\.id)
                throw LookProblem(part: String(part), known: known)
            }
        }
        if let language {
            settings.language = language.id
            settings.isRightToLeft = language.isRightToLeft
        }
        self.settings = settings
    }
}

/// An unknown part of a look's name.
struct LookProblem: Error, Equatable, CustomStringConvertible {
    let part: String
    let known: [String]

    var description: String { "there is no look “\(part)”, but \(known.joined(separator: ", "))" }
}
