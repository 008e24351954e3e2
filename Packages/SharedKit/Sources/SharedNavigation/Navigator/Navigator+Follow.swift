// Moves along the edges of the graph.

import SharedCore

extension Navigator {
    /// Follows an edge because of an event on a screen, bar, panel or dialog.
    ///
    /// Never throws. The move is refused, and changes nothing, unless the graph declares the edge for that
    /// kind of screen and `entry` is in front. A refusal goes to the log.
    ///
    /// - Parameters:
    ///   - route: The destination; only for transitions that make an entry.
    ///   - entry: The entry that asks.
    @discardableResult
    @inlinable public func follow(_ edge: Route.Edge, to route: Route? = nil, from entry: NavigationEntryID)
        -> MoveResult
    {
        note(edge, from: entry, travel(edge, to: route, from: entry))
    }

    /// Follows an edge that starts outside any screen: a link, an expired session.
    ///
    /// Dialogs, requests and modals are closed, except where the edge itself presents something over them. An
    /// undismissable modal holds the move back, except one that replaces the root with everything over it. A
    /// stack that gets a new entry leaves its child flows first.
    @discardableResult
    @inlinable public func followFromApp(_ edge: Route.Edge, to route: Route? = nil) -> MoveResult {
        note(edge, from: nil, travel(edge, to: route, from: nil))
    }

    @inlinable func finish(
        _ edge: Route.Edge,
        of flow: any Coordinator<Route, Screen>,
        from entry: NavigationEntryID,
        deliver: @escaping () -> Void
    ) -> MoveResult {
        note(edge, from: entry, travel(edge, to: nil, from: entry, finishing: (flow, deliver)))
    }

    @inlinable func note(_ edge: Route.Edge, from entry: NavigationEntryID?, _ move: MoveResult) -> MoveResult
    {
        switch move {
        case .moved:
            log.record(
                LogEvent(
                    area: "navigation",
                    name: "moved",
                    details: ["edge": edge.rawValue, "from": entry?.description ?? "app"]
                )
            )
        case .refused(let reason):
            log.record(
                LogEvent(
                    area: "navigation",
                    name: "moveRefused",
                    details: [
                        "edge": edge.rawValue, "from": entry?.description ?? "app", "reason": reason.rawValue,
                    ],
                    level: .warning
                )
            )
        }
        return move
    }

    @inlinable func travel(
        _ edge: Route.Edge,
        to route: Route?,
        from entry: NavigationEntryID?,
        finishing: (flow: any Coordinator<Route, Screen>, deliver: () -> Void)? = nil
    ) -> MoveResult {
        guard app != nil else { return .refused(.notStarted) }
        guard let declared = graph[edge: edge] else { return .refused(.undeclared) }
        if let entry {
            guard let asking = live[entry] else { return .refused(.notInFront) }
            guard declared.starts(from: asking.kind) else { return .refused(.wrongOrigin) }
            guard storedTree.isInFront(entry) else { return .refused(.notInFront) }
        } else if declared.origin != .app {
            return .refused(.wrongOrigin)
        }
        guard declared.transition.makesEntry else {
            return route == nil ? leave(declared, from: entry, finishing) : .refused(.wrongTarget)
        }
        guard let route, route.kind == declared.target else { return .refused(.wrongTarget) }
        return enter(route, declared.transition, from: entry)
    }

    // MARK: - Moves that make an entry

    @inlinable func enter(_ route: Route, _ transition: Transition, from entry: NavigationEntryID?)
        -> MoveResult
    {
        switch transition {
        case .push, .replace, .replaceStack: enterStack(route, transition, from: entry)
        case .replaceRoot: enterRoot(route)
        case .modal(let style, let isDismissable):
            enterModal(route, style, isDismissable, isSwap: false, from: entry)
        case .swapModal(let style, let isDismissable):
            enterModal(route, style, isDismissable, isSwap: true, from: entry)
        case .dialog(let style):
            enterOverlay(route, .dialog(style), from: entry)
        case .request:
            route.hostRequest.map { enterOverlay(route, .request($0), from: entry) } ?? .refused(.wrongTarget)
        case .selectTab, .openDrawer, .closeDrawer, .back, .backToRoot, .dismiss, .finish:
            .refused(.undeclared)
        }
    }

