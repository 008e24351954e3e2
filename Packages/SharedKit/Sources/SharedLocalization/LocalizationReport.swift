// The record of everything a localizer could not do as asked.

import SharedCore

/// One thing that went wrong while a text was resolved.
///
/// The text was shown all the same, as well as could be.
public struct LocalizationProblem: Hashable, Sendable {
    /// The kind of problem.
    public enum Kind: String, Sendable {
        /// No language of the chain has the key; the key itself was shown.
        case missing
        /// Only the development language has the key.
        case untranslated
        /// A placeholder has no argument; it was left standing.
        case missingArgument
        /// An argument is of another kind than its placeholder; it was inserted in its own way.
        case wrongArgument
        /// An argument that no placeholder asked for was left out.
        case unusedArgument
        /// Texts nested deeper than 8 levels, or a plural with endless variables; the deeper ones were left
        /// out.
        case tooDeep
    }

    /// The kind of problem.
    public var kind: Kind
    /// The table that was asked.
    public var table: String
    /// The key that was asked for.
    public var key: String
    /// The language that was asked for, or of the text whose arguments are wrong.
    public var language: LanguageTag
    /// The index of the argument, counted from 0.
    public var index: Int?

    /// Describes a problem.
    public init(_ kind: Kind, table: String, key: String, language: LanguageTag, index: Int? = nil) {
        self.kind = kind
        self.table = table
        self.key = key
        self.language = language
        self.index = index
    }

    var event: LogEvent {
        var details = ["problem": kind.rawValue, "table": table, "key": key, "language": language.identifier]
        details["index"] = index.map(String.init)
        return LogEvent(area: "localization", name: "textResolvedBadly", details: details, level: .warning)
    }
}

/// Collects problems, each once, and tells a log about each new one.
public final class LocalizationReport: Sendable {
    private let kept = Locked<(order: [LocalizationProblem], known: Set<LocalizationProblem>)>(([], []))
    private let log: any EventLog
    private let capacity: Int

    /// Makes an empty report that keeps at most `capacity` problems.
    public init(log: any EventLog = NoLog(), capacity: Int = 1_000) {
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
