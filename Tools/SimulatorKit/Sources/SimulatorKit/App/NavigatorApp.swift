// Adapts any app whose coordinator has a navigator to the simulator, as an ordinary host of its public API.

import Foundation
import SharedCore
import SharedLocalization
import SharedNavigation
import SharedScreens
import SharedStorage
import SharedTesting

/// Plugs an app package into the simulator.
@MainActor
public final class NavigatorApp<Route: NavigationRoute, Screen: NavigationScreen>: SimulatedApp {
    /// The parts that a simulator adds for one app beside drawing; each has a default.
    public struct Hooks {
        /// Returns the files that drawings refer to as `media/…`.
        public var media: @MainActor (String) async -> SimulatedMedia? = { _ in nil }
        /// Receives the device's settings, such as being offline, beyond the app's traits.
        public var deviceChanged: @MainActor (DeviceSettings) -> Void = { _ in }
        /// The tools that the user can set around the app; read again after each choice, and observed.
        public var tools: @MainActor () -> [SimulatedTool] = { [] }
        /// Receives the user's choice: an existing tool's option, the first of the two, and the tool.
        public var toolChosen: @MainActor (String, String) -> Void = { _, _ in }
        /// The shortcuts that the app offers on its icon of the home screen; observed.
        public var shortcuts: @MainActor () -> [SimulatedShortcut] = { [] }
        /// Whether some of the content of screens ends with the process.
        ///
        /// If so, a relaunch may restore less than was saved, if the navigator says so.
        public var forgetsContent = false

        /// Makes the archive that keeps the screens for the next launch, in the form that the app says.
        public var archive: @Sendable (FileStore) -> NavigationArchive<Route, Screen.Draft> = {
            NavigationArchive(store: $0)
        }

        /// The problems of the app beyond its navigation, for walkers and random drivers.
        public var problems: @MainActor () -> [String] = { [] }

        /// The defaults.
        public init() {}
    }

    public let name: String
    public let accent: SimulatedAccent
    public let touchTarget: Double
    public let smallestText: Double
    public let languages: [SimulatedLanguage]
    public let devices: [Device]
    public let log: InspectorLog
    public let graph: SimulatedGraph

    private let coordinator: any Coordinator<Route, Screen>
    private let navigator: Navigator<Route, Screen>
    private let tables: StringTables
    /// The follower of the app's links; nil for an app without links.
    private let links: (any LinkFollower)?
    private let hooks: Hooks
    private let drawing: (Screen, DrawingContext) -> ScreenDrawing
    private var localizer: Localizer
    private var settings: DeviceSettings?

    /// - Parameters:
    ///   - touchTarget: The least width and height of a tap target, in points, if the app says so itself.
    ///   - smallestText: The smallest legible text, in points; as small as the titles of tabs unless the app
    ///     says so.
    ///   - tables: The app's own and those of the kit's modules; the app can be shown in the languages in
    ///     which nothing is missing, and in both pseudo-languages.
    ///   - coordinator: The app's own, started; its links are opened if its routes have any.
    ///   - log: The log that the app was given with its dependencies.
    ///   - draw: The exhaustive switch over the app's screens.
    public init(
        name: String,
        accent: SimulatedAccent,
        touchTarget: Double = 44,
        smallestText: Double = 10,
        tables: StringTables,
        coordinator: some Coordinator<Route, Screen>,
        log: InspectorLog,
        hooks: Hooks = Hooks(),
        draw: @escaping @MainActor (Screen, DrawingContext) -> ScreenDrawing
    ) {
        self.name = name
        self.accent = accent
        self.touchTarget = touchTarget
        self.smallestText = smallestText
        self.tables = tables
        self.coordinator = coordinator
        self.log = log
        self.hooks = hooks
        navigator = coordinator.navigator
        links = coordinator.navigator as? any LinkFollower
        drawing = draw
        languages = SimulatedLanguage.all(of: tables)
        devices = Device.all.filter { coordinator.navigator.graph.devices.allows(tablet: $0.isTablet) }
        localizer = Localizer(tables: tables, language: tables.developmentLanguage)
        graph = SimulatedGraph(coordinator.navigator.graph)
    }

    public var scene: Scene { Scene(navigator.tree, navigator.orientations) }

    public func draw(_ entry: Scene.Entry, in context: DrawingContext) -> ScreenDrawing {
        guard let screen = navigator.screen(of: NavigationEntryID(rawValue: entry.id)) else { return .empty }
        return drawing(screen, context)
    }

    public func resolve(_ text: LocalizedText) -> String { localizer.string(text) }

    public func receive(_ report: HostReport) {
        switch report {
        case .back(let entry):
            let paths = navigator.tree.levels.map { navigator.tree.path(of: $0.id) }
            let id = NavigationEntryID(rawValue: entry)
            for path in paths {
                guard let index = path.firstIndex(where: { $0.id == id }), index > 0 else { continue }
                navigator.didPop(to: path[index - 1].id)
            }
        case .dismissed(let level): navigator.didDismiss(NavigationEntryID(rawValue: level))
        case .tabShown(_, let index): navigator.didSelectTab(index)
        case .drawer(_, let isOpen): navigator.didSetDrawer(isOpen: isOpen)
        }
    }

    public func receive(_ event: AppEvent) { navigator.receive(event) }

