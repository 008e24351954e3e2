// Performs random actions, checks after each, and shrinks what went wrong.

import SharedCore

/// What a random run found.
public struct ExplorationReport: Sendable {
    /// Something that went wrong.
    public struct Failure: Sendable {
        /// What was wrong after the last line.
        public var problems: [String]
        /// All that was done, from the launch.
        public var script: [String]
        /// The shortest script found that still goes wrong.
        public var shortest: [String]
    }

    /// How many steps were taken.
    public var steps = 0
    /// How many steps changed something.
    public var changes = 0
    /// The edges that were followed.
    public var edges: Set<String> = []
    /// The places that were seen, as the app names them.
    public var places: Set<String> = []
    /// What went wrong; nil if nothing did.
    public var failure: Failure?
}

/// Drives an app at random, the same way for the same seed.
@MainActor
public struct RandomDriver {
    private let seed: UInt64
    private let steps: Int
    private let stepsPerLaunch: Int

    /// Makes a driver.
    ///
    /// - Parameter stepsPerLaunch: The app is launched afresh after so many steps, so that a run doesn't drift into
    ///   one deep corner.
    public init(seed: UInt64, steps: Int, stepsPerLaunch: Int = 100) {
        self.seed = seed
        self.steps = steps
        self.stepsPerLaunch = max(1, stepsPerLaunch)
    }

    /// Performs the steps, until the first problem.
    ///
    /// - Parameter progress: Called after every thousand steps.
    public func run(
        progress: (Int) -> Void = { _ in },
        _ launch: LaunchExploredApp
    ) async rethrows -> ExplorationReport {
        var random = SeededGenerator(seed: seed)
        var report = ExplorationReport()
        var tried: [String: Int] = [:]
        while report.steps < steps {
            let app = try await launch()
            var script: [String] = []
            for _ in 0..<min(stepsPerLaunch, steps - report.steps) {
                guard let step = choose(app.possibleSteps(), tried: tried, &random) else { break }
                tried[step.shape, default: 0] += 1
                let before = app.changeCount
                script.append(step.line)
                await app.perform(step.line)
                report.steps += 1
                if report.steps % 1_000 == 0 { progress(report.steps) }
                if app.changeCount != before { report.changes += 1 }
                report.places.formUnion(app.places)
                let problems = app.problems()
                if !problems.isEmpty {
                    report.edges.formUnion(app.edgesTaken)
                    let shortest = try await Shrinker.shrink(script, launch)
                    report.failure = .init(problems: problems, script: script, shortest: shortest)
                    return report
                }
            }
            report.edges.formUnion(app.edgesTaken)
            if script.isEmpty { break }
        }
        return report
    }

    /// Mostly what was tried least; sometimes anything; one in eight out of turn, where there is such a thing.
    private func choose(
        _ possible: [ExplorationStep],
        tried: [String: Int],
        _ random: inout SeededGenerator
    ) -> ExplorationStep? {
        let wantsLegal = Int.random(in: 0..<8, using: &random) > 0
        let fitting = possible.filter { $0.isLegal == wantsLegal }
        let steps = fitting.isEmpty ? possible : fitting
        guard Bool.random(using: &random) else { return steps.randomElement(using: &random) }
        // Three looks for a step that was tried less: enough to spread, cheap, and never stuck on one.
        let candidates = (0..<3).compactMap { _ in steps.randomElement(using: &random) }
        return candidates.min { tried[$0.shape, default: 0] < tried[$1.shape, default: 0] }
    }
}
