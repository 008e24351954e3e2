// The list of all parks.

import SharedScreens
import Observation
import SharedLocalization
import SharedNavigation

/// Lists the parks by name.
@MainActor @Observable
public final class FindParkModel: ScreenModel {
    @ObservationIgnored private let source: any ParkSource
    @ObservationIgnored private let parks: Loader<[ParkSummary], SourceError>
    @ObservationIgnored private let emit: (FindParkOutcome) -> Void

    init(source: any ParkSource, slowThreshold: SlowThreshold, emit: @escaping (FindParkOutcome) -> Void) {
        self.source = source
        self.emit = emit
        parks = Loader(slowThreshold: slowThreshold)
        load()
    }

    public var tasks: ScreenTasks? { parks.tasks }

    public var state: FindParkState {
        let list = parks.value ?? []
        return FindParkState(
            phase: phase,
            title: Texts.menuFindPark,
            summary: Texts.findParkCount(parks: list.count),
            parks: list,
            notice: parks.refreshNotice
        )
    }

    public func send(_ action: FindParkAction) {
        switch action {
        case .parkTapped(let id):
            if parks.value?.contains(where: { $0.id == id }) == true { emit(.parkChosen(id)) }
        case .refreshPulled, .retryTapped: load(keepsParks: parks.value?.isEmpty == false)
        }
    }

    private func load(keepsParks: Bool = false) {
        parks.restart(keepsValue: keepsParks, source.parks)
    }

    private var phase: ScreenPhase<ModelContent> {
        guard parks.value?.isEmpty == true else { return parks.phase(Texts.findParkLoading) }
        return .empty(
            ScreenNotice(
                title: Texts.findParkEmptyTitle,
                message: Texts.findParkEmptyMessage,
                action: ScreenTexts.tryAgain
            )
        )
    }
}
