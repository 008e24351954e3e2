// The radial menu.

import Observation
import SharedLocalization
import SharedNavigation

/// Leads to the parts of the app that are used most.
@MainActor @Observable
public final class RadialMenuModel: ScreenModel {
    @ObservationIgnored private let environment: HostEnvironment
    @ObservationIgnored private let emit: (RadialMenuOutcome) -> Void

    init(environment: HostEnvironment, emit: @escaping (RadialMenuOutcome) -> Void) {
        self.environment = environment
        self.emit = emit
    }

    public var state: RadialMenuState {
        let layout = RadialLayout(width: environment.viewport.width, count: MenuEntry.radial.count)
        return RadialMenuState(
            title: Texts.radialTitle,
            items: zip(MenuEntry.radial, layout.items).map { .init(entry: $0, frame: $1) },
            close: Texts.close,
            closeFrame: layout.close,
            size: layout.size
        )
    }

    public func send(_ action: RadialMenuAction) {
        switch action {
        case .entryTapped(let entry): if MenuEntry.radial.contains(entry) { emit(.entryChosen(entry)) }
        case .closeTapped: emit(.closed)
        }
    }
}
