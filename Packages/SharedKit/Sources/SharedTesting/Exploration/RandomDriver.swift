// Performs random actions, checks after each, and shrinks the script of a failure.

import SharedCore

/// The findings of a random run.
public struct ExplorationReport: Sendable {
    /// A script that ends in an error.
    public struct FoundProblem: Sendable {
        /// The errors after the last line.
        public var problems: [String]
        /// All lines from the launch on.
        public var script: [String]
        /// The shortest script found that still fails.
        public var shortest: [String]
    }

    /// The number of steps taken.
    public var steps = 0
    /// The number of steps that changed something.
    public var changes = 0
    /// The edges that were followed.
    public var edges: Set<String> = []
    /// The positions that were seen, as the app names them.
    public var places: Set<String> = []
    /// The failure that ended the run; nil if there was none.
    public var failure: FoundProblem?
}

/// Drives an app at random, the same way for the same seed.
@MainActor
public struct RandomDriver {
    private let seed: UInt64
    private let steps: Int
    private let stepsPerLaunch: Int

    /// Makes a driver.
    ///
    /// - Parameter stepsPerLaunch: The number of steps after which the app is launched again, so that a run
    ///   doesn't drift into one deep corner.
    public init(seed: UInt64, steps: Int, stepsPerLaunch: Int = 100) {
        self.seed = seed
        self.steps = steps
        self.stepsPerLaunch = max(1, stepsPerLaunch)
    }

    /// Performs the steps, until the first error.
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

    /// Chooses a step: mostly one that was tried least, sometimes any.
    ///
    /// One in eight is out of turn, if there is such a step.
    private func choose(
        _ possible: [ExplorationStep],
        tried: [String: Int],
        _ random: inout SeededGenerator
    ) -> ExplorationStep? {
        let wantsLegal = Int.random(in: 0..<8, using: &random) > 0
        let fitting = possible.filter { $0.isLegal == wantsLegal }
        let steps = fitting.isEmpty ? possible : fitting
        guard Bool.random(using: &random) else { return steps.randomElement(using: &random) }
        // The least tried of three random steps: enough to spread, cheap, and never stuck on one step.
        let candidates = (0..<3).compactMap { _ in steps.randomElement(using: &random) }
        return candidates.min { tried[$0.shape, default: 0] < tried[$1.shape, default: 0] }
    }
}
