// The links of all reachable destinations: each leads to its destination again.

import Foundation
import PublisherFacts
import SharedCore
import SharedLayout
import SharedNavigation
import SharedTesting
import Testing

@MainActor @Suite struct ReachableLinkTests {
    @Test(.proves("KIT-NAV-07", "KIT-NAV-08")) func pathToStateToPathIsTheIdentity() async throws {
        let links = LinkCollection()
        let report = try await RandomDriver(seed: 11, steps: 600).run {
            try await ExploredFacts.launch(links)
        }
        #expect(report.failure == nil)
        #expect(report.edges == Set(PublisherFactsRoute.Edge.allCases.map(\.rawValue)))
        #expect(links.seen.count > 20, "only \(links.seen.count) places were found")
    }
}

/// The links of all launches of one run.
@MainActor
private final class LinkCollection {
    var seen: Set<String> = []
}

/// The app as the user and the platform use it, one step per line of text.
@MainActor
private final class ExploredFacts: ExploredApp {
    private var app: PublisherFactsCoordinator
    private let links: LinkCollection
    private var log = MemoryLog()
    private var found: [String] = []
    private var isLandscape = false

    static func launch(_ links: LinkCollection) async throws -> ExploredFacts {
        let log = MemoryLog()
        let app = PublisherFactsApp.start(.embedded(log: log))
        await app.navigator.settled()
        return ExploredFacts(app, links, log)
    }

    private init(_ app: PublisherFactsCoordinator, _ links: LinkCollection, _ log: MemoryLog) {
        (self.app, self.links, self.log) = (app, links, log)
    }

    var changeCount: Int { app.navigator.changes }
    var places: Set<String> { [app.navigator.tree.front.route.kind.rawValue] }
    var edgesTaken: Set<String> {
        Set(log.events.filter { $0.name == "moved" }.compactMap { $0.details["edge"] })
    }

    func possibleSteps() -> [ExplorationStep] {
        let lines: [String]
        switch app.navigator.tree.front.route {
        case .factList:
            let count = app.list?.waterfall.rows?.count ?? 0
            lines = (0..<count).map { "tap \($0)" } + ["search island", "search -", "scroll", "relaunch"]
        case .factDetail: lines = ["previous", "next", "share", "back", "turn", "relaunch"]
        case .factShare: lines = ["answer", "pull", "relaunch"]
        }
        return (lines + links.seen.sorted().map { "link \($0)" }).map { line in
            ExplorationStep(line, shape: String(line.prefix { $0 != " " }))
        }
    }

    func perform(_ line: String) async {
        let words = line.split(separator: " ").map(String.init)
        let word = words.count > 1 ? words[1] : ""
        let host = FakeHost(app.navigator)
        switch words[0] {
        case "tap":
            if let rows = app.list?.waterfall.rows, let row = Int(word), row < rows.count {
                app.list?.send(.factTapped(rows[row].id))
            }
        case "search": app.list?.send(.searchTyped(word == "-" ? "" : word))
        case "scroll": app.list?.viewportScrolled(to: LayoutRect(x: 0, y: 400, width: 393, height: 700))
        case "previous": app.detail?.send(.previousTapped)
        case "next": app.detail?.send(.nextTapped)
        case "share": app.detail?.send(.shareTapped)
        case "back": host.swipeBack()
        case "pull": host.pullDown()
        case "answer": host.answer(.completed)
        case "turn":
            isLandscape.toggle()
            let (long, short) = (852.0, 393.0)
            app.navigator.receive(
                .viewportChanged(
                    Viewport(width: isLandscape ? long : short, height: isLandscape ? short : long)
                )
            )
        case "link":
            if app.open(link: word) != nil || app.navigator.link != word {
                found.append("\(word) doesn't lead to its place")
            }
        case "relaunch": relaunch()
        default: break
        }
        await app.navigator.settled()
        await checkLink()
    }

    private func relaunch() {
        let saved = app.navigator.saved()
        app = PublisherFactsApp.start(.embedded(log: log), restoring: saved)
        if app.navigator.saved() != saved { found.append("what was saved isn't what is restored") }
    }

    /// Checks that the front screen's path gives its route, and its link, opened in another window, the same
    /// destination.
    private func checkLink() async {
        let route = app.navigator.tree.frontScreen.route
        guard let path = route.linkPath, let link = app.navigator.link else {
            found.append("\(route) has no link")
            return
        }
        if PublisherFactsRoute.route(at: path) != route { found.append("\(path) isn't the path of \(route)") }
        guard links.seen.insert(link).inserted else { return }
        let window = PublisherFactsApp.start()
        await window.navigator.settled()
        if window.open(link: link) != nil || window.navigator.tree.front.route != route {
            found.append("\(link) leads to \(window.navigator.tree.front.route)")
        }
        if window.navigator.link != link {
            found.append("\(link) isn't the link of its place")
        }
    }

    func problems() -> [String] { found + NavigationInvariants.problems(of: app.navigator) }
}
