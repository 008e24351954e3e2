// A small app that shows every building block, to look at and to test the simulator with.

import Foundation
import Observation
import SharedCore
import SharedLocalization
import SimulatorKit

/// What a person can do in the demo.
public enum DemoAction: Codable, Hashable, Sendable {
    case tabTapped(Int), rowTapped(Int), searchTyped(String), searchCleared, refreshPulled, stateChosen(Int)
    case shareTapped, sheetTapped, coverTapped, closeTapped, alertTapped, confirmTapped, dialogAnswered(
        String
    )
    case menuTapped, nameTyped(String), noteTyped(String), positionMoved(Double), favouriteTapped, ticked
}

/// The demo with a navigation of its own: three tabs, a drawer, modals, dialogs and requests.
@MainActor @Observable
public final class DemoApp: SimulatedApp {
    public let name = "Demo"
    public let accent = SimulatedAccent(light: "#0b6b57", dark: "#5fd3b5")
    public let languages = [
        SimulatedLanguage(id: "en", name: "English"), SimulatedLanguage(id: "de", name: "Deutsch"),
        SimulatedLanguage(id: "ar", name: "العربية", isRightToLeft: true),
    ]
    @ObservationIgnored public let log = InspectorLog()
    @ObservationIgnored public private(set) var reports: [HostReport] = []
    @ObservationIgnored public private(set) var events: [HostEvent] = []
    @ObservationIgnored public private(set) var answers: [SimulatedAnswer] = []
    /// How often each kind of entry was drawn.
    @ObservationIgnored public private(set) var drawn: [String: Int] = [:]

    private var stacks: [[Scene.Entry]]
    private var selected = 0
    private var modals: [Scene.Level] = []
    private var overlay: Scene.Overlay?
    private var lastID = 10

    public private(set) var search = ""
    public private(set) var state = 0
    public private(set) var name2 = ""
    public private(set) var note = ""
    public private(set) var isFavourite = false
    /// Ticks: read by one live region alone.
    public private(set) var position = 0.3

    public init() {
        stacks = [
            [Scene.Entry(id: 2, kind: "library")], [Scene.Entry(id: 3, kind: "gallery")],
            [Scene.Entry(id: 4, kind: "form")],
        ]
    }

    public var scene: Scene {
        let bar = Scene.Entry(id: 1, kind: "tabs")
        let root = Scene.Level(
            id: 0,
            style: .root,
            container: .tabs(bar: bar, stacks: stacks, selected: selected)
        )
        return Scene(
            levels: [root] + modals,
            overlay: overlay,
            allowsLandscape: modals.last?.style != .fullScreenCover
        )
    }

    public var graph: SimulatedGraph {
        let ways = [
            ("selectTab", "tabs", "library"), ("selectTab", "tabs", "gallery"), ("selectTab", "tabs", "form"),
            ("openItem", "library", "item"), ("openItem", "gallery", "item"), ("share", "item", "share"),
            ("showSettings", "library", "settings"), ("play", "item", "player"), ("ask", "form", "alert"),
        ]
        return SimulatedGraph(
            nodes: ["tabs", "library", "gallery", "form", "item", "settings", "player", "share", "alert"],
            edges: ways.map { SimulatedGraph.Edge(name: $0.0, from: $0.1, to: $0.2) },
            mermaid: "flowchart TD\n  tabs --> library",
            json: "{}"
        )
    }

    public func resolve(_ text: LocalizedText) -> String {
        if case .verbatim(let text) = text { text } else { "" }
    }

    // MARK: Moves

    func open(_ kind: String) {
        lastID += 1
        stacks[selected].append(Scene.Entry(id: lastID, kind: kind))
    }

    func present(_ kind: String, _ style: Scene.Style) {
        lastID += 2
        modals.append(
            Scene.Level(
                id: lastID,
                style: style,
                isDismissable: style != .fullScreenCover,
                container: .stack([Scene.Entry(id: lastID - 1, kind: kind)])
            )
        )
    }

