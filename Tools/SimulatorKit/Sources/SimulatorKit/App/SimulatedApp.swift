// The protocol with which an app plugs into the simulator, and its values.

import Foundation
import SharedCore
import SharedLocalization
import SharedNavigation
import SharedStorage

/// The colors that are an app's own, as CSS colors for light and dark.
public struct SimulatedAccent: Equatable, Sendable {
    public var light: String
    public var dark: String

    public init(light: String, dark: String) {
        self.light = light
        self.dark = dark
    }
}

/// A setting around the app that the user makes beside the device.
///
/// Examples are a value of the platform's Settings app and the way in which an outside service answers.
public struct SimulatedTool: Equatable, Sendable {
    /// One of the values that it can have.
    public struct Option: Equatable, Sendable {
        /// An identifier without white space.
        public var id: String
        public var name: String

        public init(id: String, name: String) {
            self.id = id
            self.name = name
        }
    }

    /// An identifier without white space.
    public var id: String
    public var title: String
    public var options: [Option]
    /// The identifier of the current option.
    public var selected: String

    public init(id: String, title: String, options: [Option], selected: String) {
        self.id = id
        self.title = title
        self.options = options
        self.selected = selected
    }
}

/// A shortcut that an app offers on its icon of the home screen.
public struct SimulatedShortcut: Equatable, Sendable {
    public var title: LocalizedText
    public var icon: Icon
    /// The link that is opened at the user's choice.
    public var link: String

    public init(_ title: LocalizedText, _ icon: Icon, link: String) {
        self.title = title
        self.icon = icon
        self.link = link
    }
}

/// An action that the platform did on its own, for the app to adopt.
public enum HostReport: Equatable, Sendable {
    /// The user went back from this entry by button or swipe.
    case back(from: Int)
    /// The user pulled a modal down or tapped beside it.
    case dismissed(level: Int)
    /// The platform shows another tab.
    case tabShown(bar: Int, index: Int)
    /// The user moved a panel.
    case drawer(panel: Int, isOpen: Bool)
}

/// An app's graph as the inspector draws it.
public struct SimulatedGraph: Equatable, Sendable {
    public struct Edge: Equatable, Sendable {
        public var name: String
        /// The origin; nil for moves that the app itself makes.
        public var from: String?
        /// The destination; nil if it leads back to the screen that the user came from.
        public var to: String?

        public init(name: String, from: String?, to: String?) {
            self.name = name
            self.from = from
            self.to = to
        }
    }

    /// The nodes, the root first.
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
/// The values that `scene` and `draw` read of observable models are observed: a change redraws only the
/// regions that read the changed value.
@MainActor
public protocol SimulatedApp: AnyObject {
    /// The name in the page's title; not translated.
    var name: String { get }
    /// The color of tap targets.
    var accent: SimulatedAccent { get }
    /// The least width and height of a tap target, in points.
    var touchTarget: Double { get }
    /// The languages, at least one; the first is the language at launch.
    var languages: [SimulatedLanguage] { get }
    /// The smallest size of drawn text, in points, whatever text size the user has chosen.
    var smallestText: Double { get }
    /// The devices on which it can be shown, at least one; never changes.
    var devices: [Device] { get }
    /// The connections between the screens; never changes.
    var graph: SimulatedGraph { get }
    /// The events, for the inspector.
    var log: InspectorLog { get }

    /// The current screens and overlays.
    var scene: Scene { get }

    /// Draws one entry: a screen, a tab bar, a panel or a dialog.
    func draw(_ entry: Scene.Entry, in context: DrawingContext) -> ScreenDrawing

    /// Returns a text in the current language.
    func resolve(_ text: LocalizedText) -> String

    /// Adopts an action that the platform did on its own; a report without news changes nothing.
    func receive(_ report: HostReport)
    /// Receives an event of the system: memory is short, the app went to the background.
    func receive(_ event: AppEvent)
    /// Receives the settings at the start and after the device was turned, exchanged or set differently.
    func deviceChanged(to settings: DeviceSettings)
    /// Receives the user's answer to a request to the host; an answer to one that has left changes nothing.
    func answer(_ request: Scene.Entry, with answer: HostResponse)

    /// The tools that the user can set around the app.
    var tools: [SimulatedTool] { get }
    /// Takes the user's choice of a tool's option; an unknown option changes nothing.
    func choose(_ option: String, of tool: String)

    /// The shortcuts on the app's icon of the home screen.
    var shortcuts: [SimulatedShortcut] { get }

    /// Opens a link as if another app had.
    func open(link: String) -> LinkResult

    /// Whether some of the content of its screens ends with the process, so that it may come back with fewer.
    var forgetsContent: Bool { get }

    /// The link to the screen in front; nil if it has none.
    var link: String? { get }

    /// The error of the newest link that had to wait and could not be followed after all; observed.
    var waitingLinkError: LinkError? { get }

    /// Returns as soon as nothing is loading any more.
    func settled() async

    /// The state that should survive a relaunch now; nil if the app keeps nothing.
    func savedState() -> Data?

    /// Returns a function that writes the current state off the main actor; nil if the app keeps nothing.
    ///
    /// The state is the one that should survive a relaunch.
    func keeping(in store: FileStore) -> (@Sendable () -> Void)?

    /// The current problems of the app, one sentence each; empty if all is well.
    func problems() -> [String]

    /// Returns the model behind an entry, for leak checks.
    func model(of entry: Scene.Entry) -> AnyObject?

    /// Returns bytes that the page shows, such as images and sounds.
    ///
    /// `path` is the part that a drawing wrote after `media/`.
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

    /// Makes a file of a media type.
    public init(bytes: Data, type: String) {
        self.bytes = bytes
        self.type = type
    }
}
