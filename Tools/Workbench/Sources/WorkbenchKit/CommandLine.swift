// The parser of the workbench's command line.

/// A command, its options (`--name value`, `--name`) and the names that follow.
public struct CommandWords: Equatable, Sendable {
    /// The command.
    public var command: String
    /// Options with their values; a switch has an empty one.
    public var options: [String: String]
    /// The words that are neither the command nor options.
    public var names: [String]

    /// Parses the words after the program's name.
    ///
    /// Options in `switches` take no value.
    ///
    /// An option with an empty value counts as not given, so that make can always pass it.
    ///
    /// - Throws: `UsageError` when there is no command or an option lacks its value.
    public init(_ words: [String], switches: Set<String>) throws(UsageError) {
        guard let command = words.first, !command.hasPrefix("-") else {
            throw UsageError(problem: "No command.")
        }
        self.command = command
        options = [:]
        names = []
        var rest = words.dropFirst()
        while let word = rest.popFirst() {
            if !word.hasPrefix("--") {
                names.append(word)
            } else if switches.contains(word) {
                options[word] = ""
            } else if let value = rest.popFirst() {
                options[word] = value.isEmpty ? nil : value
            } else {
                throw UsageError(problem: "\(word) needs a value.")
            }
        }
    }

    /// The option's value.
    public subscript(option: String) -> String? { options[option] }
}

/// The error for an invalid command line.
public struct UsageError: Error, Equatable {
    /// The problem.
    public let problem: String

    /// Creates an error with its problem.
    public init(problem: String) {
        self.problem = problem
    }
}
