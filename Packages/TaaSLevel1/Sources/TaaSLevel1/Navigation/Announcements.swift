// What a screen has to say while something else is in front.

import SharedNavigation

/// Keeps outcomes that put something over their screen until the screen is in front, and then gives them one by one.
@MainActor
final class Announcements<Outcome> {
    private let emit: (Outcome) -> Void
    private var waiting: [Outcome] = []
    private var isInFront = false

    init(_ emit: @escaping (Outcome) -> Void) {
        self.emit = emit
    }

    /// Gives an outcome now, or as soon as the screen is in front.
    func add(_ outcome: Outcome) {
        waiting.append(outcome)
        giveNext()
    }

    /// To be told by the screen.
    func phaseChanged(to phase: EntryPhase) {
        isInFront = phase == .inFront
        if phase == .ended { waiting = [] }
        giveNext()
    }

    private func giveNext() {
        // What is given usually covers the screen, which ends this for the time being.
        while isInFront, !waiting.isEmpty { emit(waiting.removeFirst()) }
    }
}
