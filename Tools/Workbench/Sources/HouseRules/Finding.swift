// Where a house rule is broken, and how.

/// One place that breaks a rule.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
    /// The path from the root of the repository.
    public var path: String
    /// The line, counted from 1; 0 for the file as a whole.
    public var line: Int
    /// The rule's name.
    public var rule: String
    /// What is wrong and what to do instead.
    public var message: String

    /// Describes a place that breaks a rule.
    public init(path: String, line: Int, rule: String, message: String) {
        self.path = path
        self.line = line
        self.rule = rule
        self.message = message
    }

    public var description: String { "\(path):\(line): \(message) [\(rule)]" }
}

/// Something that holds for the whole repository.
public protocol HouseRule: Sendable {
    /// The name that findings carry.
    var name: String { get }

    /// Every place that breaks the rule.
    func findings(in contents: HouseContents) -> [Finding]
}
