// The findings of house rules, and the protocol of a rule.

/// A line that breaks a rule.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
    /// The path from the root of the repository.
    public var path: String
    /// The line, counted from 1; 0 for the file as a whole.
    public var line: Int
    /// The rule's name.
    public var rule: String
    /// The problem and its remedy.
    public var message: String

    /// Describes a line that breaks a rule.
    public init(path: String, line: Int, rule: String, message: String) {
        self.path = path
        self.line = line
        self.rule = rule
        self.message = message
    }

    public var description: String { "\(path):\(line): \(message) [\(rule)]" }
}

/// A rule that applies to the whole repository.
public protocol HouseRule: Sendable {
    /// The name that findings carry.
    var name: String { get }

    /// Every line that breaks the rule.
    func findings(in contents: HouseContents) -> [Finding]
}