    func ask(_ make: (Scene.Entry) -> Scene.Overlay, _ kind: String) {
        lastID += 1
        overlay = make(Scene.Entry(id: lastID, kind: kind))
    }

    public func receive(_ report: HostReport) {
        reports.append(report)
        switch report {
        case .back(let id):
            if stacks[selected].count > 1, stacks[selected].last?.id == id { stacks[selected].removeLast() }
        case .dismissed(let level): modals.removeAll { $0.id == level }
        case .tabShown(_, let index): selected = index
        case .drawer: break
        }
        log.record(LogEvent(area: "navigation", name: "reconciled", details: ["report": "\(report)"]))
    }

    public func receive(_ event: HostEvent) { events.append(event) }

    public func answer(_ request: Scene.Entry, with answer: SimulatedAnswer) {
        answers.append(answer)
        overlay = nil
    }

    public func perform(_ action: DemoAction) {
        log.record(
            LogEvent(
                area: "demo",
                name: "acted",
                details: ["action": String("\(action)".prefix { $0 != "(" })]
            )
        )
        switch action {
        case .tabTapped(let index):
            selected == index ? stacks[index].removeSubrange(1...) : (selected = index)
        case .rowTapped: open("item")
        case .searchTyped(let text): search = text
        case .searchCleared: search = ""
        case .refreshPulled: state = 1
        case .stateChosen(let index): state = index
        case .shareTapped:
            ask({ .request($0, .share(["Northern lights", "https://example.org/7"])) }, "share")
        case .sheetTapped: present("settings", .sheet)
        case .coverTapped: present("player", .fullScreenCover)
        case .closeTapped: modals.removeLast()
        case .alertTapped: ask({ .dialog($0, isConfirmation: false) }, "alert")
        case .confirmTapped: ask({ .dialog($0, isConfirmation: true) }, "confirmation")
        case .dialogAnswered: overlay = nil
        case .menuTapped: break
        case .nameTyped(let text): name2 = String(text.prefix(20))
        case .noteTyped(let text): note = text
        case .positionMoved(let value): position = value
        case .favouriteTapped: isFavourite.toggle()
        case .ticked: position = min(1, position + 0.01)
        }
    }

    public func draw(_ entry: Scene.Entry, in context: DrawingContext) -> ScreenDrawing {
        drawn[entry.kind, default: 0] += 1
        return ScreenDrawing { [unowned self] action in
            perform(action)
        } content: { on in
            switch entry.kind {
            case "tabs":
                .tabBar([
                    TabItem("Library", icon: .list, tap: on.tap(.tabTapped(0))),
                    TabItem("Gallery", icon: .grid, tap: on.tap(.tabTapped(1))),
                    TabItem("Form", icon: .form, tap: on.tap(.tabTapped(2))),
                ])
            case "library": .screen(library(on, context))
            case "gallery": .screen(gallery(on, context))
            case "form": .screen(form(on, context))
            case "item": .screen(item(on, context))
            case "settings": .screen(settings(on, context))
            case "player": .screen(player(on, context))
            case "confirmation":
                .dialog(
                    DialogDrawing(
                        title: "Delete all recordings?",
                        message: "This can’t be undone.",
                        buttons: [
                            .init("Delete all", role: .destructive, tap: on.tap(.dialogAnswered("delete"))),
                            .init("Keep", role: .cancel, tap: on.tap(.dialogAnswered("keep"))),
                        ]
                    )
                )
            default:
                .dialog(
                    DialogDrawing(
                        title: "Completed!",
                        message: "Everything went as it should.",
                        buttons: [.init("OK", role: .cancel, tap: on.tap(.dialogAnswered("ok")))]
                    )
                )
            }
        }
    }

    public func media(at path: String) async -> SimulatedMedia? {
        guard let number = Int(path) else { return nil }
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
