// What an app's drawing functions get and give: one function per screen, from a model to a drawing.

import Foundation
import SharedJSON
import SharedLayout
import SharedLocalization

/// What a drawing function may know beside its model.
@MainActor
public struct DrawingContext {
    /// The entry that is drawn.
    public let entry: Int
    /// The device and how the person has set it.
    public let settings: DeviceSettings
    /// The title of the screen below, for the back button; nil where there is no way back.
    public let previousTitle: String?
    let resolve: (LocalizedText) -> String

    /// A text in the current language.
    public func say(_ text: LocalizedText) -> String { resolve(text) }

    /// An identifier that is unique on the page.
    public func id(_ name: String) -> String { "entry-\(entry)-\(name)" }
}

/// Where a scrolled area is, in points.
public struct ScrollReport: Equatable, Sendable, Codable {
    /// How far the content is scrolled sideways.
    public var x: Double
    /// How far the content is scrolled down.
    public var y: Double
    /// The width of the area that shows.
    public var width: Double
    /// The height of the area that shows.
    public var height: Double

    /// The part of the content that shows.
    public var visible: LayoutRect { LayoutRect(x: x, y: y, width: width, height: height) }
}

/// How far a finger must go to open and close a panel, in points.
public struct PanelSwipe: Equatable, Sendable {
    /// How near to the leading edge it must come down to open the panel.
    public var edge: Double
    /// How far it must have moved when it lets go.
    public var distance: Double

    /// What apps that don't say get, or what an app says.
    public init(edge: Double = 28, distance: Double = 80) {
        self.edge = edge
        self.distance = distance
    }
}

/// One drawn entry and the doors back to its model.
@MainActor
public struct ScreenDrawing {
    /// What is drawn.
    public enum Content {
        case screen(ScreenLayout)
        case tabBar([TabItem])
        case panel(HTML, PanelSwipe = PanelSwipe())
        case dialog(DialogDrawing)
    }

    let content: Content
    /// Reads an action; what comes back sends it.
    let action: @Sendable (Data) async throws -> @MainActor @Sendable () -> Void
    let scrolled: [String: (ScrollReport) -> Void]

    /// Nothing, for an entry that has left meanwhile.
    static var empty: ScreenDrawing {
        ScreenDrawing { (_: Bool) in
        } content: { _ in
            .panel(.nothing)
        }
    }

    /// A drawing whose controls send typed actions.
    ///
    /// - Parameters:
    ///   - send: Takes the actions: the model's `send`.
    ///   - scrolled: By the name given to `scrollArea`, what hears where the area is.
    ///   - content: Draws, with the encoder that makes actions attributes.
    public init<Action: Codable & Sendable>(
        _ send: @escaping @MainActor (Action) -> Void,
        scrolled: [String: (ScrollReport) -> Void] = [:],
        content: (ActionEncoder<Action>) -> Content
    ) {
        self.content = content(ActionEncoder())
        self.scrolled = scrolled
        action = { data in
            let action = try await ClientMessage.loader.load(Action.self, from: .data(data, name: "action"))
            return { send(action) }
        }
    }
}
