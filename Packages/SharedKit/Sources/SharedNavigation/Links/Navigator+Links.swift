// Opening links.

import SharedCore

extension Navigator where Route: LinkableRoute {
    /// Opens a link, along the first edge of the app itself that leads to that kind of place.
    ///
    /// Dialogs, requests, modals and open panels give way; a place that was under them is uncovered as it is, not made
    /// again. While a modal is up that must not be dismissed, the newest link waits and
    /// is followed in the turn in which that modal ends; so it does until the app is ready for links. Unknown, malformed
    /// and hostile links change nothing; the log tells why, without the link, which may be private.
    ///
    /// - Parameter link: Text that may come from anywhere.
    @discardableResult
    public func open(link: String) -> LinkResult {
        revision.linkError = nil
        let route: Route
        do throws(LinkError) {
            guard let place = Route.route(at: try LinkPath(link, scheme: Route.linkScheme).segments) else {
                throw .unknownPath
            }
            route = place
        } catch {
            return note(.failed(error))
        }
        return open(route)
    }

    /// Why the newest link, which had to wait, could not be followed after all; nil if it could, or still waits.
    ///
    /// Observed: `open(link:)` has long returned then, so that a host tells the person when this changes.
    public var waitingLinkError: LinkError? { revision.linkError }

    /// The link to the screen that is in front, dialogs aside; nil if it has none.
    public var link: String? { tree.frontScreen.route.link }
}

extension Coordinator where Route: LinkableRoute {
    /// Opens a link, wherever it comes from; the answer says why not, nil if it did or waits.
    @discardableResult
    public func open(link: String) -> LinkError? { navigator.open(link: link).failure }
}

extension Navigator {
    /// Goes to a place that a link names.
    func open(_ route: Route) -> LinkResult {
        guard isReadyForLinks else {
            waiting = route
            return note(.waiting)
        }
        waiting = nil
        guard app?.exists(route) == true else { return note(.failed(.contentGone)) }
        // A place that is there already is neither made again nor put over itself: what covers it goes.
        if let level = storedTree.levels.lastIndex(where: { $0.container.isTop(route) }) {
            uncover(route, on: level)
            let id = storedTree.front.id
            replaceRoute(of: id, with: route)
            app?.linkFollowed(to: storedTree.front)
            return note(.opened(id))
        }
        let edge = graph.edges.first { edge in
            edge.origin == .app && edge.target == route.kind && edge.transition.suitsLinks
        }
        guard let edge else { return note(.failed(.noWay)) }
        var move = follow(edge, to: route)
        // A tab that was left deep inside shows that first; the second tap returns to its root.
        if edge.transition == .selectTab, move.isMoved, !storedTree.front.route.isSameDestination(as: route) {
            move = follow(edge, to: route)
        }
        if case .refused(let reason) = move { return note(.failed(.refused(reason))) }
        return note(.opened(storedTree.front.id))
    }

    /// Takes away what lies over the top of a level: the dialog or request, modals, and the panel beside it.
    private func uncover(_ route: Route, on level: Int) {
        let request = storedTree.overlay
        let removed =
            level < storedTree.top ? storedTree.removeLevels(from: level + 1) : storedTree.removeOverlay()
        // An open panel may be the place itself.
        let isClosed =
            !storedTree.levels[level].container.front.route.isSameDestination(as: route)
            && storedTree.levels[level].container.setDrawer(isOpen: false) == true
        if !removed.isEmpty || isClosed { commit(removed: removed, request: request) }
    }

    private var isReadyForLinks: Bool { app?.isReadyForLinks == true && heldByModal == nil }

    private func follow(_ edge: NavigationGraph<Route>.Edge, to route: Route) -> MoveResult {
        switch edge.transition {
        case .modal(let style, let isDismissable):
            // Unlike other modals of the app, a link's doesn't lie over what was up.
            note(
                edge.edge,
                from: nil,
                enterModal(route, style, isDismissable, isSwap: false, isAlone: true, from: nil)
            )
        case .selectTab: followFromApp(edge.edge)
        default: followFromApp(edge.edge, to: route)
        }
    }

    /// Follows the link that waits, if nothing holds it any more.
    @usableFromInline func followWaitingLink() {
        if let route = waiting, isReadyForLinks { revision.linkError = open(route).failure }
    }

    private func note(_ answer: LinkResult) -> LinkResult {
        switch answer {
        case .opened: log.record(LogEvent(area: "navigation", name: "linkOpened"))
        case .waiting: log.record(LogEvent(area: "navigation", name: "linkWaiting"))
        case .failed(let failure):
            log.record(
                LogEvent(
                    area: "navigation",
                    name: "linkRefused",
                    details: ["failure": failure.code],
                    level: .warning
                )
            )
        }
        return answer
    }
}

extension NavigationContainer {
    /// Whether a place is what this shows when nothing lies over it, or the panel that is open.
    fileprivate func isTop(_ route: Route) -> Bool {
        front.route.isSameDestination(as: route)
            || frontStack.entries.last?.route.isSameDestination(as: route) == true
    }
}

extension Transition {
    fileprivate var suitsLinks: Bool {
        switch self {
        case .push, .replaceStack, .replaceRoot, .modal, .selectTab: true
        default: false
        }
    }
}
