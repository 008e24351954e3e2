// How an app plugs into the simulator.

import Foundation
import SharedCore
import SharedLocalization
import SharedNavigation
import SharedStorage

/// The colours that are an app's own, as CSS colours for light and dark.
public struct SimulatedAccent: Equatable, Sendable {
    public var light: String
    public var dark: String

    public init(light: String, dark: String) {
        self.light = light
        self.dark = dark
    }
}

/// Something around the app that a person sets beside the device: a value of the platform's Settings app, how a service
/// outside answers.
public struct SimulatedTool: Equatable, Sendable {
    /// One of the values that it can have.
    public struct Option: Equatable, Sendable {
        /// Without white space.
        public var id: String
        public var name: String

        public init(id: String, name: String) {
            self.id = id
            self.name = name
        }
    }

    /// Without white space.
    public var id: String
    public var title: String
    public var options: [Option]
    /// The identifier of the option that holds now.
    public var selected: String

    public init(id: String, title: String, options: [Option], selected: String) {
        self.id = id
        self.title = title
        self.options = options
        self.selected = selected
    }
}

/// What an app offers on its icon of the home screen.
public struct SimulatedShortcut: Equatable, Sendable {
    public var title: LocalizedText
    public var icon: Icon
    /// Is opened when the person chooses it.
    public var link: String

    public init(_ title: LocalizedText, _ icon: Icon, link: String) {
        self.title = title
        self.icon = icon
        self.link = link
    }
}

/// What the platform did on its own, for the app to take over.
public enum HostReport: Equatable, Sendable {
    /// The person went back from this entry by button or swipe.
    case back(from: Int)
    /// The person pulled a modal down or tapped beside it.
    case dismissed(level: Int)
    /// The platform shows another tab.
    case tabShown(bar: Int, index: Int)
    /// The person moved a panel.
    case drawer(panel: Int, isOpen: Bool)
}

/// An app's graph as the inspector draws it.
public struct SimulatedGraph: Equatable, Sendable {
    public struct Edge: Equatable, Sendable {
        public var name: String
        /// Nil for moves that the app itself makes.
        public var from: String?
        /// Nil where it leads back to wherever the person came from.
        public var to: String?

        public init(name: String, from: String?, to: String?) {
            self.name = name
            self.from = from
            self.to = to
        }
    }

    /// The first is the root.
    public var nodes: [String]
    public var edges: [Edge]
    public var mermaid: String
    public var json: String

    public init(nodes: [String], edges: [Edge], mermaid: String, json: String) {
        self.nodes = nodes
        self.edges = edges
        self.mermaid = mermaid
        self.json = json
    }
}

/// A running app with everything that a page needs to show it and to act on it.
///
/// What `scene` and `draw` read of observable models is observed: a change redraws what read it, and nothing else.
@MainActor
public protocol SimulatedApp: AnyObject {
    /// Stands in the page's title; not translated.
    var name: String { get }
    /// The colour of what can be tapped.
    var accent: SimulatedAccent { get }
    /// The least width and height of what can be tapped, in points.
    var touchTarget: Double { get }
    /// At least one; the first is the language at launch.
    var languages: [SimulatedLanguage] { get }
    /// No text is drawn smaller than this, in points, whatever the text size that the person has chosen.
    var smallestText: Double { get }
    /// What it can be shown on, at least one; never changes.
    var devices: [Device] { get }
    /// How the screens hang together; never changes.
    var graph: SimulatedGraph { get }
    /// What happened, for the inspector.
    var log: InspectorLog { get }

    /// What is on screen now.
    var scene: Scene { get }

    /// Draws one entry: a screen, a tab bar, a panel or a dialog.
    func draw(_ entry: Scene.Entry, in context: DrawingContext) -> ScreenDrawing

    /// A text in the current language.
    func resolve(_ text: LocalizedText) -> String

    /// The platform did something on its own; a report that says nothing new changes nothing.
    func receive(_ report: HostReport)
    /// The system did something: memory is short, the app went to the background.
    func receive(_ event: AppEvent)
    /// The device was turned, exchanged or set differently; called once at the start too.
    func deviceChanged(to settings: DeviceSettings)
    /// The person is done with a request to the host; an answer to one that has left changes nothing.
    func answer(_ request: Scene.Entry, with answer: HostResponse)

    /// What can be set around the app.
    var tools: [SimulatedTool] { get }
    /// The person chose an option of a tool; one that there isn't changes nothing.
    func choose(_ option: String, of tool: String)

    /// What can be chosen on the app's icon of the home screen.
    var shortcuts: [SimulatedShortcut] { get }

    /// Opens a link as if another app had.
    func open(link: String) -> LinkResult

    /// Whether some of what its screens are about ends with the process, so that it may come back with fewer of them.
    var forgetsContent: Bool { get }

    /// The link to the screen in front; nil if it has none.
    var link: String? { get }

    /// Why the newest link, which had to wait, could not be followed after all; observed.
    var waitingLinkError: LinkError? { get }

    /// Returns when nothing is loading any more.
    func settled() async

    /// What should survive a relaunch now; nil if the app keeps nothing.
    func savedState() -> Data?

    /// What writes what should survive a relaunch, as it is now, off the main actor; nil if the app keeps nothing.
    func keeping(in store: FileStore) -> (@Sendable () -> Void)?

    /// What is wrong with the app now, one sentence each; empty if all is well.
    func problems() -> [String]

    /// The model behind an entry, for those who look for leaks.
    func model(of entry: Scene.Entry) -> AnyObject?

    /// Bytes that the page shows: pictures, sounds. `path` is what a drawing said after `media/`.
    func media(at path: String) async -> SimulatedMedia?
}

extension SimulatedApp {
    public var touchTarget: Double { 44 }
    public var tools: [SimulatedTool] { [] }
    public func choose(_ option: String, of tool: String) {}
    public var shortcuts: [SimulatedShortcut] { [] }
    public var smallestText: Double { 10 }
    public var forgetsContent: Bool { false }
    public func open(link: String) -> LinkResult { .failed(.unknownPath) }
    public var link: String? { nil }
    public var waitingLinkError: LinkError? { nil }
    public func keeping(in store: FileStore) -> (@Sendable () -> Void)? { nil }
    public func settled() async {}
    public func savedState() -> Data? { nil }
    public func problems() -> [String] { [] }
    public func model(of entry: Scene.Entry) -> AnyObject? { nil }
    public func media(at path: String) async -> SimulatedMedia? { nil }
}

/// A file that the page shows.
public struct SimulatedMedia: Sendable {
    /// The whole file.
    public var bytes: Data
    /// The media type, such as `image/png`.
    public var type: String

    /// A file of a media type.
    public init(bytes: Data, type: String) {
        self.bytes = bytes
        self.type = type
    }
}
