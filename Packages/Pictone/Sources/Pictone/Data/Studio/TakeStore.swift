// The user's own recordings.

import Observation

/// Keeps the user's takes, complete and partial, by paragraph.
@MainActor @Observable
public final class TakeStore {
    public private(set) var takes: [TakeKey: Take] = [:]
    /// The durations of takes that were begun and not completed.
    public private(set) var partials: [TakeKey: Duration] = [:]

    @ObservationIgnored private var lastNumber = 0

    init() {}

    /// The paragraphs of a script with a complete or partial take.
    public func keys(of script: ScriptID) -> [TakeKey] {
        Set(takes.keys).union(partials.keys).filter { $0.script == script }
            .sorted { $0.paragraph.rawValue < $1.paragraph.rawValue }
    }

    /// The number of these paragraphs.
    public func count(of script: ScriptID) -> Int { keys(of: script).count }

    /// Keeps a complete take, which replaces the one before.
    func keep(_ duration: Duration, of key: TakeKey) {
        lastNumber += 1
        takes[key] = Take(number: lastNumber, trim: Trim(duration: duration))
        partials[key] = nil
    }

    /// Keeps a partial take; the complete one before stays as it is.
    func keepPartial(_ duration: Duration, of key: TakeKey) { partials[key] = duration }

    func forgetPartial(of key: TakeKey) { partials[key] = nil }

    /// Trims a take; does nothing if it has been deleted or replaced.
    func trim(_ key: TakeKey, to trim: Trim, number: Int) {
        if takes[key]?.number == number { takes[key]?.trim = trim }
    }

    func delete(_ key: TakeKey) {
        takes[key] = nil
        partials[key] = nil
    }
}
