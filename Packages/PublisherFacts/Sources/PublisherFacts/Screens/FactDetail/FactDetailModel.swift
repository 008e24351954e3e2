// The page of one fact.

import SharedScreens
import Foundation
import Observation
import SharedLayout
import SharedLocalization
import SharedMedia
import SharedNavigation

/// Shows a fact with its image: as a banner in portrait, beside the text in landscape.
@MainActor @Observable
public final class FactDetailModel: ScreenModel, FactLibraryListener {
    @ObservationIgnored private let id: FactID
    @ObservationIgnored private let library: FactLibrary
    /// The rows of the list under the page; nil until they are known.
    @ObservationIgnored private let shownRows: () -> FactRows?
    @ObservationIgnored private let environment: HostEnvironment
    @ObservationIgnored private let viewer: ImageRequests
    @ObservationIgnored private let emit: (FactDetailOutcome) -> Void

    init(
        fact: FactID,
        library: FactLibrary,
        shownRows: @escaping () -> FactRows?,
        environment: HostEnvironment,
        emit: @escaping (FactDetailOutcome) -> Void
    ) {
        id = fact
        self.library = library
        self.shownRows = shownRows
        self.environment = environment
        self.emit = emit
        viewer = library.images.viewer()
        library.listen(self)
        feedChanged()
    }

    public var state: FactDetailState {
        let fact = fact
        return FactDetailState(
            phase: phase,
            title: fact?.title.map { .verbatim($0) } ?? Texts.detailTitle,
            arrangement: arrangement,
            previous: .init(label: Texts.detailPrevious, isEnabled: neighbour(-1) != nil),
            next: .init(label: Texts.detailNext, isEnabled: neighbour(1) != nil),
            share: .init(label: Texts.detailShare, isEnabled: fact != nil)
        )
    }

    /// The observable image; nil if the fact has none or its URL is invalid.
    public var picture: ObservedImage? { library.picture(of: id) }

    /// The size of the image in points, its aspect ratio kept: the full width, and for a banner at most 60 %
    /// of the screen's height.
    public var pictureSize: LayoutSize {
        let screen = environment.viewport
        let aspect = picture?.state.header?.size.aspect ?? FactCellMetrics.placeholderAspect
        let (width, height): (Double, Double) =
            switch arrangement {
            case .banner: (screen.width, screen.height * 0.6)
            case .sideBySide(let pane, _): (pane.width, pane.height)
            }
        let fitted = min(width, height * aspect)
        return LayoutSize(width: fitted, height: fitted / aspect)
    }

    public func send(_ action: FactDetailAction) {
        switch action {
        case .retryTapped: library.load()
        case .previousTapped: neighbour(-1).map { emit(.neighbourChosen($0.id)) }
        case .nextTapped: neighbour(1).map { emit(.neighbourChosen($0.id)) }
        case .shareTapped: fact.map { emit(.shareChosen(Self.items(of: $0))) }
        }
    }

    public func phaseChanged(to phase: EntryPhase) {
        if phase == .ended { viewer.end() }
    }

    func feedIsComing() -> FeedPreparation {
        { _ in { [weak self] in self?.feedChanged() } }
    }

    private func feedChanged() {
        viewer.update(visible: fact?.picture.map { [$0] } ?? [])
    }

    private var fact: Fact? { library.feed?.fact(id) }

    /// The fact before or after, in the list under the page, which a search may have shortened.
    ///
    /// If a link opened a fact that the list doesn't show, the feed's order counts.
    private func neighbour(_ distance: Int) -> Fact? {
        guard let feed = library.feed, let shown = shownRows() else { return nil }
        let rows = shown.row(of: id) == nil ? FactRows(feed) : shown
        guard let row = rows.row(of: id), (0..<rows.count).contains(row + distance) else { return nil }
        // The list may still show the feed before, until its search has ended.
        return feed.fact(rows[row + distance].id)
    }

    private static func items(of fact: Fact) -> [ShareItem] {
        var items = [fact.title, fact.text].compactMap { $0.map(ShareItem.text) }
        if case .url(let url) = fact.picture { items.append(.url(url)) }
        // A fact of nothing but a broken address is still something to pass on.
        return items.isEmpty ? fact.pictureAddress.map { [.text($0)] } ?? [] : items
    }

    private var arrangement: FactDetailState.Arrangement {
        let screen = environment.viewport
        guard screen.isLandscape else { return .banner }
        let panes = SplitLayout(
            LayoutSize(width: screen.width, height: screen.height),
            share: 0.3,
            scale: screen.scale
        )
        return .sideBySide(picture: panes.leading, text: panes.trailing)
    }

    private var phase: ScreenPhase<Fact> {
        guard let feed = library.feed else {
            return .awaited(Texts.loading, library.failure)
        }
        return feed.fact(id).map { .loaded($0) }
            ?? .gone(ScreenNotice(title: Texts.detailGoneTitle, message: Texts.detailGoneMessage))
    }
}
