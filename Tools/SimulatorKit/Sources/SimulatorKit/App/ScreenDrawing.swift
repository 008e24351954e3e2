// The input and output of an app's drawing functions: one function per screen, from a model to a drawing.

import Foundation
import SharedJSON
import SharedLayout
import SharedLocalization

/// The information that a drawing function gets beside its model.
@MainActor
public struct DrawingContext {
    /// The entry that is drawn.
    public let entry: Int
    /// The device and its settings as the user has set them.
    public let settings: DeviceSettings
    /// The title of the screen below, for the back button; nil where there is no way back.
    public let previousTitle: String?
    let resolve: (LocalizedText) -> String

    /// Returns a text in the current language.
    public func say(_ text: LocalizedText) -> String { resolve(text) }

    /// Returns an identifier that is unique on the page.
    public func id(_ name: String) -> String { "entry-\(entry)-\(name)" }
}

/// The position and size of a scrolled area, in points.
public struct ScrollReport: Equatable, Sendable, Codable {
    /// The distance by which the content is scrolled sideways.
    public var x: Double
    /// The distance by which the content is scrolled down.
    public var y: Double
    /// The width of the visible area.
    public var width: Double
    /// The height of the visible area.
    public var height: Double

    /// The visible part of the content.
    public var visible: LayoutRect { LayoutRect(x: x, y: y, width: width, height: height) }
}

/// The distances that a finger must go to open and close a panel, in points.
public struct PanelSwipe: Equatable, Sendable {
    /// The distance from the leading edge within which it must come down to open the panel.
    public var edge: Double
    /// The distance that it must have moved at its release.
    public var distance: Double

    /// Makes the distances that an app says, or the defaults.
    public init(edge: Double = 28, distance: Double = 80) {
        self.edge = edge
        self.distance = distance
    }
}

/// One drawn entry and the doors back to its model.
@MainActor
public struct ScreenDrawing {
    /// The form of the drawn entry.
    public enum Content {
        case screen(ScreenLayout)
        case tabBar([TabItem])
        case panel(HTML, PanelSwipe = PanelSwipe())
        case dialog(DialogDrawing)
    }

    let content: Content
    /// Reads an action; the returned function sends it.
    let action: @Sendable (Data) async throws -> @MainActor @Sendable () -> Void
    let scrolled: [String: (ScrollReport) -> Void]

    /// An empty drawing, for an entry that has left meanwhile.
    static var empty: ScreenDrawing {
        ScreenDrawing { (_: Bool) in
        } content: { _ in
            .panel(.nothing)
        }
    }

    /// Makes a drawing whose controls send typed actions.
    ///
    /// - Parameters:
    ///   - send: Takes the actions: the model's `send`.
    ///   - scrolled: The receivers of the areas' positions, by the name given to `scrollArea`.
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
