// What a walker and a random driver need of an app.

/// An app that can be driven by lines of a script, without anybody knowing its types.
///
/// A line means the same whenever it is performed in the same state: it names entries by their place (`@0` is in
/// front, `@1` under it), never by identifier. Several commands in one line happen in one turn.
@MainActor
public protocol ExploredApp: AnyObject {
    /// What a person, the host or the system could do now, legal or not.
    func possibleSteps() -> [ExplorationStep]

    /// Does what a line says and waits until the app has come to rest; a line that makes no sense now does nothing.
    func perform(_ line: String) async

    /// What is wrong now, one sentence each; empty if all is well.
    func problems() -> [String]

    /// How often anything has changed.
    var changeCount: Int { get }

    /// The edges that were followed since the launch.
    var edgesTaken: Set<String> { get }

    /// Where the app is: kinds of screens with their phases.
    var places: Set<String> { get }
}

/// Something that could happen now.
public struct ExplorationStep: Hashable, Sendable {
    /// What to perform.
    public var line: String
    /// The same step in other states and with other content: what was tried often is tried less.
    public var shape: String
    /// Whether a person could do it now; otherwise it comes out of turn and should change nothing bad.
    public var isLegal: Bool

    /// Describes a step.
    public init(_ line: String, shape: String, isLegal: Bool = true) {
        self.line = line
        self.shape = shape
        self.isLegal = isLegal
    }
}

/// Makes the app, fresh and always the same.
public typealias LaunchExploredApp = @MainActor () async throws -> any ExploredApp
