// The demo's coordinator and its connection to the simulator.

import Foundation
import SharedCore
import SharedLocalization
import SharedNavigation
import SimulatorKit

@MainActor
public final class DemoCoordinator: AppCoordinator {
    public let navigator: Navigator<DemoRoute, DemoScreen>
    public let exit = FlowExit<Never>.none
    public let state = DemoState()
    public private(set) var events: [AppEvent] = []

    /// - Parameters:
    ///   - hasMenu: Whether the library stands beside a panel instead of in a tab.
    ///   - devices: The devices that the demo is shown on.
    public init(log: any EventLog, hasMenu: Bool = false, devices: DevicePolicy = .any) {
        let root = hasMenu ? DemoRoute.menu : .tabs
        navigator = Navigator(graph: DemoRoute.graph(root: root.kind, devices: devices), root: root, log: log)
        navigator.start(self)
    }

    public func makeScreen(for entry: NavigationEntry<DemoRoute>) -> DemoScreen? {
        let model = DemoModel(shared: state) { [weak self] event in
            if entry.route == .tabs || entry.route == .menu { self?.events.append(event) }
        } go: { [weak self] edge, route in
            self?.navigator.follow(edge, to: route, from: entry.id)
        }
        return DemoScreen(kind: entry.route.kind, demo: model)
    }

    public func requestAnswered(
        _ answer: HostResponse,
        to request: NavigationEntry<DemoRoute>,
        presenter: NavigationEntryID
    ) {
        state.answers.append(answer)
    }

    /// Makes the demo's app for the simulator.
    public func simulated(log: InspectorLog) -> NavigatorApp<DemoRoute, DemoScreen> {
        var hooks = NavigatorApp<DemoRoute, DemoScreen>.Hooks()
        hooks.media = { path in Int(path).map(Self.landscape) }
        hooks.tools = { [state] in
            let weathers = ["rain", "sun"].map { SimulatedTool.Option(id: $0, name: $0.capitalized) }
            return [
                SimulatedTool(id: "weather", title: "Weather", options: weathers, selected: state.weather)
            ]
        }
        hooks.shortcuts = { [state] in
            guard !state.search.isEmpty else { return [] }
            return [SimulatedShortcut(.verbatim(state.search), .search, link: "demo://\"found\"")]
        }
        hooks.toolChosen = { [state] option, _ in state.weather = option }
        return NavigatorApp(
            name: "Demo",
            accent: SimulatedAccent(light: "#0b6b57", dark: "#5fd3b5"),
            tables: StringTables(
                ["en", "de", "ar"].map { StringTable(name: "Demo", language: LanguageTag($0)) }
            ),
            coordinator: self,
            log: log,
            hooks: hooks
        ) { screen, context in
            screen.draw(in: context)
        }
    }

    private static func landscape(_ number: Int) -> SimulatedMedia {
        let hue = number * 47 % 360
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><rect width="300" height="200" \
            fill="hsl(\(hue) 60% 72%)"/><circle cx="\(60 + hue / 2)" cy="70" r="30" fill="hsl(\((hue + 40) % 360) 90% 88%)"/>\
            <path d="M0 150L70 80 130 140 200 60 300 150V200H0z" fill="hsl(\(hue) 45% 42%)"/>\
            <path d="M0 170L90 130 180 175 300 120V200H0z" fill="hsl(\(hue) 50% 26%)"/></svg>
            """
        return SimulatedMedia(bytes: Data(svg.utf8), type: "image/svg+xml")
    }
}
