// A host that behaves like a platform's, without drawing.

import SharedNavigation

/// The two calls that a host makes to a navigator.
///
/// A platform's host has an adapter between its delegate methods and the navigator; a test of that adapter
/// puts it here, instead of the navigator's own calls.
@MainActor
public struct HostInterface {
    /// Reports the visible entries; returns whether that has changed the tree.
    public var reconcile: (VisibleEntries) -> Bool
    /// Delivers the response to a request.
    public var answer: (HostResponse, NavigationEntryID) -> MoveResult

    /// The navigator's own calls, without an adapter.
    public init<Route, Screen>(_ navigator: Navigator<Route, Screen>) {
        reconcile = { navigator.reconcile(visible: $0) }
        answer = { navigator.answer($0, to: $1) }
    }
}

/// Mirrors a navigator's tree by steps, as a platform's containers do, and reports the platform's own
/// changes.
///
/// It draws only when told to: changes between two draws happen during an animation.
@MainActor
public final class FakeHost<Route: NavigationRoute, Screen: NavigationScreen> {
    private let navigator: Navigator<Route, Screen>
    private let doors: HostInterface
    /// The last report.
    private var lastReport: VisibleEntries?
    /// The tree as drawn.
    public private(set) var drawn: NavigationTree<Route>
    private var swiped: NavigationEntryID?

    /// A host that has just drawn the tree.
    ///
    /// - Parameter doors: The adapter between this host and the navigator; nil for none.
    public init(_ navigator: Navigator<Route, Screen>, doors: HostInterface? = nil) {
        self.navigator = navigator
        self.doors = doors ?? HostInterface(navigator)
        drawn = navigator.tree
    }

    /// Takes the steps from the drawn tree to the navigator's.
    ///
    /// - Returns: The steps.
    @discardableResult
    public func draw() -> [NavigationStep<Route>] {
        let target = navigator.tree
        let steps = drawn.steps(to: target)
        drawn = drawn.applying(steps)
        // If the steps led elsewhere, `drawn` stays wrong for the test to find.
        if drawn.showsSame(as: target) { drawn = target }
        return steps
    }

    /// Whether the drawn tree is the navigator's.
    public var isInStep: Bool { drawn == navigator.tree }

    /// Begins a swipe: the user's finger is at the edge and moves; nothing is reported yet.
    public func swipeBackBegan() {
        let stack = drawn.levels[drawn.levels.count - 1].container.frontStack.screens
        swiped = drawn.overlay == nil && stack.count > 1 ? stack.last?.id : nil
    }

    /// Cancels the swipe: the platform shows the same screen as before, and reports it.
    public func swipeBackCancelled() {
        swiped = nil
        reportDrawn()
    }

    /// Completes the swipe: the finger lets go past the middle, and the platform has popped.
    public func swipeBackCompleted() {
        guard let swiped else { return }
        self.swiped = nil
        report(VisibleEntries(drawn).without(swiped))
    }

    /// Performs the whole gesture, or taps the platform's own back button.
    public func swipeBack() {
        swipeBackBegan()
        swipeBackCompleted()
    }

    /// Pulls the topmost modal down, or closes the dialog or request by the platform's means.
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

    /// Switches the platform's topmost tab bar, on the platform's own account.
    public func switchTab(_ index: Int) {
        for level in drawn.levels.reversed() {
            guard case .tabs(let tabs) = level.container else { continue }
            report(VisibleEntries(drawn).selecting(index, in: tabs.bar.id))
            return
        }
    }

    /// Drags the panel, as the user would.
    public func dragDrawer(isOpen: Bool) {
        if case .drawer(let drawer) = drawn.levels[drawn.levels.count - 1].container {
            report(VisibleEntries(drawn).drawer(drawer.panel.id, isOpen: isOpen))
        }
    }

    /// Responds to the request that is drawn; refused if none is.
    @discardableResult
    public func answer(_ answer: HostResponse) -> MoveResult {
        guard let overlay = drawn.overlay, case .request = overlay.content else {
            return .refused(.nothingToClose)
        }
        return doors.answer(answer, overlay.entry.id)
    }

    /// Reports the drawn tree, though nothing has happened on the screen: a layout pass, an animation that
    /// has ended.
    @discardableResult
    public func reportDrawn() -> Bool { report(VisibleEntries(drawn)) }

    /// Repeats the last report, as platforms do when they call two delegate methods for one event.
    @discardableResult
    public func repeatReport() -> Bool { lastReport.map(report) ?? false }

    @discardableResult
    private func report(_ visible: VisibleEntries) -> Bool {
        lastReport = visible
        return doors.reconcile(visible)
    }
}
