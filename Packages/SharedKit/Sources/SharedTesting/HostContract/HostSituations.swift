// The situations at one position of an app, each on a launch of its own.

import SharedNavigation

/// Tries everything that a platform can do at a position.
@MainActor
struct HostSituations<App: Coordinator> {
    typealias Finding = (HostSituation, [HostComplaint])
    typealias Trial = HostTrial<App>

    /// The tree at that position.
    let tree: NavigationTree<App.Route>
    /// The moves from there.
    let ways: [HostRoute<App.Route>]
    /// Moves there on a fresh launch; nil if the app has gone elsewhere this time.
    let arrive: @MainActor () async throws -> Trial?

    /// One move of each transition: to a host, all moves of one transition are alike.
    private var moves: [HostRoute<App.Route>] {
        var seen: Set<String> = []
        return ways.filter { seen.insert("\($0.asker) \($0.edge.transition.name)").inserted }
    }

    func tryAll() async throws -> [Finding] {
        var found = try await attempt(.reportedLate, during: moves) { trial, way in
            trial.follow(way)
            trial.expectNothing(of: "an old report") { trial.host.reportDrawn() }
        }
        if let overlay = tree.overlay {
            switch overlay.content {
            case .dialog: found += try await dialog(overlay.entry.id)
            case .request: found += try await request(overlay.entry.id)
            }
            return found
        }
        guard let level = tree.levels.last else { return found }
        switch level.container {
        case .drawer(let container) where container.isOpen: break
        default: if level.container.frontStack.screens.count > 1 { found += try await swipes(level) }
        }
        if level.presentation != nil { found += try await sheet(level) }
        switch level.container {
        case .stack: break
        case .tabs(let container): found += try await tabs(container)
        case .drawer(let container): found += try await drawer(container)
        }
        return found
    }

    // MARK: - Stacks

    private func swipes(_ level: NavigationLevel<App.Route>) async throws -> [Finding] {
        guard let top = level.container.frontStack.screens.last?.id else { return [] }
        var found = try await attempt(.swipeCancelled) { trial in
            trial.expectNothing(of: "a swipe begun") { trial.host.swipeBackBegan() }
            trial.expectNothing(of: "the swipe cancelled") { trial.host.swipeBackCancelled() }
        }
        found += try await attempt(.swipeCancelled, during: moves) { trial, way in
            trial.expectNothing(of: "a swipe begun") { trial.host.swipeBackBegan() }
            trial.follow(way)
            trial.expectNothing(of: "the swipe cancelled") { trial.host.swipeBackCancelled() }
        }
        found += try await attempt(.swipeCompleted) { trial in
            trial.expectLeaving(of: top, by: "a swipe back") { trial.host.swipeBack() }
        }
        found += try await attempt(.poppedDuringMove, during: moves) { trial, way in
            trial.expectNothing(of: "a pop under way") { trial.host.swipeBackBegan() }
            trial.follow(way)
            trial.expectLeaving(of: top, by: "the pop reported") { trial.host.swipeBackCompleted() }
        }
        return found
    }

    // MARK: - Sheets

    private func sheet(_ level: NavigationLevel<App.Route>) async throws -> [Finding] {
        guard let first = level.container.frontStack.screens.first?.id else { return [] }
        var found = try await attempt(.sheetPulledDown) { trial in
            trial.expectLeaving(of: first, by: "pulling down") { trial.host.pullDown() }
        }
        found += try await attempt(.sheetPulledDown, during: moves) { trial, way in
            trial.follow(way)
            trial.expectLeaving(of: first, by: "the pulling down reported") { trial.host.pullDown() }
        }
        let swaps = ways.filter { if case .swapModal = $0.edge.transition { true } else { false } }
        found += try await attempt(.sheetSwapped, during: swaps) { trial, way in
            guard trial.follow(way) else { return }
            let sheet = trial.navigator.tree.levels.last?.container.frontStack.screens.first?.id
            trial.expectNothing(of: "the old sheet pulled down") { trial.host.pullDown() }
            await trial.rest()
            guard let sheet, trial.navigator.tree.overlay == nil else { return }
            trial.expectLeaving(of: sheet, by: "pulling the new one down") { trial.host.pullDown() }
        }
        return found
    }

    // MARK: - Tabs and drawers

