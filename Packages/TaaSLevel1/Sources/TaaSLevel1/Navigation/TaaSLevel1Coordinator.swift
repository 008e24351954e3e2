// The app's coordinator: it turns outcomes of screens into moves along the graph.

import SharedScreens
import Foundation
import SharedLocalization
import SharedNavigation

/// The app's coordinator.
///
/// The host keeps it, draws its navigator's tree, and reports to the navigator.
@MainActor
public final class TaaSLevel1Coordinator: AppCoordinator {
    public typealias Route = TaaSLevel1Route
    public typealias Screen = TaaSLevel1Screen

    public let navigator: Navigator<Route, Screen>
    public let exit = FlowExit<Never>.none
    /// The images of the collection.
    public let library: ImageLibrary
    /// The screenshots that are being shared.
    public let screenshots: Screenshots
    private let preferences: Preferences
    private let dependencies: TaaSLevel1Dependencies

    init(dependencies: TaaSLevel1Dependencies) {
        self.dependencies = dependencies
        navigator = Navigator(graph: Route.graph, root: .home, log: dependencies.log)
        library = ImageLibrary(
            source: dependencies.gallery,
            images: dependencies.images,
            clock: dependencies.clock
        )
        screenshots = Screenshots(dependencies)
        preferences = Preferences(dependencies.settings)
        navigator.services = [library, screenshots]
    }

    public func started() {
        library.load()
    }

    public func exists(_ route: Route) -> Bool {
        if case .share(let items) = route { screenshots.has(items) } else { true }
    }

    public func makeScreen(for entry: NavigationEntry<Route>) -> Screen? {
        let id = entry.id
        switch entry.route {
        case .home: return .home(HomeModel { [weak self] in self?.follow($0, from: id) })
        case .faq:
            return .faq(
                FAQModel(
                    source: dependencies.faq,
                    images: library.pipeline,
                    measurer: dependencies.measurer,
                    environment: navigator.environment
                ) { [weak self] outcome in
                    switch outcome {
                    case .share(let outcome): self?.follow(outcome, from: id)
                    }
                }
            )
        case .images:
            return .images(
                ImagesModel(
                    library: library,
                    preferences: preferences,
                    environment: navigator.environment,
                    clock: dependencies.clock
                ) { [weak self] in self?.follow($0, from: id) }
            )
        case .form:
            return .form(
                FormModel(
                    mail: dependencies.mail,
                    measurer: dependencies.measurer,
                    environment: navigator.environment
                ) { [weak self] in self?.follow($0, from: id) }
            )
        case .shareFailed, .imageRefused, .actionCompleted, .emailSent, .emailFailed:
            return AlertState(of: entry.route).map { state in
                .alert(
                    AlertModel(state: state) { [weak self] outcome in
                        switch outcome {
                        case .closed: self?.navigator.follow(.alertClosed, from: id)
                        }
                    }
                )
            }
        case .screenshot, .share, .imagePicker: return nil
        }
    }

    public func requestAnswered(
        _ answer: HostResponse,
        to request: NavigationEntry<Route>,
        presenter: NavigationEntryID
    ) {
        switch request.route {
        case .screenshot: screenshotAnswered(answer, presenter: presenter)
        case .share(let items):
            screenshots.discard(items)
            switch answer {
            case .failed, .unavailable: sharer(presenter)?.shareAnswered(.failed(.notShared))
            case .completed, .cancelled, .files: break
            }
        case .imagePicker:
            if case .images(let model) = navigator.screen(of: presenter) { model.pickerAnswered(answer) }
        case .home, .faq, .images, .form, .shareFailed, .imageRefused, .actionCompleted, .emailSent,
            .emailFailed:
            break
        }
    }

    // MARK: - Outcomes

    private func follow(_ outcome: HomeOutcome, from id: NavigationEntryID) {
        switch outcome {
        case .tabChosen(.faq): navigator.follow(.faqSelected, from: id)
        case .tabChosen(.images): navigator.follow(.imagesSelected, from: id)
        case .tabChosen(.form): navigator.follow(.formSelected, from: id)
        }
    }

    private func follow(_ outcome: ImagesOutcome, from id: NavigationEntryID) {
        switch outcome {
        case .share(let outcome): follow(outcome, from: id)
        case .addChosen: navigator.follow(.addChosen, to: .imagePicker, from: id)
        case .imageRefused(let refusal):
            navigator.follow(.imageRefused, to: .imageRefused(refusal), from: id)
        case .actionCompleted: navigator.follow(.actionCompleted, to: .actionCompleted, from: id)
        }
    }

    private func follow(_ outcome: FormOutcome, from id: NavigationEntryID) {
        switch outcome {
        case .share(let outcome): follow(outcome, from: id)
        case .sent(let address): navigator.follow(.emailSent, to: .emailSent(to: address), from: id)
        case .failed(let failure): navigator.follow(.emailFailed, to: .emailFailed(failure), from: id)
        }
    }

    private func follow(_ outcome: ShareOutcome, from id: NavigationEntryID) {
        switch outcome {
        case .chosen: navigator.follow(.shareChosen, to: .screenshot, from: id)
        case .taken(let items): navigator.follow(.screenshotTaken, to: .share(items), from: id)
        case .failed(let failure): navigator.follow(.shareFailed, to: .shareFailed(failure), from: id)
        }
    }

    // MARK: - Sharing

    private func screenshotAnswered(_ answer: HostResponse, presenter: NavigationEntryID) {
        switch answer {
        case .cancelled: break
        case .files(let files):
            guard let file = files.first(where: { !$0.bytes.isEmpty }) else { fallthrough }
            screenshots.keep(file) { [weak self] kept in
                // The screen may have gone while the file was written.
                self?.sharer(presenter)?.shareAnswered(kept.map { .taken([$0]) } ?? .failed(.noScreenshot))
            }
        case .completed, .unavailable, .failed:
            sharer(presenter)?.shareAnswered(.failed(.noScreenshot))
        }
    }

    private func sharer(_ id: NavigationEntryID) -> (any Sharer)? {
        navigator.screen(of: id)?.model as? any Sharer
    }
}
