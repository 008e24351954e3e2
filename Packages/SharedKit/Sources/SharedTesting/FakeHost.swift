// A host that behaves like a platform's, without drawing.

import SharedNavigation

/// The two ways in which a host tells a navigator something.
///
/// A platform's host has an adapter here (its delegate methods); one can be tested by standing in for the navigator's own.
@MainActor
public struct HostInterface {
    /// Takes what is visible; whether that has changed the tree.
    public var reconcile: (VisibleEntries) -> Bool
    /// Takes the answer to a request.
    public var answer: (HostResponse, NavigationEntryID) -> MoveResult

    /// The navigator's own.
    public init<Route, Screen>(_ navigator: Navigator<Route, Screen>) {
        reconcile = { navigator.reconcile(visible: $0) }
        answer = { navigator.answer($0, to: $1) }
    }
}

/// Mirrors a navigator's tree by steps, as a platform's containers do, and reports what "the platform" does on its own.
///
/// It draws only when told to: what happens between two draws happens during an animation.
@MainActor
public final class FakeHost<Route: NavigationRoute, Screen: NavigationScreen> {
    private let navigator: Navigator<Route, Screen>
    private let doors: HostInterface
    /// What was reported last.
    private var lastReport: VisibleEntries?
    /// What is drawn.
    public private(set) var drawn: NavigationTree<Route>
    private var swiped: NavigationEntryID?

    /// A host that has just drawn the tree.
    ///
    /// - Parameter doors: What stands between this host and the navigator; nil for nothing.
    public init(_ navigator: Navigator<Route, Screen>, doors: HostInterface? = nil) {
        self.navigator = navigator
        self.doors = doors ?? HostInterface(navigator)
        drawn = navigator.tree
    }

    /// Takes the steps from what is drawn to the tree.
    ///
    /// The steps, for whoever wants to count them.
    @discardableResult
    public func draw() -> [NavigationStep<Route>] {
        let target = navigator.tree
        let steps = drawn.steps(to: target)
        drawn = drawn.applying(steps)
        // A host that got somewhere else has lost its way; drawing the tree afresh shows it as a wrong `drawn`.
        if drawn.showsSame(as: target) { drawn = target }
        return steps
    }

    /// Whether what is drawn is what the navigator says.
    public var isInStep: Bool { drawn == navigator.tree }

    /// The person's finger is at the edge and moves; nothing is reported yet.
    public func swipeBackBegan() {
        let stack = drawn.levels[drawn.levels.count - 1].container.frontStack.screens
        swiped = drawn.overlay == nil && stack.count > 1 ? stack.last?.id : nil
    }

    /// The finger goes back: the platform shows what it showed before, and says so.
    public func swipeBackCancelled() {
        swiped = nil
        reportDrawn()
    }

    /// The finger lets go past the middle: the platform has popped.
    public func swipeBackCompleted() {
        guard let swiped else { return }
        self.swiped = nil
        report(VisibleEntries(drawn).without(swiped))
    }

    /// The whole gesture, or the platform's own back button.
    public func swipeBack() {
        swipeBackBegan()
        swipeBackCompleted()
    }

    /// The person pulls the topmost modal down, or closes the dialog or request by the platform's means.
    public func pullDown() {
        if let overlay = drawn.overlay {
            report(VisibleEntries(drawn).without(overlay.entry.id))
        } else if let level = drawn.levels.last, level.presentation != nil {
            let gone = level.container.frontStack.screens.map(\.id)
            var visible = VisibleEntries(drawn)
            visible.entries.removeAll { gone.contains($0) }
            report(visible)
        }
    }

    /// The platform's topmost tab bar has switched by itself.
    public func switchTab(_ index: Int) {
        for level in drawn.levels.reversed() {
            guard case .tabs(let tabs) = level.container else { continue }
            report(VisibleEntries(drawn).selecting(index, in: tabs.bar.id))
            return
        }
    }

    /// The person drags the panel.
    public func dragDrawer(isOpen: Bool) {
        if case .drawer(let drawer) = drawn.levels[drawn.levels.count - 1].container {
            report(VisibleEntries(drawn).drawer(drawer.panel.id, isOpen: isOpen))
        }
    }

    /// The person is done with the request that is drawn; refused if none is.
    @discardableResult
    public func answer(_ answer: HostResponse) -> MoveResult {
        guard let overlay = drawn.overlay, case .request = overlay.content else {
            return .refused(.nothingToClose)
        }
        return doors.answer(answer, overlay.entry.id)
    }

    /// Says what is drawn, though nothing has happened on the screen: a layout pass, an animation that has ended.
    @discardableResult
    public func reportDrawn() -> Bool { report(VisibleEntries(drawn)) }

    /// Says the same as the last time, as platforms do when they call two delegate methods for one event.
    @discardableResult
    public func repeatReport() -> Bool { lastReport.map(report) ?? false }

    @discardableResult
    private func report(_ visible: VisibleEntries) -> Bool {
        lastReport = visible
        return doors.reconcile(visible)
    }
}
