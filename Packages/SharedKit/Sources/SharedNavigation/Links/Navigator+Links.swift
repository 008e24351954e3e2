// Opening links.

import SharedCore

extension Navigator where Route: LinkableRoute {
    /// Opens a link, along the first edge of the app itself that leads to that kind of destination.
    ///
    /// Dialogs, requests, modals and open panels are closed. A destination under them is uncovered unchanged,
    /// not made again. While a modal is up that must not be dismissed, the newest link waits and is opened in
    /// the turn in which that modal ends; it also waits until the app is ready for links. Unknown, malformed
    /// and hostile links change nothing. The log tells why, without the link, which may be private.
    ///
    /// - Parameter link: Text from any source, trusted or not.
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

    /// The error of the newest link that had to wait; nil if it was opened, or still waits.
    ///
    /// Observed, so that a host can tell the user: `open(link:)` has long returned by then.
    public var waitingLinkError: LinkError? { revision.linkError }

    /// The link to the screen that is in front, ignoring dialogs; nil if it has none.
    public var link: String? { tree.frontScreen.route.link }
}

extension Coordinator where Route: LinkableRoute {
    /// Opens a link from any source; returns the error, or nil if the link was opened or waits.
    @discardableResult
    public func open(link: String) -> LinkError? { navigator.open(link: link).failure }
}

extension Navigator {
    /// Opens the destination that a link names.
    func open(_ route: Route) -> LinkResult {
        guard isReadyForLinks else {
            waiting = route
            return note(.waiting)
        }
        waiting = nil
        guard app?.exists(route) == true else { return note(.failed(.contentGone)) }
        // An existing destination is neither made again nor covered by a copy: the screens over it are
        // closed.
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
        // The first selection shows the tab as it was left, perhaps deep inside; the second returns to its
        // root.
        if edge.transition == .selectTab, move.isMoved, !storedTree.front.route.isSameDestination(as: route) {
            move = follow(edge, to: route)
        }
        if case .refused(let reason) = move { return note(.failed(.refused(reason))) }
        return note(.opened(storedTree.front.id))
    }

    /// Removes everything over the top of a level: the dialog or request, modals, and the panel beside it.
    private func uncover(_ route: Route, on level: Int) {
        let request = storedTree.overlay
        let removed =
            level < storedTree.top ? storedTree.removeLevels(from: level + 1) : storedTree.removeOverlay()
        // The open panel may itself be the destination, and then stays open.
        let isClosed =
            !storedTree.levels[level].container.front.route.isSameDestination(as: route)
            && storedTree.levels[level].container.setDrawer(isOpen: false) == true
        if !removed.isEmpty || isClosed { commit(removed: removed, request: request) }
    }

    private var isReadyForLinks: Bool { app?.isReadyForLinks == true && heldByModal == nil }

    private func follow(_ edge: NavigationGraph<Route>.Edge, to route: Route) -> MoveResult {
        switch edge.transition {
        case .modal(let style, let isDismissable):
            // Unlike the app's other modals, a link's modal replaces the modals that were up.
            note(
                edge.edge,
                from: nil,
                enterModal(route, style, isDismissable, isSwap: false, isAlone: true, from: nil)
            )
        case .selectTab: followFromApp(edge.edge)
        default: followFromApp(edge.edge, to: route)
        }
    }

    /// Opens the waiting link, if nothing holds it back any more.
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
    /// Whether the route is the top of this container, with or without its open panel.
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
