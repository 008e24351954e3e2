// Makes a failing script short.

/// Replays scripts and finds short ones.
@MainActor
public enum Shrinker {
    /// The errors after a script; empty if there never were any.
    public static func replay(_ script: [String], _ launch: LaunchExploredApp) async rethrows -> [String] {
        let app = try await launch()
        for line in script {
            await app.perform(line)
            let problems = app.problems()
            if !problems.isEmpty { return problems }
        }
        return []
    }

    /// The shortest failing script found by leaving out runs of lines, longest runs first (delta debugging,
    /// Zeller 1999).
    ///
    /// - Parameter limit: The maximum number of replays.
    public static func shrink(
        _ script: [String],
        limit: Int = 500,
        _ launch: LaunchExploredApp
    ) async rethrows -> [String] {
        var best = script
        var length = max(1, best.count / 2)
        var replays = 0
        while replays < limit {
            var isShorter = false
            var start = 0
            while start < best.count, replays < limit {
                var shorter = best
                shorter.removeSubrange(start..<min(start + length, best.count))
                replays += 1
                let stillFails = shorter.isEmpty ? false : try await !replay(shorter, launch).isEmpty
                if stillFails {
                    best = shorter
                    isShorter = true
                } else {
                    start += length
                }
            }
            if length == 1 && !isShorter { break }
            if !isShorter { length = max(1, length / 2) }
        }
        return best
    }
}
