// A simulated app as walkers and random drivers see it: its drawing defines the possible steps.

import Foundation
import SharedCore
import SharedLocalization
import SharedNavigation
import SharedTesting

/// Drives a simulated app through the same interfaces as its page.
@MainActor
final class ExploredSimulator: ExploredApp {
    private(set) var app: any SimulatedApp
    private(set) var settings: DeviceSettings
    private let relaunch: (Data) async throws -> any SimulatedApp
    private let census = LifetimeCensus()
    private var watched: Set<Int> = []
    private var seenEvents = 0
    private var found: [String] = []
    private(set) var edgesTaken: Set<String> = []
    private(set) var changeCount = 0
    /// The trial that receives the links of all destinations; nil in the apps that the trial makes.
    private let trial: LinkTrial?
    /// The steps since the launch.
    private var script: [String] = []
    /// The log event of the newest link, held here because the log keeps only the newest events of all kinds.
    private var linkEvent: LogEvent?

    /// Texts that users type: nothing, a word, an email address, accents and an emoji, right-to-left, markup.
    private static let words = ["", "a", "ann@example.org", "Çé 👩‍🚀", "שלום", "<b>&\"'"]

    init(
        _ app: any SimulatedApp,
        trial: LinkTrial? = nil,
        relaunch: @escaping (Data) async throws -> any SimulatedApp
    ) {
        self.app = app
        self.trial = trial
        self.relaunch = relaunch
        settings = .first(of: app)
        app.deviceChanged(to: settings)
    }

    /// Makes a settled app that can be relaunched in memory and keeps its state apart from other launches.
    ///
    /// - Parameter trial: Tries the link of every destination that the app reaches.
    static func launch(
        _ options: SimulatorOptions,
        trial: LinkTrial? = nil,
        _ makeApp: @escaping @MainActor (SimulatorOptions) async throws -> any SimulatedApp
    ) async rethrows -> ExploredSimulator {
        let options = options.forAnotherLaunch
        let app = try await makeApp(options)
        let explored = ExploredSimulator(app, trial: trial) { saved in
            var options = options
            options.savedState = saved
            return try await makeApp(options)
        }
        await app.settled()
        await explored.note()
        return explored
    }

    /// The names of all hostile links.
    private static let hostileNames = HostileLink.all(scheme: "app", place: "a").map(\.name)
    /// The links of destinations that the user has visited.
    private var links: [String] = []

    // MARK: What could happen

    func possibleSteps() -> [ExplorationStep] {
        controlSteps + hostSteps + systemSteps + toolSteps + linkSteps
    }

    /// The entries in order: the front one first, then the others from the top down.
    private var ordered: [Scene.Entry] {
        let scene = app.scene
        let front = scene.front
        return (front.map { [$0] } ?? []) + scene.entries.reversed().filter { $0 != front }
    }

    private func isUsable(_ entry: Scene.Entry) -> Bool {
        let scene = app.scene
        return entry == scene.front || scene.overlay == nil && entry == scene.levels.last?.container.companion
    }

    private var controlSteps: [ExplorationStep] {
        var steps: [ExplorationStep] = []
        for (place, entry) in ordered.prefix(8).enumerated() {
            let isLegal = isUsable(entry)
            for (name, controls) in Dictionary(grouping: controls(of: entry), by: \.name).sorted(by: {
                $0.key < $1.key
            }) {
                // The first, the last and one in between stand for many similar controls.
                let some = Set([0, controls.count / 2, controls.count - 1]).sorted().map { controls[$0] }
                let shape = "\(entry.kind) \(name)"
                for control in some {
                    for (index, word) in (control.use == .typed ? Self.words : [""]).enumerated() {
                        let action = control.action(typing: word, moving: 0.4)
                        let line = "do @\(place) \(action)"
                        steps.append(ExplorationStep(line, shape: "\(shape) \(index)", isLegal: isLegal))
                    }
                }
                if isLegal, let control = some.first {
                    let line = "do @\(place) \(control.action(typing: "a", moving: 0.4))"
                    steps.append(
                        ExplorationStep("\(line) ; \(line)", shape: "twice \(shape)", isLegal: false)
                    )
                }
            }
        }
        return steps
    }

    private func controls(of entry: Scene.Entry) -> [Control] {
        Control.all(in: html(of: entry))
    }

    private func html(of entry: Scene.Entry) -> HTML {
        let context = DrawingContext(
            entry: entry.id,
            settings: settings,
            previousTitle: nil,
            resolve: { [app] in app.resolve($0) }
        )
        return EntryDrawing(drawing: app.draw(entry, in: context), context: context, selectedTab: nil).html
    }

