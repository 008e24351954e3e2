// The profile.

import Observation
import SharedLocalization
import SharedMedia
import SharedNavigation

/// Shows the current user, their standings on the boards and their parks.
@MainActor @Observable
public final class ProfileModel: ScreenModel {
    @ObservationIgnored private let session: Session
    @ObservationIgnored private let photos: Photos
    @ObservationIgnored private let viewer: ImageRequests
    @ObservationIgnored private let emit: (ProfileOutcome) -> Void

    init(session: Session, photos: Photos, emit: @escaping (ProfileOutcome) -> Void) {
        self.session = session
        self.photos = photos
        self.emit = emit
        viewer = photos.pipeline.viewer()
    }

    public var state: ProfileState {
        let profile = session.profile.value
        return ProfileState(
            phase: session.profile.phase(Texts.profileLoading),
            title: Texts.profileTitle,
            buttons: MenuButtons(),
            user: profile?.user ?? session.user,
            summary: Texts.profileParks(parks: profile?.parks.count ?? 0),
            standingsTitle: Texts.profileStandings,
            standings: (profile?.standings ?? []).map {
                ProfileState.Standing(
                    board: $0.board.name,
                    rank: Texts.rankNumber($0.rank),
                    value: $0.board.unit.text($0.value)
                )
            },
            standingsHint: profile?.standings.isEmpty == true ? Texts.boardHintTitle : nil,
            leaderboard: Texts.menuLeaderboard,
            parksTitle: Texts.profileParksTitle,
            parks: profile?.parks ?? [],
            findPark: profile?.parks.isEmpty == true ? Texts.menuFindPark : nil,
            refreshing: profile != nil && session.profile.isLoading ? Texts.profileLoading : nil,
            notice: session.profile.refreshNotice
        )
    }

    /// The user's photo, observed; nil means a placeholder.
    public var photo: ObservedImage? { photos.image(state.user?.photo) }

    public func send(_ action: ProfileAction) {
        switch action {
        case .menuTapped: emit(.menuOpened)
        case .radialMenuTapped: emit(.radialMenuOpened)
        case .leaderboardTapped: emit(.leaderboardChosen)
        case .parkTapped(let id):
            if session.profile.value?.parks.contains(where: { $0.id == id }) == true { emit(.parkChosen(id)) }
        case .findParkTapped: emit(.findParkChosen)
        case .refreshPulled, .retryTapped:
            photos.retry()
            session.loadProfile()
        }
    }

    public func phaseChanged(to phase: EntryPhase) {
        switch phase {
        case .inFront: viewer.update(visible: [state.user?.photo].compactMap(\.self))
        case .covered: break
        case .ended: viewer.end()
        }
    }
}
