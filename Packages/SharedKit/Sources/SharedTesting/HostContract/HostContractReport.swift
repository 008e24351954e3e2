// The findings of a host contract.

import SharedNavigation

/// A behavior of platforms.
public enum HostSituation: String, Hashable, Sendable, CaseIterable {
    /// Nothing yet: the app's own moves led here.
    case arrived
    /// The drawn tree is reported after the app has already moved on.
    case reportedLate
    /// A swipe back is begun and cancelled.
    case swipeCancelled
    /// A swipe back, or the platform's back button; reported twice.
    case swipeCompleted
    /// An animated pop, reported after another move has begun.
    case poppedDuringMove
    /// A sheet is pulled down, at rest and in the middle of a move; reported twice.
    case sheetPulledDown
    /// A sheet is swapped for another while the user pulls it down.
    case sheetSwapped
    /// A tab is switched, at rest and in the middle of a push.
    case tabSwitched
    /// A drawer's panel is dragged, at rest and in the middle of a move.
    case drawerDragged
    /// A dialog is closed by the platform or by a button, and then a second time.
    case dialogAnsweredTwice
    /// A request gets a response, and then a second one; or its sheet is pulled down.
    case requestAnsweredTwice
}

/// The situations that were tried, and the promises that were broken.
public struct HostContractReport: Sendable {
    /// One promise that wasn't kept.
    public struct Violation: Hashable, Sendable, CustomStringConvertible {
        public var situation: HostSituation
        /// The app's moves and the host's actions, from the launch.
        public var script: [String]
        /// The expected result.
        public var expected: String

        public var description: String {
            "\(situation.rawValue): expected \(expected), after \(script.joined(separator: ", "))"
        }
    }

    /// The violations, in the order in which they were found.
    public private(set) var violations: [Violation] = []
    /// The number of trials of each situation.
    public private(set) var trials: [HostSituation: Int] = [:]
    /// The situations that the graph makes possible.
    public private(set) var possible: Set<HostSituation> = []
    /// The kinds that moves lead to, but for which no route was given.
    public private(set) var missingRoutes: Set<String> = []

    /// The errors, one sentence each: violations, and situations that couldn't be tried.
    public var problems: [String] {
        violations.prefix(10).map(\.description)
            + (violations.count > 10 ? ["and \(violations.count - 10) violations more"] : [])
            + missingRoutes.sorted().map { "no route of kind \($0) was given, so nothing was tried there" }
            + possible.subtracting(trials.keys).map(\.rawValue).sorted().map { "\($0) was never tried" }
    }

    init() {}

    mutating func note(_ situation: HostSituation, _ complaints: [HostComplaint]) {
        trials[situation, default: 0] += 1
        for complaint in complaints {
            let violation = Violation(
                situation: situation,
                script: complaint.script,
                expected: complaint.expected
            )
            if !violations.contains(violation) { violations.append(violation) }
        }
    }

    mutating func expect<Route>(_ graph: NavigationGraph<Route>, routes: Set<Route.Kind>) {
        possible = [.arrived]
        for edge in graph.edges {
            switch edge.transition {
            case .push: possible.formUnion([.swipeCancelled, .swipeCompleted, .poppedDuringMove])
            case .modal(_, let isDismissable), .swapModal(_, let isDismissable):
                if isDismissable { possible.insert(.sheetPulledDown) }
                if case .swapModal = edge.transition { possible.insert(.sheetSwapped) }
            case .selectTab: possible.insert(.tabSwitched)
            case .openDrawer: possible.insert(.drawerDragged)
            case .dialog: possible.insert(.dialogAnsweredTwice)
            case .request: possible.insert(.requestAnsweredTwice)
            default: break
            }
            if edge.transition.makesEntry, let target = edge.target {
                possible.insert(.reportedLate)
                if !routes.contains(target) { missingRoutes.insert(target.rawValue) }
            }
        }
    }
}

/// The actions and their expected result.
struct HostComplaint {
    var script: [String]
    var expected: String
}
