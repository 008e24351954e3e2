// The picker of locations.

import Observation
import SharedLocalization
import SharedNavigation

/// Offers all parks together and the user's own.
@MainActor @Observable
public final class LocationPickerModel: ScreenModel {
    @ObservationIgnored private let selected: BoardLocation
    @ObservationIgnored private let session: Session
    @ObservationIgnored private let emit: (LocationPickerOutcome) -> Void

    init(selected: BoardLocation, session: Session, emit: @escaping (LocationPickerOutcome) -> Void) {
        self.selected = selected
        self.session = session
        self.emit = emit
    }

    public var state: LocationPickerState {
        let list = session.locations
        return LocationPickerState(
            title: Texts.locationTitle,
            close: Texts.close,
            choices: list.locations.map { location in
                LocationPickerState.Choice(
                    location: location,
                    title: location.title,
                    detail: location.park?.region,
                    isSelected: list.index(of: location) == list.index(of: selected)
                )
            },
            hint: list.parks.isEmpty ? Texts.locationHint : nil
        )
    }

    public func send(_ action: LocationPickerAction) {
        switch action {
        case .locationTapped(let location):
            if session.locations.index(of: location) != nil { emit(.locationChosen(location)) }
        case .closeTapped: emit(.closed)
        }
    }
}
