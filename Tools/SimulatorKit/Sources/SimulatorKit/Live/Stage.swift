// The live page: draws the current screens, watches the values that drawings read, and sends the changes.

import Foundation
import Observation
import SharedCore
import SharedScreens
import SharedLocalization
import SharedNavigation
import SharedServer

/// The state that all open pages of one app share.
@MainActor
final class Stage {
    let app: any SimulatedApp
    /// Whether a supervisor starts the process again after it was killed.
    let canRelaunch: Bool
    private let deviceFile: URL?
    private(set) var settings: DeviceSettings
    private(set) var isActive = true
    /// A number that grows with every change that was sent.
    private(set) var revision = 0

    private var regions: [String: Region] = [:]
    private(set) var scene: Scene
    private var titles: [Int: String] = [:]
    private var drawings: [Int: ScreenDrawing] = [:]
    private var pages: [Int: AsyncStream<ServerEvent>.Continuation] = [:]
    private var lastPage = 0
    /// The newest reported error of a link that waited.
    private var waitingLinkError: LinkError?
    private let dirty: DirtyRegions

    private struct Region {
        var parent: String?
        var draw: @MainActor @Sendable () -> HTML
        var markup = ""
    }

    private struct Message: Encodable {
        var revision: Int
        var transitions: [String: String]
        var fragments: [[String]]
    }

    /// - Parameter deviceFile: The file in which the device keeps its settings while the app is relaunched.
    init(app: any SimulatedApp, canRelaunch: Bool, deviceFile: URL? = nil) {
        self.deviceFile = deviceFile
        self.app = app
        self.canRelaunch = canRelaunch
        settings = .first(of: app)
        // The server's own file; should it be gone or damaged, the device is a new one.
        if let deviceFile, let data = try? Data(contentsOf: deviceFile), data.count < 1_000,
            let kept = try? JSONDecoder().decode(DeviceChange.self, from: data)
        {
            kept.apply(to: &settings, for: app)
        }
        scene = app.scene
        dirty = DirtyRegions()
        dirty.changed = { [weak self] in
            Task { @MainActor in self?.flush() }
        }
        for (id, draw) in inspectorRegions { regions[id] = Region(draw: draw) }
        regions["frame"] = Region(draw: { [unowned self] in frame })
        regions["toolbar"] = Region(draw: { [unowned self] in
            Toolbar(app: app, settings: settings, shown: shown, canRelaunch: canRelaunch).html
        })
        app.log.listen { [dirty] in dirty.insert("log") }
        dirty.insert(["scene"] + regions.keys)
        app.deviceChanged(to: shown)
        flush()
    }

    // MARK: Actions of the user

    /// Takes a message of a page.
    ///
    /// The returned revision shows the outcome.
    func receive(_ message: ClientMessage) async throws(ClientProblem) -> Int {
        defer { flush() }
        switch message {
        case .action(let entry, let action):
            guard let drawing = drawings[entry] else { throw .unknownEntry(entry) }
            guard let perform = try? await drawing.action(Data(action.utf8)) else { throw .notAnAction }
            guard drawings[entry] != nil else { throw .unknownEntry(entry) }
            perform()
        case .scrolled(let entry, let name, let report):
            drawings[entry]?.scrolled[name]?(report)
        case .report(let report): app.receive(report)
        case .answer(let entry, let answer):
            guard let overlay = scene.overlay, overlay.entry.id == entry else { throw .unknownEntry(entry) }
            app.answer(overlay.entry, with: answer)
        case .device(let change): set(change)
        case .tool(let tool, let option):
            app.choose(option, of: tool)
            dirty.insert("toolbar")
        case .event(let event):
            switch event {
            case .activated: isActive = true
            case .enteredBackground: isActive = false
            case .memoryWarning, .viewportChanged, .traitsChanged: break
            }
            app.receive(event)
            dirty.insert(["frame", "toolbar"])
        case .link(let link):
            tell(app.open(link: link).failure)
        }
        flush()
        return revision
    }

