// A value behind a lock, for the few cases in which an actor would be too slow or too late.

import Foundation

/// A value that only one thread at a time can access.
///
/// `Synchronization.Mutex` needs iOS 18, and the thread sanitizer reports false races on it; so this wraps
/// `NSLock`. Keep the closure short and never call out of it into foreign code.
///
/// - Note: `@unchecked Sendable`: `value` is accessed only while `lock` is held.
public final class Locked<Value>: @unchecked Sendable {
    @usableFromInline let lock = NSLock()
    @usableFromInline var value: Value

    /// Puts a value behind a new lock.
    public init(_ value: sending Value) {
        self.value = value
    }

    /// Runs `body` with exclusive access to the value and returns its result.
    @inlinable
    public func withLock<Answer>(_ body: (inout sending Value) throws -> sending Answer) rethrows
        -> sending Answer
    {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
