// A look: device, orientation, appearance and language.

import SharedCore
import SharedLocalization

/// A way to look at screens, by a name that says it all: `small+dark+ar-XB`.
struct Look: Equatable {
    let name: String
    let settings: DeviceSettings

    /// Reads a name: the identifier of a device, `dark`, `landscape` and the identifier of a language, joined
    /// by `+`.
    ///
    /// Settings that aren't named are a new simulator's, but nothing moves.
    ///
    /// - Throws: A `LookProblem` if a part is none of these.
    init(_ name: String, languages: [SimulatedLanguage]) throws(LookProblem) {
        self.name = name
        var settings = DeviceSettings(language: "")
        // A moving element isn't in its position yet.
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

/// A part of a look that there isn't.
struct LookProblem: Error, Equatable, CustomStringConvertible {
    let part: String
    let known: [String]

    var description: String { "there is no look “\(part)”, but \(known.joined(separator: ", "))" }
}
