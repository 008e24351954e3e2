// A page of the center's site, which the host loads.

import SharedScreens
import Foundation
import Observation
import SharedLocalization
import SharedNavigation

/// The page for the host to load, and the texts around it.
public struct WebPageState: Equatable, Sendable {
    public var phase: ScreenPhase<SiteLink>
    public var title: LocalizedText
    /// Opens the page in the browser.
    public var browser: ScreenControl

    /// Absolute; nil until it is known.
    public var url: URL? { phase.content?.url }
    /// The site's name, to stand over the page; nil until it is known.
    public var host: String? { url?.host() }
}

/// An action of the user on the page.
public enum WebPageAction: Codable, Hashable, Sendable {
    case browserTapped
    case retryTapped
}

/// An outcome of the page.
public enum WebPageOutcome: Equatable, Sendable {
    case browserChosen(url: URL)
}

/// Carries the URL of one page.
@MainActor @Observable
public final class WebPageModel: ScreenModel {
    @ObservationIgnored private let id: SiteLinkID
    @ObservationIgnored private let library: MediaLibrary
    @ObservationIgnored private let emit: (WebPageOutcome) -> Void

    init(link: SiteLinkID, library: MediaLibrary, emit: @escaping (WebPageOutcome) -> Void) {
        (id, self.library, self.emit) = (link, library, emit)
    }

    public var state: WebPageState {
        let phase = library.link(id)
        return WebPageState(
            phase: phase,
            title: phase.content.map { .verbatim($0.title) } ?? Texts.pageTitle,
            browser: ScreenControl(label: Texts.pageBrowser, isEnabled: phase.content != nil)
        )
    }

    public func send(_ action: WebPageAction) {
        switch action {
        case .browserTapped: if let url = state.url { emit(.browserChosen(url: url)) }
        case .retryTapped: library.loadMissing()
        }
    }
}
