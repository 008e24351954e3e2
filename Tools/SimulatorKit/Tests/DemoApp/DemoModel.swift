// The demo's screens without their drawing: one model class for all, over a shared state.

import Observation
import SharedNavigation

/// An action of the user in the demo.
public enum DemoAction: Codable, Hashable, Sendable {
    case tabTapped(Int), rowTapped(Int), searchTyped(String), searchCleared, refreshPulled, stateChosen(Int)
    case shareTapped, sheetTapped, playTapped, closeTapped, tellTapped, confirmTapped, dialogAnswered(String)
    case cameraTapped, pickTapped, menuTapped, menuEntryTapped, nameTyped(String), noteTyped(String),
        positionMoved(Double),
        favouriteTapped, ticked
}

/// The state that all screens of the demo show.
@MainActor @Observable
public final class DemoState {
    public internal(set) var search = ""
    public internal(set) var listState = 0
    public internal(set) var name = ""
    public internal(set) var note = ""
    public internal(set) var isFavourite = false
    /// The value that a tool beside the device has set.
    public internal(set) var weather = "sun"
    /// A ticking value that only live regions read.
    public internal(set) var position = 0.3
    /// The last scroll position of a list.
    @ObservationIgnored public internal(set) var scrolledTo = 0.0
    /// The responses of the host.
    @ObservationIgnored public internal(set) var answers: [HostResponse] = []
    /// The number of times that each kind of screen was drawn.
    @ObservationIgnored public internal(set) var drawn: [String: Int] = [:]
}

/// The model of every screen of the demo.
@MainActor @Observable
public final class DemoModel: ScreenModel {
    public let state = 0
    let shared: DemoState
    @ObservationIgnored let events: (AppEvent) -> Void
    @ObservationIgnored private let go: (DemoRoute.Edge, DemoRoute?) -> Void

    init(
        shared: DemoState,
        events: @escaping (AppEvent) -> Void,
        go: @escaping (DemoRoute.Edge, DemoRoute?) -> Void
    ) {
        self.shared = shared
        self.events = events
        self.go = go
    }

    public func appEventReceived(_ event: AppEvent) { events(event) }

    public func send(_ action: DemoAction) {
        switch action {
        case .tabTapped(let index): go([.selectLibrary, .selectGallery, .selectForm][index], nil)
        case .rowTapped(let index): go(.openItem, .item(index))
        case .searchTyped(let text): shared.search = text
        case .searchCleared: shared.search = ""
        case .refreshPulled: shared.listState = 1
        case .stateChosen(let index): shared.listState = index
        case .shareTapped: go(.share, .share("Northern lights"))
        case .sheetTapped: go(.showSettings, .settings)
        case .playTapped: go(.play, .player)
        case .closeTapped: go(.close, nil)
        case .tellTapped: go(.tell, .alert)
        case .confirmTapped: go(.confirm, .confirmation)
        case .dialogAnswered: go(.answer, nil)
        case .cameraTapped: go(.picture, .screenshot)
        case .menuTapped: go(.openMenu, nil)
        case .menuEntryTapped: go(.closeMenu, nil)
        case .pickTapped: go(.choose, .pick)
        case .nameTyped(let text): shared.name = String(text.prefix(20))
        case .noteTyped(let text): shared.note = text
        case .positionMoved(let value): shared.position = value
        case .favouriteTapped: shared.isFavourite.toggle()
        case .ticked: shared.position = min(1, shared.position + 0.01)
        }
    }
}

/// A screen of the demo.
public struct DemoScreen: NavigationScreen {
    public typealias Draft = Never
    let kind: DemoRoute.Kind
    let demo: DemoModel

    public var model: any ScreenLifecycle { demo }
}
