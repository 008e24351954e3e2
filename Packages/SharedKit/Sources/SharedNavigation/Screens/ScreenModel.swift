// The models behind screens.

import Observation

/// The phase of an entry's life.
public enum EntryPhase: String, Hashable, Codable, Sendable, CaseIterable {
    /// The user can use it.
    case inFront
    /// It is in the tree under something else, or in a tab that isn't selected.
    case covered
    /// It has left the tree for good.
    case ended
}

/// The navigator's view of a model: the calls that tell it its phase and the app's events.
@MainActor
public protocol ScreenLifecycle: AnyObject {
    /// The tasks that end with the screen; nil if the screen never does any work.
    var tasks: ScreenTasks? { get }

    /// Called on every change of phase, after the tree has changed.
    ///
    /// The first call comes right after the entry is in the tree.
    func phaseChanged(to phase: EntryPhase)

    /// Called once for each event while the entry is in the tree.
    func appEventReceived(_ event: AppEvent)
}

extension ScreenLifecycle {
    public var tasks: ScreenTasks? { nil }
    public func phaseChanged(to phase: EntryPhase) {}
    public func appEventReceived(_ event: AppEvent) {}
}

/// A screen without its drawing: a small observable state and one entry point for the user's actions.
///
/// It never sees a navigator. It reports an outcome that concerns other screens to its coordinator, through a
/// closure that it was made with.
@MainActor
public protocol ScreenModel: ScreenLifecycle, Observable {
    /// Everything small that the screen shows.
    associatedtype State: Equatable, Sendable
    /// The user's actions on this screen, in past tense.
    associatedtype Action: Codable, Hashable, Sendable

    var state: State { get }

    /// Handles an action of the user.
    ///
    /// Any action may come at any time; one that makes no sense now does nothing.
    func send(_ action: Action)
}

/// An app's closed enum of screen models, which its host draws by an exhaustive switch.
@MainActor
public protocol NavigationScreen {
    /// The state of the screens that survives a relaunch beside the tree itself: typed text, expanded rows.
    ///
    /// One closed enum; `Never` if nothing survives.
    associatedtype Draft: Codable, Hashable, Sendable

    /// The model inside.
    var model: any ScreenLifecycle { get }

    /// The state to keep for a relaunch now; nil if there is none.
    var draft: Draft? { get }

    /// Restores a draft; ignores one of another screen.
    func restore(_ draft: Draft)
}

extension NavigationScreen where Draft == Never {
    public var draft: Never? { nil }
    public func restore(_ draft: Never) {}
}
