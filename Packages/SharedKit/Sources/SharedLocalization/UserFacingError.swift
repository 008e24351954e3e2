// Errors that the user reads.

import SharedCore

/// An error that says in the user's language what happened and what can be done.
public protocol UserFacingError: KitError {
    /// The event, in one sentence.
    var message: LocalizedText { get }

    /// The action that the user can take now, in one sentence.
    var advice: LocalizedText { get }
}
