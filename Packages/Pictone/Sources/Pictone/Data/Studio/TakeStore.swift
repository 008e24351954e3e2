// The user's own recordings.

import Observation

/// Keeps the user's takes, complete and partial, by paragraph.
@MainActor @Observable
public final class TakeStore {
    public private(set) var takes: [TakeKey: Take] = [:]
    /// How long what was begun and not completed is.
    public private(set) var partials: [TakeKey: Duration] = [:]

    @ObservationIgnored private var lastNumber = 0

    init() {}

    /// The paragraphs of a script of which there is something, complete or not.
    public func keys(of script: ScriptID) -> [TakeKey] {
        Set(takes.keys).union(partials.keys).filter { $0.script == script }
            .sorted { $0.paragraph.rawValue < $1.paragraph.rawValue }
    }

    /// How many these are.
    public func count(of script: ScriptID) -> Int { keys(of: script).count }

    /// A take is complete: it takes the place of the one before.
    func keep(_ duration: Duration, of key: TakeKey) {
        lastNumber += 1
        takes[key] = Take(number: lastNumber, trim: Trim(duration: duration))
        partials[key] = nil
    }

    /// A take was begun: the complete one before stays as it is.
    func keepPartial(_ duration: Duration, of key: TakeKey) { partials[key] = duration }

    func forgetPartial(of key: TakeKey) { partials[key] = nil }

    /// Cuts a take; nothing if it has gone or is another by now.
    func trim(_ key: TakeKey, to trim: Trim, number: Int) {
        if takes[key]?.number == number { takes[key]?.trim = trim }
    }

    func delete(_ key: TakeKey) {
        takes[key] = nil
        partials[key] = nil
    }
}
