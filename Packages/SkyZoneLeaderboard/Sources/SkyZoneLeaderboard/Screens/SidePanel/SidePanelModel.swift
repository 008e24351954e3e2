// The side panel.

import Observation
import SharedLocalization
import SharedMedia
import SharedNavigation

/// Leads to all parts of the app.
@MainActor @Observable
public final class SidePanelModel: ScreenModel {
    @ObservationIgnored let session: Session
    @ObservationIgnored private let photos: Photos
    @ObservationIgnored private let viewer: ImageRequests
    @ObservationIgnored private let gesture: PanelGesture
    @ObservationIgnored private let emit: (SidePanelOutcome) -> Void

    init(session: Session, photos: Photos, gesture: PanelGesture, emit: @escaping (SidePanelOutcome) -> Void)
    {
        self.session = session
        self.photos = photos
        self.gesture = gesture
        self.emit = emit
        viewer = photos.pipeline.viewer()
    }

    public var state: SidePanelState {
        SidePanelState(
            user: session.user,
            entries: MenuEntry.sidePanel,
            logOut: Texts.panelLogOut,
            close: Texts.close,
            gesture: gesture
        )
    }

    /// The user's photo, observed; nil means a placeholder.
    public var photo: ObservedImage? { photos.image(session.user?.photo) }

    public func send(_ action: SidePanelAction) {
        switch action {
        case .entryTapped(let entry): if MenuEntry.sidePanel.contains(entry) { emit(.entryChosen(entry)) }
        case .logOutTapped: emit(.logoutWanted)
        case .closeTapped: emit(.closed)
        }
    }

    public func phaseChanged(to phase: EntryPhase) {
        switch phase {
        case .inFront, .covered: viewer.update(visible: [session.user?.photo].compactMap(\.self))
        case .ended: viewer.end()
        }
    }
}