    /// Logs, for the user, the error of a link that wasn't followed, as the navigator's own log lacks it.
    private func tell(_ failure: LinkError?) {
        guard let failure else { return }
        app.log.record(
            LogEvent(
                area: "simulator",
                name: "linkRefused",
                details: ["reason": app.resolve(failure.message)]
            )
        )
    }

    /// Reports that every scrolled area in sight is at its beginning, as a newly opened page does.
    func reportAreas() {
        let report = ScrollReport(x: 0, y: 0, width: shown.width, height: shown.height)
        for entry in scene.drawn { drawings[entry.id]?.scrolled.values.forEach { $0(report) } }
    }

    private func set(_ change: DeviceChange) {
        let before = shown
        change.apply(to: &settings, for: app)
        if let deviceFile {
            try? JSONEncoder().encode(DeviceChange(settings)).write(to: deviceFile, options: .atomic)
        }
        if shown != before { app.deviceChanged(to: shown) }
        dirty.insert(regions.keys)
    }

    /// The settings as the screen in front allows them.
    var shown: DeviceSettings {
        settings.shown(portrait: scene.allowsPortrait, landscape: scene.allowsLandscape)
    }

    // MARK: Pages

    /// Returns the events of one open page, beginning with the whole current state.
    func open() -> AsyncStream<ServerEvent> {
        lastPage += 1
        let number = lastPage
        return AsyncStream { continuation in
            continuation.onTermination = { [weak self] _ in
                Task { @MainActor in self?.pages[number] = nil }
            }
            flush()
            let all = regions.filter { $0.value.parent == nil }.keys.map { [$0, current($0)] }
            send(Message(revision: revision, transitions: [:], fragments: inOrder(all)), to: [continuation])
            pages[number] = continuation
        }
    }

    /// Ends all open pages.
    func close() {
        pages.values.forEach { $0.finish() }
    }

    /// Returns the markup of a region with all of its content, for a page that is just being opened.
    func markup(of region: String) -> String {
        guard let region = regions[region] else { return "" }
        return HTMLWriter(
            live: { [unowned self] child, _ in markup(of: child) },
            slot: { [unowned self] in markup(of: $0) }
        ).markup(of: region.draw())
    }

    /// Returns the markup of a region alone, its live parts as they are now.
    ///
    /// The markup does not have the live parts as they were at the region's drawing.
    private func current(_ region: String) -> String {
        guard let region = regions[region] else { return "" }
        return HTMLWriter(live: { [unowned self] child, _ in current(child) }).markup(of: region.draw())
    }

    /// Returns a file that a drawing refers to.
    func media(at path: String) async -> SimulatedMedia? { await app.media(at: path) }

    // MARK: Drawing

    /// Draws the changes and sends them.
    ///
    /// Called after each message and at each change of an observed value.
    func flush() {
        guard !dirty.isEmpty else { return }
        let old = scene
        if !dirty.take(where: { $0 == "scene" }).isEmpty {
            let (now, failure) = withObservationTracking {
                (app.scene, app.waitingLinkError)
            } onChange: { [dirty] in
                dirty.insert("scene")
            }
            if failure != waitingLinkError { tell(failure) }
            waitingLinkError = failure
            if now != old || regions["frame"]?.markup == "" { take(now) }
        }
        var fragments: [[String]] = []
        let drawn = Set(scene.drawn.map { "entry-\($0.id)" })
        // A region out of sight stays marked until it can be seen.
        let pending = dirty.take {
            !$0.hasPrefix("entry-") || regions[$0]?.parent != nil || drawn.contains($0)
        }
        for id in pending.sorted() {
            guard let region = regions[id] else { continue }
            if let parent = region.parent, pending.contains(parent) { continue }
            let before = region.markup
            let after = draw(id)
            if before != after { fragments.append([id, after]) }
        }
        guard !fragments.isEmpty else { return }
        revision += 1
        let message = Message(
            revision: revision,
            transitions: scene == old ? [:] : old.transitions(to: scene),
            fragments: inOrder(fragments)
        )
        send(message, to: Array(pages.values))
    }

