// Takes the real coordinator along every declared edge.

import SharedCore

/// The coverage of a walk.
public struct WalkReport: Sendable {
    /// The number of moves made.
    public var steps = 0
    /// The declared edges that were followed.
    public var edges: Set<String> = []
    /// The declared edges that were never followed.
    public var missedEdges: Set<String> = []
    /// The declared screens that were in front.
    public var screens: Set<String> = []
    /// The declared screens that were never in front.
    public var missedScreens: Set<String> = []
    /// The errors found on the way.
    public var problems: [String] = []

    /// Whether everything was covered and no error was found.
    public var isComplete: Bool { missedEdges.isEmpty && missedScreens.isEmpty && problems.isEmpty }
}

/// Looks for a way along each edge that was not taken yet, preferring the steps that were tried least.
@MainActor
public struct Walker {
    private let edges: Set<String>
    private let screens: Set<String>
    private let limit: Int

    /// Makes a walker.
    ///
    /// - Parameters:
    ///   - edges: The edges that the graph declares.
    ///   - screens: The screens that the requirement file lists.
    ///   - limit: The number of steps after which it gives up on the missing ones.
    public init(edges: Set<String>, screens: Set<String>, limit: Int = 5_000) {
        self.edges = edges
        self.screens = screens
        self.limit = limit
    }

    /// Walks until everything is covered or the limit is reached.
    public func walk(_ launch: LaunchExploredApp) async rethrows -> WalkReport {
        var report = WalkReport()
        var random = SeededGenerator(seed: 1)
        var tried: [String: Int] = [:]
        while report.steps < limit, !isDone(report) {
            let app = try await launch()
            // Walks get longer and longer, so that near edges are found first.
            for _ in 0..<(20 + report.steps / 20) where report.steps < limit && !isDone(report) {
                let legal = app.possibleSteps().filter(\.isLegal)
                let least = legal.map { tried[$0.shape, default: 0] }.min() ?? 0
                let fresh = legal.filter { tried[$0.shape, default: 0] == least }
                let wanders = Int.random(in: 0..<4, using: &random) == 0
                guard let step = (wanders ? legal : fresh).randomElement(using: &random) else { break }
                tried[step.shape, default: 0] += 1
                await app.perform(step.line)
                report.steps += 1
                report.edges.formUnion(app.edgesTaken)
                report.screens.formUnion(
                    app.places.compactMap { $0.split(separator: "/").first.map(String.init) }
                )
                let problems = app.problems()
                if !problems.isEmpty {
                    report.problems += problems.map { "after “\(step.line)”: \($0)" }
                    return finished(report)
                }
            }
        }
        return finished(report)
    }

    private func isDone(_ report: WalkReport) -> Bool {
        edges.isSubset(of: report.edges) && screens.isSubset(of: report.screens)
    }

    private func finished(_ report: WalkReport) -> WalkReport {
        var report = report
        report.missedEdges = edges.subtracting(report.edges)
        report.missedScreens = screens.subtracting(report.screens)
        return report
    }
}
