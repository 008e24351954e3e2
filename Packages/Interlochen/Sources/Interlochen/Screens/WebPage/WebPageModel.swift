// A page of the center's site, which the host loads.

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

    /// An absolute URL; nil until it is loaded.
    public var address: String? { phase.content?.address }
    /// The site's host name, shown over the page; nil until it is loaded.
    public var host: String? { address.flatMap { URL(string: $0)?.host() } }
}

/// An action of the user on the page.
public enum WebPageAction: Codable, Hashable, Sendable {
    case browserTapped
    case retryTapped
}

/// An outcome of the page.
public enum WebPageOutcome: Equatable, Sendable {
    case browserChosen(address: String)
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
        case .browserTapped: if let address = state.address { emit(.browserChosen(address: address)) }
        case .retryTapped: library.loadMissing()
        }
    }
}
