// What a localizer could not do as asked.

import SharedCore

/// One thing that went wrong while a text was resolved.
///
/// The text was shown all the same, as well as could be.
public enum LocalizationProblem: Hashable, Sendable {
    /// No language of the chain has the key; the key itself was shown.
    case missing(table: String, key: String, language: LanguageTag)
    /// Only the development language has the key.
    case untranslated(table: String, key: String, language: LanguageTag)
    /// A placeholder has no argument; it was left standing.
    case missingArgument(table: String, key: String, language: LanguageTag, index: Int)
    /// An argument is of another kind than its placeholder; it was inserted in its own way.
    case wrongArgument(table: String, key: String, language: LanguageTag, index: Int)
    /// An argument that no placeholder asked for was left out.
    case unusedArgument(table: String, key: String, language: LanguageTag, index: Int)
    /// Texts are nested deeper than 8 levels; what is deeper was left out.
    case tooDeep(table: String, key: String)

    var event: LogEvent {
        func event(_ name: String, _ table: String, _ key: String, _ more: [String: String] = [:]) -> LogEvent
        {
            LogEvent(
                area: "localization",
                name: name,
                details: more.merging(["table": table, "key": key]) { $1 },
                level: .warning
            )
        }
        return switch self {
        case .missing(let table, let key, let language):
            event("textMissing", table, key, ["language": language.identifier])
        case .untranslated(let table, let key, let language):
            event("textUntranslated", table, key, ["language": language.identifier])
        case .missingArgument(let table, let key, let language, let index):
            event("argumentMissing", table, key, ["language": language.identifier, "index": String(index)])
        case .wrongArgument(let table, let key, let language, let index):
            event("argumentWrong", table, key, ["language": language.identifier, "index": String(index)])
        case .unusedArgument(let table, let key, let language, let index):
            event("argumentUnused", table, key, ["language": language.identifier, "index": String(index)])
        case .tooDeep(let table, let key):
            event("textTooDeep", table, key)
        }
    }
}

/// Collects problems, each once, and tells a log about each new one.
public final class LocalizationReport: Sendable {
    private let kept = Locked<(order: [LocalizationProblem], known: Set<LocalizationProblem>)>(([], []))
    private let log: any EventLog
    private let capacity: Int

    /// Makes an empty report that keeps at most `capacity` problems.
    public init(log: any EventLog = SilentLog(), capacity: Int = 1_000) {
        self.log = log
        self.capacity = capacity
    }

    /// All problems so far, in the order in which they were first met.
    public var problems: [LocalizationProblem] {
        kept.withLock { $0.order }
    }

    func note(_ problems: [LocalizationProblem]) {
        for problem in problems {
            let isNew = kept.withLock { kept in
                guard kept.order.count < capacity, kept.known.insert(problem).inserted else {
                    return false
                }
                kept.order.append(problem)
                return true
            }
            if isNew {
                log.record(problem.event)
            }
        }
    }
}
