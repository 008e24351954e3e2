// The coordinator, which turns outcomes of screens into moves along the graph.

import SharedLocalization
import SharedMedia
import SharedNavigation

/// The app's coordinator.
///
/// A host keeps it, draws its navigator's tree, and reports to the navigator.
@MainActor
public final class SkyZoneLeaderboardCoordinator: AppCoordinator {
    public typealias Route = SkyZoneLeaderboardRoute
    public typealias Screen = SkyZoneLeaderboardScreen

    public let navigator: Navigator<Route, Screen>
    public let exit = FlowExit<Never>.none
    /// The session of the logged-in user.
    public let session: Session
    /// The photos of all screens.
    public let photos: Photos
    let dependencies: SkyZoneLeaderboardDependencies
    let slowThreshold: SlowThreshold

    init(dependencies: SkyZoneLeaderboardDependencies) {
        self.dependencies = dependencies
        slowThreshold = SlowThreshold(
            clock: dependencies.clock,
            duration: dependencies.settings.slowThreshold
        )
        navigator = Navigator(graph: Route.graph, root: .sidePanel, log: dependencies.log)
        session = Session(accounts: dependencies.accounts, slowThreshold: slowThreshold)
        photos = Photos(pipeline: ImagePipeline(source: dependencies.photos, clock: dependencies.clock))
        navigator.services = [session, photos]
    }

    public func started() {
        if session.user == nil { needLogin() } else { session.loadProfile() }
    }

    public func linkFollowed(to entry: NavigationEntry<Route>) {
        if case .fullLeaderboard(let model)? = navigator.screen(of: entry.id) { model.returnToLinked() }
    }

    public func makeFlow(for entry: NavigationEntry<Route>) -> (any Coordinator<Route, Screen>)? {
        guard entry.route == .session else { return nil }
        let exit = FlowExit<Admission> { [weak self] ending in
            switch ending {
            case .finished(let admission): self?.session.begin(admission)
            // The flow can't be dismissed, so it is cancelled only when the app itself ends.
            case .cancelled: break
            }
        }
        return SessionFlow(
            navigator: navigator,
            accounts: dependencies.accounts,
            slowThreshold: slowThreshold,
            exit: exit
        )
    }

    // MARK: - Menus

    /// Closes the front menu, then has the screen under it move to the entry.
    func choose(_ entry: MenuEntry, closing edge: Route.Edge, from menu: NavigationEntryID) {
        guard navigator.follow(edge, from: menu).isMoved else { return }
        let screen = navigator.tree.frontScreen
        switch entry.kind {
        case .profile: go(.profileChosen, to: .profile, from: screen)
        case .leaderboard: go(.leaderboardChosen, to: .leaderboard, from: screen)
        case .findPark: go(.findParkChosen, to: .findPark, from: screen)
        case .section: go(.sectionChosen, to: .placeholder(entry), from: screen)
        case .modal: go(.modalChosen, to: .placeholderModal(entry), from: screen)
        }
    }

    /// Moves to a route, unless the user is there already.
    private func go(_ edge: Route.Edge, to route: Route, from screen: NavigationEntry<Route>) {
        guard screen.route != route else { return }
        navigator.follow(edge, to: route, from: screen.id)
    }

    // MARK: - Session

    func logOut(from dialog: NavigationEntryID) {
        guard navigator.follow(.logoutConfirmed, to: .sidePanel, from: dialog).isMoved else { return }
        session.end()
        needLogin()
    }

    private func needLogin() {
        guard !navigator.tree.entries.contains(where: { $0.route == .session }) else { return }
        navigator.followFromApp(.loginNeeded, to: .session)
    }
}
