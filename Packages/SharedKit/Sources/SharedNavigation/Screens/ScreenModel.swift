// What stands behind every screen.

import Observation

/// Where an entry is in its life.
public enum EntryPhase: String, Hashable, Codable, Sendable, CaseIterable {
    /// The person can use it.
    case inFront
    /// It is in the tree under something else, or in a tab that isn't selected.
    case covered
    /// It has left the tree for good.
    case ended
}

/// What the navigator needs of a model: nothing more than telling it what happens to it.
@MainActor
public protocol ScreenLifecycle: AnyObject {
    /// The work that ends with the screen; nil if the screen never does any.
    var tasks: ScreenTasks? { get }

    /// Called on every change, after the tree has changed; the first call comes right after the entry is in the tree.
    func phaseChanged(to phase: EntryPhase)

    /// Called once for each event while the entry is in the tree.
    func appEventReceived(_ event: AppEvent)
}

extension ScreenLifecycle {
    public var tasks: ScreenTasks? { nil }
    public func phaseChanged(to phase: EntryPhase) {}
    public func appEventReceived(_ event: AppEvent) {}
}

/// A screen without its drawing: a small state to observe and one door for what the person does.
///
/// It never sees a navigator. What should happen elsewhere it tells its coordinator as an outcome, through a closure
/// that it was made with.
@MainActor
public protocol ScreenModel: ScreenLifecycle, Observable {
    /// Everything small that the screen shows.
    associatedtype State: Equatable, Sendable
    /// What a person can do here, in past tense.
    associatedtype Action: Codable, Hashable, Sendable

    var state: State { get }

    /// Takes what the person did. Any action may come at any time; one that makes no sense now does nothing.
    func send(_ action: Action)
}

/// An app's closed enum of screen models, which its host draws by an exhaustive switch.
@MainActor
public protocol NavigationScreen {
    /// What of the screens survives a relaunch beside the tree itself: typed text, expanded rows. One closed enum; `Never` if
    /// nothing does.
    associatedtype Draft: Codable, Hashable, Sendable

    /// The model inside.
    var model: any ScreenLifecycle { get }

    /// What should survive a relaunch now; nil if there is nothing.
    var draft: Draft? { get }

    /// Takes up what was saved; ignores what is another screen's.
    func restore(_ draft: Draft)
}

extension NavigationScreen where Draft == Never {
    public var draft: Never? { nil }
    public func restore(_ draft: Never) {}
}
