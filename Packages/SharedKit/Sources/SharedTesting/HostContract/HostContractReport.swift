// What a host contract has found.

import SharedNavigation

/// Something that platforms do.
public enum HostSituation: String, Hashable, Sendable, CaseIterable {
    /// Nothing yet: the app's own moves led here.
    case arrived
    /// What is drawn is reported when the app has moved on already.
    case reportedLate
    /// A swipe back is begun and thought better of.
    case swipeCancelled
    /// A swipe back, or the platform's back button; reported twice.
    case swipeCompleted
    /// An animated pop, reported when another move has begun.
    case poppedDuringMove
    /// A sheet is pulled down, at rest and in the middle of a move; reported twice.
    case sheetPulledDown
    /// A sheet is swapped for another while the person pulls it down.
    case sheetSwapped
    /// A tab is switched, at rest and in the middle of a push.
    case tabSwitched
    /// A drawer's panel is dragged, at rest and in the middle of a move.
    case drawerDragged
    /// A dialog is closed by the platform or by a button, and then once more.
    case dialogAnsweredTwice
    /// A request is answered, and then once more; or its sheet is pulled down.
    case requestAnsweredTwice
}

/// What was tried, and what went wrong.
public struct HostContractReport: Sendable {
    /// One promise that wasn't kept.
    public struct Violation: Hashable, Sendable, CustomStringConvertible {
        public var situation: HostSituation
        /// The app's moves and what the host did, from the launch.
        public var script: [String]
        /// What should have come of it.
        public var expected: String

        public var description: String {
            "\(situation.rawValue): expected \(expected), after \(script.joined(separator: ", "))"
        }
    }

    /// In the order in which they were found.
    public private(set) var violations: [Violation] = []
    /// How often each situation was tried.
    public private(set) var trials: [HostSituation: Int] = [:]
    /// What the graph makes possible.
    public private(set) var possible: Set<HostSituation> = []
    /// The kinds that moves lead to, but of which no route was given.
    public private(set) var missingRoutes: Set<String> = []

    /// Everything that is wrong, one sentence each: violations, and what couldn't be tried.
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

/// What was done and what should have come of it.
struct HostComplaint {
    var script: [String]
    var expected: String
}