    private func take(_ next: Scene) {
        let orientation = shown
        scene = next
        if shown != orientation {
            app.deviceChanged(to: shown)
            dirty.insert(next.drawn.map { "entry-\($0.id)" })
        }
        let alive = Set(next.entries.map(\.id))
        for id in drawings.keys where !alive.contains(id) {
            drawings[id] = nil
            titles[id] = nil
            let region = "entry-\(id)"
            regions = regions.filter { $0.key != region && $0.value.parent != region }
        }
        for entry in next.entries where regions["entry-\(entry.id)"] == nil {
            if case .request(entry, _) = next.overlay { continue }
            let id = "entry-\(entry.id)"
            regions[id] = Region(draw: { [unowned self] in html(of: entry) })
            dirty.insert(id)
        }
        // A bar shows which tab is selected.
        dirty.insert(next.levels.compactMap { $0.container.companion.map { "entry-\($0.id)" } })
        dirty.insert(["frame", "graph", "tree", "toolbar"])
    }

    private func draw(_ id: String) -> String {
        guard let region = regions[id] else { return "" }
        let html = withObservationTracking {
            region.draw()
        } onChange: { [dirty] in
            dirty.insert(id)
        }
        let writer = HTMLWriter(live: { [unowned self] child, draw in
            regions[child] = Region(parent: id, draw: draw)
            return self.draw(child)
        })
        let markup = writer.markup(of: html)
        regions[id]?.markup = markup
        return markup
    }

    private var frame: HTML { drawing(of: scene, isActive: isActive).device }

    func drawing(of scene: Scene, isActive: Bool) -> SceneDrawing {
        SceneDrawing(
            scene: scene,
            settings: shown,
            accent: app.accent,
            touchTarget: app.touchTarget,
            smallestText: app.smallestText,
            isActive: isActive
        )
    }

    /// Draws one entry and keeps the functions that reach its model.
    func html(of entry: Scene.Entry) -> HTML {
        var previous: String?
        var tab: Int?
        for level in scene.levels {
            if case .tabs(entry, _, let selected) = level.container { tab = selected }
            for stack in level.container.stacks {
                if let depth = stack.entries.firstIndex(of: entry), depth > 0 {
                    previous = titles[stack.entries[depth - 1].id] ?? ""
                }
            }
        }
        let context = DrawingContext(
            entry: entry.id,
            settings: shown,
            previousTitle: previous,
            resolve: { [app] in app.resolve($0) }
        )
        let drawing = app.draw(entry, in: context)
        let whole = EntryDrawing(drawing: drawing, context: context, selectedTab: tab)
        drawings[entry.id] = drawing
        titles[entry.id] = whole.title
        return whole.html
    }

    private var inspectorRegions: [(String, @MainActor @Sendable () -> HTML)] {
        [
            ("log", { [unowned self] in Inspector.log(app.log) }),
            ("graph", { [unowned self] in GraphPicture(graph: app.graph, current: scene.front?.kind).html }),
            ("tree", { [unowned self] in Inspector.tree(scene) }),
        ]
    }

    // MARK: Sending

    /// Sorts the skeleton first: the others fill it.
    private func inOrder(_ fragments: [[String]]) -> [[String]] {
        fragments.sorted { ($0[0] == "frame" ? 0 : 1, $0[0]) < ($1[0] == "frame" ? 0 : 1, $1[0]) }
    }

    private func send(_ message: Message, to pages: [AsyncStream<ServerEvent>.Continuation]) {
        guard !pages.isEmpty, let data = try? JSONEncoder().encode(message) else { return }
        let event = ServerEvent(data: String(decoding: data, as: UTF8.self), retry: 500)
        pages.forEach { $0.yield(event) }
    }
}
