// A part of the app that isn't part of this section.

import Observation
import SharedLocalization
import SharedNavigation

/// A placeholder: its title, and that it belongs to another section.
public struct PlaceholderState: Equatable, Sendable {
    public var entry: MenuEntry
    public var title: LocalizedText
    public var message: LocalizedText
    /// The menus, where it stands in the place of a screen.
    public var buttons: MenuButtons?
    /// The button that closes it, where it is a modal.
    public var close: LocalizedText?
}

/// What a person did there.
public enum PlaceholderAction: Codable, Hashable, Sendable {
    case menuTapped
    case radialMenuTapped
    case closeTapped
}

/// What should happen elsewhere.
public enum PlaceholderOutcome: Equatable, Sendable {
    case menuOpened
    case radialMenuOpened
    case closed
}

/// Stands where another section begins.
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