    private func tabs(_ tabs: NavigationTabs<App.Route>) async throws -> [Finding] {
        guard tabs.tabs.count > 1 else { return [] }
        let (own, other) = (tabs.selected, (tabs.selected + 1) % tabs.tabs.count)
        func selected(_ trial: Trial) -> Int? {
            guard case .tabs(let now)? = trial.navigator.tree.levels.last?.container else { return nil }
            return now.bar.id == tabs.bar.id ? now.selected : nil
        }
        var found = try await attempt(.tabSwitched) { trial in
            trial.expectNothing(of: "a tab that there isn't") { trial.host.switchTab(tabs.tabs.count) }
            trial.act("tab \(other)") { trial.host.switchTab(other) }
            trial.expect(selected(trial) == other, "tab \(other) to be selected")
            trial.expectNothing(of: "the same report again") { trial.host.repeatReport() }
        }
        let pushes = moves.filter { $0.edge.transition == .push && $0.asker != .app }
        found += try await attempt(.tabSwitched, during: pushes) { trial, way in
            guard trial.follow(way) else { return }
            let pushed = trial.navigator.tree.front.id
            trial.act("tab \(other)") { trial.host.switchTab(other) }
            trial.expect(selected(trial) == other, "tab \(other) to be selected")
            await trial.rest()
            trial.act("tab \(own)") { trial.host.switchTab(own) }
            trial.expect(trial.navigator.tree.front.id == pushed, "what was pushed to be in its own tab")
        }
        return found
    }

    private func drawer(_ drawer: NavigationDrawer<App.Route>) async throws -> [Finding] {
        func isOpen(_ trial: Trial) -> Bool? {
            guard case .drawer(let now)? = trial.navigator.tree.levels.last?.container else { return nil }
            return now.panel.id == drawer.panel.id ? now.isOpen : nil
        }
        var found: [Finding] = []
        for wish in [!drawer.isOpen, drawer.isOpen] {
            let name = wish ? "the panel dragged open" : "the panel dragged shut"
            found += try await attempt(.drawerDragged) { trial in
                trial.act(name) { trial.host.dragDrawer(isOpen: wish) }
                trial.expect(isOpen(trial) == wish, "the panel to be \(wish ? "open" : "shut")")
                trial.expectNothing(of: "the same report again") { trial.host.repeatReport() }
            }
            found += try await attempt(.drawerDragged, during: moves) { trial, way in
                trial.follow(way)
                trial.act(name) { trial.host.dragDrawer(isOpen: wish) }
                // The panel may be gone or covered by now.
                if let state = isOpen(trial), trial.navigator.tree.overlay == nil {
                    trial.expect(state == wish, "the panel to be \(wish ? "open" : "shut")")
                }
            }
        }
        return found
    }

    // MARK: - Dialogs and requests

    private func dialog(_ dialog: NavigationEntryID) async throws -> [Finding] {
        var found = try await attempt(.dialogAnsweredTwice) { trial in
            trial.expectLeaving(of: dialog, by: "the dialog closed by the platform") { trial.host.pullDown() }
        }
        found += try await attempt(.dialogAnsweredTwice, during: ways.filter { $0.asker == .front }) {
            trial,
            way in
            guard trial.follow(way) else { return }
            trial.expectNothing(of: "\(way.name) once more") {
                _ = trial.navigator.follow(way.edge.edge, to: way.route, from: dialog)
            }
            trial.expectNothing(of: "the dialog closed by the platform") { trial.host.pullDown() }
        }
        return found
    }

    private func request(_ request: NavigationEntryID) async throws -> [Finding] {
        let file = HostFile(name: "file.png", bytes: [0x89, 0x50, 0x4E, 0x47])
        let answers: [HostResponse] = [
            .completed, .cancelled, .unavailable, .failed(reason: "tried"), .files([file]),
        ]
        var found: [Finding] = []
        for answer in answers {
            found += try await attempt(.requestAnsweredTwice) { trial in
                var move = MoveResult.refused(.notInFront)
                trial.act("answer") { move = trial.host.answer(answer) }
                let isUp = trial.navigator.tree.entries.contains { $0.id == request }
                trial.expect(move.isMoved && !isUp, "the request to leave with its answer")
                trial.expectNothing(of: "the answer once more") { move = trial.host.answer(answer) }
                trial.expect(!move.isMoved, "the second answer to be refused")
                trial.expectNothing(of: "its sheet closed") { trial.host.pullDown() }
            }
        }
        found += try await attempt(.requestAnsweredTwice) { trial in
            trial.expectLeaving(of: request, by: "its sheet pulled down") { trial.host.pullDown() }
            trial.expectNothing(of: "an answer after that") { _ = trial.host.answer(.completed) }
        }
        return found
    }

    // MARK: - Trying

    private func attempt(
        _ situation: HostSituation,
        _ body: @MainActor (Trial) async -> Void
    ) async throws -> [Finding] {
        guard let trial = try await arrive() else { return [] }
        await body(trial)
        await trial.rest()
        return [(situation, trial.complaints)]
    }

    private func attempt(
        _ situation: HostSituation,
        during ways: [HostRoute<App.Route>],
        _ body: @MainActor (Trial, HostRoute<App.Route>) async -> Void
    ) async throws -> [Finding] {
        var found: [Finding] = []
        for way in ways { found += try await attempt(situation) { trial in await body(trial, way) } }
        return found
    }
}
