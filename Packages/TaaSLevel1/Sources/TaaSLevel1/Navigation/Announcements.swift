// The queue of outcomes of a screen that isn't in front.

import SharedNavigation

/// Keeps a screen's outcomes until the screen is in front, and then emits them one by one.
///
/// Each of them puts something over the screen.
@MainActor
final class Announcements<Outcome> {
    private let emit: (Outcome) -> Void
    private var waiting: [Outcome] = []
    private var isInFront = false

    init(_ emit: @escaping (Outcome) -> Void) {
        self.emit = emit
    }

    /// Emits an outcome now, or as soon as the screen is in front.
    func add(_ outcome: Outcome) {
        waiting.append(outcome)
        giveNext()
    }

    /// Called by the screen.
    func phaseChanged(to phase: EntryPhase) {
        isInFront = phase == .inFront
        if phase == .ended { waiting = [] }
        giveNext()
    }

    private func giveNext() {
        // An outcome usually covers the screen, which ends this loop for the time being.
        while isInFront, !waiting.isEmpty { emit(waiting.removeFirst()) }
    }
}
