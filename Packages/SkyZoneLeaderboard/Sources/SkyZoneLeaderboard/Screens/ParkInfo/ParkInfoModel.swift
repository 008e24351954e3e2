// The page of a park.

import Observation
import SharedLocalization
import SharedNavigation

/// Shows a park and leads on to booking.
@MainActor @Observable
public final class ParkInfoModel: ScreenModel {
    @ObservationIgnored private let id: ParkID
    @ObservationIgnored private let source: any ParkSource
    @ObservationIgnored private let park: Loader<Park, SourceError>
    @ObservationIgnored private let emit: (ParkInfoOutcome) -> Void

    init(
        park id: ParkID,
        source: any ParkSource,
        slowThreshold: SlowThreshold,
        emit: @escaping (ParkInfoOutcome) -> Void
    ) {
        self.id = id
        self.source = source
        self.emit = emit
        park = Loader(slowThreshold: slowThreshold)
        load()
    }

    public var tasks: ScreenTasks? { park.tasks }

    public var state: ParkInfoState {
        let park = park.value
        return ParkInfoState(
            phase: self.park.phase(Texts.parkLoading),
            title: park.map { .verbatim($0.summary.name) } ?? Texts.parkTitle,
            about: park?.about ?? "",
            details: park.map(Self.details) ?? [],
            book: Texts.menuBookJumpTime
        )
    }

    public func send(_ action: ParkInfoAction) {
        switch action {
        case .bookTapped: if park.value != nil { emit(.bookingWanted) }
        case .retryTapped: load()
        }
    }

    private func load() {
        park.restart { [source, id] () throws(SourceError) in try await source.park(id) }
    }

    private static func details(of park: Park) -> [ParkInfoState.Detail] {
        [
            .init(title: Texts.parkRegion, value: .verbatim(park.summary.region)),
            .init(title: Texts.parkHours, value: Texts.parkHoursValue(park.opens, park.closes)),
            .init(title: Texts.parkTrampolines, value: Texts.parkTrampolinesValue(park.trampolines)),
            .init(title: Texts.parkPhone, value: .verbatim(park.phone)),
        ]
    }
}