    private var hostSteps: [ExplorationStep] {
        let scene = app.scene
        var steps: [ExplorationStep] = []
        guard let level = scene.levels.last else { return [] }
        let isFree = scene.overlay == nil
        if level.container.shownStack.count > 1 {
            steps.append(ExplorationStep("back", shape: "back", isLegal: isFree))
        }
        if scene.levels.count > 1 {
            steps.append(ExplorationStep("dismiss", shape: "dismiss", isLegal: isFree && level.isDismissable))
        }
        if case .tabs(_, let stacks, _) = level.container {
            steps += stacks.indices.map { ExplorationStep("tab \($0)", shape: "tab", isLegal: isFree) }
        }
        if case .drawer = level.container {
            steps.append(ExplorationStep("drawer", shape: "drawer", isLegal: isFree))
        }
        if case .request = scene.overlay {
            steps += ["completed", "cancelled", "unavailable", "failed", "files"].map {
                ExplorationStep("answer \($0)", shape: "answer \(scene.overlay?.entry.kind ?? "") \($0)")
            }
        }
        return steps
    }

    private var systemSteps: [ExplorationStep] {
        ["background", "activate", "memory", "rotate", "resize", "relaunch"].map {
            ExplorationStep($0, shape: "system \($0)", isLegal: $0 != "relaunch")
        }
    }

    private var toolSteps: [ExplorationStep] {
        app.tools.flatMap { tool in
            tool.options.map {
                ExplorationStep("tool \(tool.id) \($0.id)", shape: "tool \(tool.id)")
            }
        }
    }

    private var linkSteps: [ExplorationStep] {
        links.map { ExplorationStep("link \($0)", shape: "link from \(app.scene.front?.kind ?? "")") }
            + hostileSteps
    }

    /// A few hostile links made from the newest good one; each gets its turn.
    private var hostileSteps: [ExplorationStep] {
        guard let good = links.last else { return [] }
        let names = Self.hostileNames
        return (0..<5).map {
            let name = names[(script.count * 5 + $0) % names.count]
            return ExplorationStep("hostile \(good) \(name)", shape: "hostile link", isLegal: false)
        }
    }

    // MARK: Making it happen

    func perform(_ line: String) async {
        let before = (app.scene, app.savedState())
        // All actions of one turn refer to what was drawn before that turn.
        var deeds: [@MainActor () -> Void] = []
        for command in line.components(separatedBy: " ; ") {
            let words = command.split(separator: " ", maxSplits: 2).map(String.init)
            if words.first == "relaunch" {
                await relaunchInMemory()
            } else if words.first == "do" {
                if let deed = await deed(words) { deeds.append(deed) }
            } else {
                deeds.append { [unowned self] in perform(words) }
            }
        }
        for deed in deeds { deed() }
        deeds = []
        script.append(line)
        await app.settled()
        await note()
        if app.scene != before.0 || app.savedState() != before.1 { changeCount += 1 }
    }

    /// An action on an entry; nil if the line makes no sense now.
    private func deed(_ words: [String]) async -> (@MainActor () -> Void)? {
        guard words.count == 3, let place = Int(words[1].dropFirst()), ordered.indices.contains(place) else {
            return nil
        }
        let context = DrawingContext(
            entry: ordered[place].id,
            settings: settings,
            previousTitle: nil,
            resolve: { [app] in app.resolve($0) }
        )
        // In a replay from another state the entry may be of another kind, which doesn't know the action.
        return try? await app.draw(ordered[place], in: context).action(Data(words[2].utf8))
    }

    private func perform(_ words: [String]) {
        let scene = app.scene
        switch words.first {
        case "back":
            if let top = scene.levels.last?.container.shownStack.last { app.receive(.back(from: top.id)) }
        case "dismiss": if let level = scene.levels.last { app.receive(.dismissed(level: level.id)) }
        case "tab":
            if case .tabs(let bar, _, _) = scene.levels.last?.container,
                let index = words.last.flatMap({ Int($0) })
            {
                app.receive(.tabShown(bar: bar.id, index: index))
            }
        case "drawer":
            if case .drawer(let panel, let isOpen, _) = scene.levels.last?.container {
                app.receive(.drawer(panel: panel.id, isOpen: !isOpen))
            }
        case "answer":
            if let entry = scene.overlay?.entry { app.answer(entry, with: answer(words.last ?? "")) }
        case "link": open(link: words.dropFirst().joined(separator: " "))
        case "hostile": if words.count == 3 { open(hostile: words[2], madeOf: words[1]) }
        case "tool": if words.count == 3 { app.choose(words[2], of: words[1]) }
        case "background": app.receive(.enteredBackground)
        case "activate": app.receive(.activated)
        case "memory": app.receive(.memoryWarning)
        case "rotate":
            settings.isLandscape.toggle()
            app.deviceChanged(to: settings)
        case "resize":
            let next = (app.devices.firstIndex(of: settings.device) ?? 0) + 1
            settings.device = app.devices[next % app.devices.count]
            app.deviceChanged(to: settings)
        default: break
        }
    }