    public func deviceChanged(to next: DeviceSettings) {
        if next.language != settings?.language {
            localizer = Localizer(tables: tables, language: LanguageTag(next.language))
        }
        hooks.deviceChanged(next)
        if next.viewport != settings?.viewport { navigator.receive(.viewportChanged(next.viewport)) }
        if next.traits != settings?.traits { navigator.receive(.traitsChanged(next.traits)) }
        settings = next
    }

    public var tools: [SimulatedTool] { hooks.tools() }

    public func choose(_ option: String, of tool: String) {
        let isKnown = tools.first { $0.id == tool }?.options.contains { $0.id == option }
        if isKnown == true { hooks.toolChosen(option, tool) }
    }

    public var shortcuts: [SimulatedShortcut] { hooks.shortcuts() }

    public var forgetsContent: Bool { hooks.forgetsContent }

    public func answer(_ request: Scene.Entry, with answer: HostResponse) {
        navigator.answer(answer, to: NavigationEntryID(rawValue: request.id))
    }

    public func open(link: String) -> LinkResult { links?.open(link: link) ?? .failed(.unknownPath) }

    public var link: String? { links?.link }

    public var waitingLinkError: LinkError? { links?.waitingLinkError }

    public func keeping(in store: FileStore) -> (@Sendable () -> Void)? {
        let (saved, log, archive) = (navigator.saved(), log, hooks.archive(store))
        return {
            // Many values that saving observes change without changing the saved state: sizes of images that
            // arrive.
            guard archive.load().saved != saved else { return }
            do throws(StorageError) {
                try archive.save(saved)
            } catch {
                log.record(
                    LogEvent(
                        area: "simulator",
                        name: "notKept",
                        details: ["failure": error.code],
                        level: .warning
                    )
                )
            }
        }
    }

    public func settled() async { await navigator.settled() }

    public func savedState() -> Data? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try? encoder.encode(navigator.saved())
    }

    public func problems() -> [String] {
        NavigationInvariants.problems(of: navigator) + hooks.problems()
    }

    public func model(of entry: Scene.Entry) -> AnyObject? {
        navigator.screen(of: NavigationEntryID(rawValue: entry.id))?.model
    }

    public func media(at path: String) async -> SimulatedMedia? { await hooks.media(path) }
}

/// A navigator whose routes have links.
@MainActor
private protocol LinkFollower {
    func open(link: String) -> LinkResult
    var link: String? { get }
    var waitingLinkError: LinkError? { get }
}

extension Navigator: LinkFollower where Route: LinkableRoute {}

extension DeviceSettings {
    /// The space that the app draws in.
    public var viewport: Viewport { Viewport(width: width, height: height, scale: device.scale) }

    /// The user's display preferences.
    public var traits: HostTraits {
        HostTraits(isDark: isDark, isMotionReduced: isMotionReduced, textScale: textScale, locale: language)
    }
}

extension Scene {
    /// Makes a navigation tree as the page needs it: flows aren't drawn.
    init<Route: NavigationRoute>(_ tree: NavigationTree<Route>, _ orientations: OrientationPolicy) {
        levels = tree.levels.map { level in
            let container: Container =
                switch level.container {
                case .stack(let stack): .stack(stack.screens.map(Entry.init))
                case .tabs(let tabs):
                    .tabs(
                        bar: Entry(tabs.bar),
                        stacks: tabs.tabs.map { $0.stack.screens.map(Entry.init) },
                        selected: tabs.selected
                    )
                case .drawer(let drawer):
                    .drawer(
                        panel: Entry(drawer.panel),
                        isOpen: drawer.isOpen,
                        stack: drawer.stack.screens.map(Entry.init)
                    )
                }
            return Level(
                id: level.id.rawValue,
                style: level.presentation?.style,
                isDismissable: level.presentation?.isDismissable ?? false,
                container: container
            )
        }
        overlay = tree.overlay.map { overlay in
            switch overlay.content {
            case .dialog(let style): .dialog(Entry(overlay.entry), style)
            case .request(let request): .request(Entry(overlay.entry), request)
            }
        }
        allowsPortrait = orientations.allows(landscape: false)
        allowsLandscape = orientations.allows(landscape: true)
    }
}

extension Scene.Entry {
    init<Route: NavigationRoute>(_ entry: SharedNavigation.NavigationEntry<Route>) {
        self.init(id: entry.id.rawValue, kind: entry.route.kind.rawValue)
    }
}

extension SimulatedGraph {
    init<Route: NavigationRoute>(_ graph: NavigationGraph<Route>) {
        let ways = graph.edges.flatMap { edge in
            edge.origins.map { Edge(name: edge.edge.rawValue, from: $0, to: edge.target?.rawValue) }
        }
        let contents = graph.nodes.flatMap { node in
            node.role.rootKinds.map { Edge(name: "holds", from: node.kind.rawValue, to: $0.rawValue) }
        }
        let names = graph.nodes.map(\.kind.rawValue)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        // A graph is strings all through and can always be encoded.
        let json = (try? encoder.encode(graph)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        self.init(
            nodes: [graph.root.rawValue] + names.filter { $0 != graph.root.rawValue },
            edges: contents + ways,
            mermaid: graph.mermaid(),
            json: json
        )
    }
}
