// The interface of an app for a walker and a random driver.

/// An app that can be driven by lines of a script, without knowing its types.
///
/// A line means the same whenever it is performed in the same state: it names entries by their position (`@0`
/// is in front, `@1` under it), never by identifier. Several commands in one line are performed in one turn.
@MainActor
public protocol ExploredApp: AnyObject {
    /// The steps that the user, the host or the system could take now, legal or not.
    func possibleSteps() -> [ExplorationStep]

    /// Performs a line and waits until the app is at rest; a line that makes no sense now does nothing.
    func perform(_ line: String) async

    /// The current errors, one sentence each; empty if there are none.
    func problems() -> [String]

    /// The number of changes so far.
    var changeCount: Int { get }

    /// The edges that were followed since the launch.
    var edgesTaken: Set<String> { get }

    /// The app's current position: kinds of screens with their phases.
    var places: Set<String> { get }
}

/// A step that could be taken now.
public struct ExplorationStep: Hashable, Sendable {
    /// The line to perform.
    public var line: String
    /// A name for the same step in other states and with other content: steps that were tried often are tried
    /// less.
    public var shape: String
    /// Whether the user could take it now; an illegal step comes out of turn and must do no harm.
    public var isLegal: Bool

    /// Describes a step.
    public init(_ line: String, shape: String, isLegal: Bool = true) {
        self.line = line
        self.shape = shape
        self.isLegal = isLegal
    }
}

/// Launches the app, fresh and always in the same state.
public typealias LaunchExploredApp = @MainActor () async throws -> any ExploredApp
