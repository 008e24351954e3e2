// A host that behaves like a platform's, without drawing.

import SharedNavigation

/// Mirrors a navigator's tree by steps, as a platform's containers do, and reports what "the platform" does on its own.
///
/// It draws only when told to: what happens between two draws happens during an animation.
@MainActor
public final class FakeHost<Route: NavigationRoute, Screen: NavigationScreen> {
    private let navigator: Navigator<Route, Screen>
    /// What is drawn.
    public private(set) var drawn: NavigationTree<Route>
    private var swiped: EntryID?

    /// A host that has just drawn the tree.
    public init(_ navigator: Navigator<Route, Screen>) {
        self.navigator = navigator
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
        navigator.reconcile(visible: VisibleEntries(drawn))
    }

    /// The finger lets go past the middle: the platform has popped.
    public func swipeBackCompleted() {
        guard let swiped else { return }
        self.swiped = nil
        navigator.reconcile(visible: VisibleEntries(drawn).without(swiped))
    }

    /// The whole gesture, or the platform's own back button.
    public func swipeBack() {
        swipeBackBegan()
        swipeBackCompleted()
    }

    /// The person pulls the topmost modal down, or closes the dialog or request by the platform's means.
    public func pullDown() {
        if let overlay = drawn.overlay {
            navigator.reconcile(visible: VisibleEntries(drawn).without(overlay.entry.id))
        } else if let level = drawn.levels.last, level.presentation != nil {
            let gone = level.container.frontStack.screens.map(\.id)
            var visible = VisibleEntries(drawn)
            visible.entries.removeAll { gone.contains($0) }
            navigator.reconcile(visible: visible)
        }
    }

    /// The platform's tab bar has switched by itself.
    public func switchTab(_ index: Int) {
        for level in drawn.levels {
            if case .tabs(let tabs) = level.container {
                navigator.reconcile(visible: VisibleEntries(drawn).selecting(index, in: tabs.bar.id))
            }
        }
    }

    /// The person drags the panel.
    public func dragDrawer(isOpen: Bool) {
        if case .drawer(let drawer) = drawn.levels[drawn.levels.count - 1].container {
            navigator.reconcile(visible: VisibleEntries(drawn).drawer(drawer.panel.id, isOpen: isOpen))
        }
    }
}
