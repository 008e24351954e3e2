// The placeholder for a part of the app outside this section.

import Observation
import SharedLocalization
import SharedNavigation

/// The title of another section, and that the placeholder belongs to it.
public struct PlaceholderState: Equatable, Sendable {
    public var entry: MenuEntry
    public var title: LocalizedText
    public var message: LocalizedText
    /// The menus; nil on a modal.
    public var buttons: MenuButtons?
    /// The close button of a modal; nil otherwise.
    public var close: LocalizedText?
}

/// A user action on the placeholder.
public enum PlaceholderAction: Codable, Hashable, Sendable {
    case menuTapped
    case radialMenuTapped
    case closeTapped
}

/// An outcome of the placeholder, for its coordinator.
public enum PlaceholderOutcome: Equatable, Sendable {
    case menuOpened
    case radialMenuOpened
    case closed
}

/// A stand-in for another section of the app.
@MainActor @Observable
public final class PlaceholderModel: ScreenModel {
    @ObservationIgnored private let entry: MenuEntry
    @ObservationIgnored private let isModal: Bool
    @ObservationIgnored private let emit: (PlaceholderOutcome) -> Void

    init(entry: MenuEntry, isModal: Bool, emit: @escaping (PlaceholderOutcome) -> Void) {
        self.entry = entry
        self.isModal = isModal
        self.emit = emit
    }

    public var state: PlaceholderState {
        PlaceholderState(
            entry: entry,
            title: entry.title,
            message: Texts.placeholderMessage,
            buttons: isModal ? nil : MenuButtons(),
            close: isModal ? Texts.close : nil
        )
    }

    public func send(_ action: PlaceholderAction) {
        switch action {
        case .menuTapped: if !isModal { emit(.menuOpened) }
        case .radialMenuTapped: if !isModal { emit(.radialMenuOpened) }
        case .closeTapped: if isModal { emit(.closed) }
        }
    }
}
