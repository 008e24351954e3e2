// The model of the content page.

import SharedScreens
import Observation
import SharedLocalization
import SharedMedia
import SharedNavigation

/// Shows the details of a recording or a station.
@MainActor @Observable
public final class ContentDetailModel: ScreenModel, MediaLibraryListener {
    @ObservationIgnored private let id: MediaItemID
    @ObservationIgnored private let library: MediaLibrary
    @ObservationIgnored private let viewer: ImageRequests
    @ObservationIgnored private let emit: (ContentDetailOutcome) -> Void

    init(content: MediaItemID, library: MediaLibrary, emit: @escaping (ContentDetailOutcome) -> Void) {
        (id, self.library, self.emit) = (content, library, emit)
        viewer = library.images.viewer()
        library.listen(self)
        contentChanged()
    }

    public var state: ContentDetailState {
        let phase = library.content(id)
        let content = phase.content
        return ContentDetailState(
            phase: phase,
            title: content.map { .verbatim($0.title) } ?? Texts.detailTitle,
            play: ScreenControl(label: content?.playText ?? Texts.watchNow, isEnabled: content != nil),
            views: content?.viewsText,
            share: ScreenControl(label: Texts.detailShare, isEnabled: content != nil)
        )
    }

    /// The image, observable; nil until the content is loaded.
    public var picture: ObservedImage? { content.map { library.images.image($0.picture) } }

    public func send(_ action: ContentDetailAction) {
        switch action {
        case .playTapped: if content != nil { emit(.playChosen) }
        case .shareTapped:
            if let content { emit(.shareChosen([.text(content.title), .url(content.url)])) }
        case .retryTapped: library.loadMissing()
        }
    }

    public func phaseChanged(to phase: EntryPhase) {
        if phase == .ended { viewer.end() }
    }

    func contentChanged() {
        viewer.update(visible: content.map { [$0.picture] } ?? [])
    }

    private var content: MediaItem? { library.content(id).content }
}