    /// Opens a link and waits until the app has settled.
    func open(link: String) async {
        _ = app.open(link: link)
        await app.settled()
        await note()
    }

    /// Whether the newest link has not been followed yet.
    var isLinkWaiting: Bool { linkEvent?.name == "linkWaiting" }

    /// The reason that the newest link was refused, at once or when its turn came; nil if it wasn't refused.
    var linkRefusal: String? { linkEvent?.name == "linkRefused" ? linkEvent?.details["failure"] : nil }

    /// The front screen, ignoring dialogs, with its link.
    var frontPlace: (kind: String, link: String?)? {
        app.scene.levels.last?.container.front.map { ($0.kind, app.link) }
    }

    private func open(link: String) {
        let scene = app.scene
        switch app.open(link: link) {
        case .failed:
            if app.scene != scene { found.append("a refused link has changed what is on screen") }
        case .waiting:
            if app.scene != scene { found.append("a link that waits has changed what is on screen") }
        case .opened:
            if app.link != link {
                found.append("link \(link) leads to \(app.link ?? "a place without a link")")
            }
        }
    }

    /// Opens the hostile link of this name.
    private func open(hostile name: String, madeOf good: String) {
        let parts = good.components(separatedBy: "://")
        guard let scheme = parts.first, let place = parts.last else { return }
        let links = HostileLink.all(scheme: scheme, place: place.isEmpty ? "a" : place)
        guard let hostile = links.first(where: { $0.name == name }) else { return }
        let (scene, saved) = (app.scene, app.savedState())
        if app.open(link: hostile.link) != .failed(hostile.failure) {
            found.append("\(name) in a link isn't refused as \(hostile.failure.code)")
        }
        if app.scene != scene || app.savedState() != saved {
            found.append("\(name) in a link has changed something")
        }
    }

    /// The texts in the fields of all screens.
    private var typedTexts: [String] {
        app.scene.entries.flatMap { entry in Control.texts(in: html(of: entry)) }
    }

    private func answer(_ word: String) -> HostResponse {
        switch word {
        case "completed": .completed
        case "cancelled": .cancelled
        case "unavailable": .unavailable
        case "files": .files([HostFile(name: "file.png", bytes: [0x89, 0x50, 0x4E, 0x47])])
        default: .failed(reason: "explored")
        }
    }

    private func relaunchInMemory() async {
        guard let saved = app.savedState() else { return }
        await app.settled()
        await note()
        let typed = typedTexts
        do {
            app = try await relaunch(saved)
            watched = []
            seenEvents = 0
            linkEvent = nil
            app.deviceChanged(to: settings)
            await app.settled()
            if app.savedState() != saved, !(app.forgetsContent && app.log.hasShortened) {
                found.append("what was saved isn't what is restored")
            }
            if typedTexts != typed { found.append("what was typed is gone after the relaunch") }
        } catch {
            found.append("the relaunch failed: \(error)")
        }
    }

    // MARK: What is wrong

    func problems() -> [String] {
        let scene = app.scene
        let present = Set(scene.entries.map { "\($0.kind) \($0.id)" })
        let leaked = census.alive.filter { !present.contains($0) }
        return found + app.problems() + leaked.map { "\($0) has left, but its model is alive" }
    }

    var places: Set<String> {
        let front = app.scene.front
        return Set(app.scene.entries.map { "\($0.kind)/\($0 == front ? "inFront" : "covered")" })
    }

    /// Records the log events since the last call, watches new models and tries the destination's link.
    private func note() async {
        if let place = frontPlace, let link = place.link {
            // A few of the newest are enough, so that links don't crowd out other steps.
            if !links.contains(link) { links = links.suffix(3) + [link] }
            if let problem = await trial?.problem(of: link, kind: place.kind, after: script) {
                found.append(problem)
            }
        }
        for entry in app.scene.entries where watched.insert(entry.id).inserted {
            if let model = app.model(of: entry) { census.watch(model, as: "\(entry.kind) \(entry.id)") }
        }
        let fresh = app.log.events.suffix(app.log.total - seenEvents)
        seenEvents = app.log.total
        for event in fresh where event.area == "navigation" {
            if event.name.hasPrefix("link") { linkEvent = event }
            if event.name == "moved", let edge = event.details["edge"] { edgesTaken.insert(edge) }
            let reason = event.details["reason"].flatMap(RefusalReason.init)
            if let reason,
                [.undeclared, .wrongOrigin, .wrongTarget, .needsResult, .noScreen].contains(reason)
            {
                found.append("edge \(event.details["edge"] ?? "") was refused: \(reason.rawValue)")
            }
        }
    }
}