    @inlinable func enterStack(_ route: Route, _ transition: Transition, from entry: NavigationEntryID?)
        -> MoveResult
    {
        if entry == nil, let held = heldByModal { return held }
        let level = entry == nil ? 0 : storedTree.top
        let stack = storedTree.levels[level].container.frontStack
        // An entry that the app itself pushes belongs to no flow; a new root belongs to the level's owner.
        let base = storedTree.levels[level].presentation?.owner
        var keep = stack.entries.count
        switch transition {
        case .replaceStack: keep = 0
        case .replace: keep -= 1
        default: if entry == nil { keep = stack.entries.firstIndex(where: \.isFlow) ?? keep }
        }
        let owner =
            entry == nil || keep == 0 && transition == .replaceStack
            ? base : live[stack.entries[stack.entries.count - 1].id]?.owner
        var arrival = Arrival(after: storedTree)
        let entries = arrival.stack(route, in: graph)
        guard let last = entries.last, !last.isFlow, let models = models(arriving: entries, owner: owner)
        else {
            return .refused(.noScreen)
        }
        var removed: [NavigationEntry<Route>] = []
        var request: NavigationOverlay<Route>?
        if entry == nil {
            (removed, request) = clearOverlays()
        } else {
            // A dialog closes by itself when it leads to another screen.
            removed = storedTree.removeOverlay()
        }
        let count = keep
        removed =
            storedTree.withFrontStack(on: level) { stack -> [NavigationEntry<Route>] in
                var gone: [NavigationEntry<Route>] = []
                if count < stack.entries.count {
                    gone = Array(stack.entries[count...])
                    stack.entries.removeSubrange(count...)
                }
                stack.entries.append(contentsOf: entries)
                return gone
            } + removed
        _ = storedTree.levels[level].container.setDrawer(isOpen: false)
        storedTree.nextID = arrival.nextID
        if !removed.isEmpty { removed += storedTree.removeOrphans() }
        commit(removed: removed, arrivals: models, request: request)
        return .moved(last.id)
    }

    @inlinable func enterRoot(_ route: Route) -> MoveResult {
        var arrival = Arrival(after: storedTree)
        let id = arrival.newID()
        guard !graph.isFlow(route.kind), let container = arrival.container(route, in: graph) else {
            return .refused(.wrongTarget)
        }
        guard let models = models(arriving: arrival.entries, owner: nil) else { return .refused(.noScreen) }
        let request = storedTree.overlay
        let removed = storedTree.removeLevels(from: 0)
        storedTree.levels = [NavigationLevel(id: id, presentation: nil, container: container)]
        storedTree.nextID = arrival.nextID
        commit(removed: removed, arrivals: models, request: request)
        return .moved(container.front.id)
    }

    @inlinable func enterModal(
        _ route: Route,
        _ style: ModalStyle,
        _ isDismissable: Bool,
        isSwap: Bool,
        isAlone: Bool = false,
        from entry: NavigationEntryID?
    ) -> MoveResult {
        let base = storedTree.levels[0].container.frontStack.entries
        // A link's modal is presented by a screen, so the panel beside that screen closes.
        var presenter = entry ?? (isAlone ? base[base.count - 1] : storedTree.frontScreen).id
        var owner = entry.flatMap { live[$0]?.owner }
        if isSwap {
            guard storedTree.overlay == nil, let old = storedTree.levels[storedTree.top].presentation else {
                return .refused(.nothingToClose)
            }
            presenter = old.presenter
            owner = old.owner
        } else if entry != nil, storedTree.overlay != nil {
            // A dialog that leads on closes by itself, so its own presenter presents the new modal.
            presenter = storedTree.overlay?.presenter ?? presenter
        }
        var arrival = Arrival(after: storedTree)
        let id = arrival.newID()
        guard let container = arrival.container(route, in: graph) else { return .refused(.wrongTarget) }
        guard let models = models(arriving: arrival.entries, owner: owner) else { return .refused(.noScreen) }
        let request = storedTree.overlay
        let removed =
            isAlone
            ? clearOverlays().0
            : isSwap ? storedTree.removeLevels(from: storedTree.top) : storedTree.removeOverlay()
        if isAlone { _ = storedTree.levels[0].container.setDrawer(isOpen: false) }
        let modal = ModalPresentation(
            style: style,
            isDismissable: isDismissable,
            presenter: presenter,
            owner: owner
        )
        storedTree.levels.append(NavigationLevel(id: id, presentation: modal, container: container))
        storedTree.nextID = arrival.nextID
        commit(removed: removed, arrivals: models, request: request)
        return .moved(container.front.id)
    }

    @inlinable func enterOverlay(
        _ route: Route,
        _ content: NavigationOverlay<Route>.Content,
        from entry: NavigationEntryID?
    ) -> MoveResult {
        let old = storedTree.overlay
        if entry == nil, old != nil { return .refused(.heldByOverlay) }
        let presenter = old?.presenter ?? entry ?? storedTree.frontScreen.id
        let owner = entry.flatMap { live[$0]?.owner }
        var arrival = Arrival(after: storedTree)
        let made = arrival.entry(route)
        guard let models = models(arriving: [made], owner: owner) else { return .refused(.noScreen) }
        let removed = storedTree.removeOverlay()
        storedTree.overlay = NavigationOverlay(
            entry: made,
            content: content,
            presenter: presenter,
            owner: owner
        )
        storedTree.nextID = arrival.nextID
        commit(removed: removed, arrivals: models, request: old)
        return .moved(made.id)
    }

    // MARK: - Overlays that the app's own moves close

    /// A refusal if a modal is up that only its own edges close; nil otherwise.
    @inlinable var heldByModal: MoveResult? {
        storedTree.levels.contains { $0.presentation?.isDismissable == false } ? .refused(.heldByModal) : nil
    }

    /// Closes the overlay and all modals.
    @inlinable func clearOverlays() -> ([NavigationEntry<Route>], NavigationOverlay<Route>?) {
        let request = storedTree.overlay
        let removed =
            storedTree.levels.count > 1 ? storedTree.removeLevels(from: 1) : storedTree.removeOverlay()
        return (removed, request)
    }
}
