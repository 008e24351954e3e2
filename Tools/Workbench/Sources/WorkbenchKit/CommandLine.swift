// The words that the workbench is called with.

/// A command, its options (`--name value`, `--name`) and the names that follow.
public struct CommandWords: Equatable, Sendable {
    /// What to do.
    public var command: String
    /// Options with their values; a switch has an empty one.
    public var options: [String: String]
    /// Words that are neither.
    public var names: [String]

    /// Reads the words after the program's name.
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

/// The workbench was called in a way that it doesn't know.
public struct UsageError: Error, Equatable {
    /// What is wrong.
    public let problem: String

    /// Says what is wrong.
    public init(problem: String) {
        self.problem = problem
    }
}
