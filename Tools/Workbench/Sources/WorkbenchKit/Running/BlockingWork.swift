// Work that blocks its thread, such as waiting for a program.

import Foundation

/// Runs `work` on a thread of its own, so that it doesn't block one of the few threads that run tasks.
func onOwnThread<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        Thread { continuation.resume(with: Result { try work() }) }.start()
    }
}
