// Errors that a person reads.

import SharedCore

/// A failure that says in the person's language what happened and what can be done.
public protocol UserFacingError: KitError {
    /// What happened, in one sentence.
    var message: LocalizedText { get }

    /// What the person can do now, in one sentence.
    var advice: LocalizedText { get }
}
