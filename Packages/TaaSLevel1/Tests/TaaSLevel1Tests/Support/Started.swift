// The app in the state in which the tests start, and its screens.

import Foundation
import SharedCore
import SharedNavigation
import SharedTesting
import TaaSLevel1

/// Starts the app with the sample, with parts replaced, and waits until it is at rest.
@MainActor
func started(
    restoring saved: SavedNavigation<TaaSLevel1Route, TaaSLevel1Draft>? = nil,
    _ change: (inout TaaSLevel1Dependencies) -> Void = { _ in }
) async -> TaaSLevel1Coordinator {
    var dependencies = TaaSLevel1Dependencies.embedded()
    dependencies.clock = ManualClock()
    change(&dependencies)
    let app = TaaSLevel1App.start(dependencies, restoring: saved)
    await app.navigator.settled()
    return app
}

@MainActor
extension TaaSLevel1Coordinator {
    var front: TaaSLevel1Route { navigator.tree.front.route }

    var home: HomeModel? { first { if case .home(let model) = $0 { model } else { nil } } }
    var faq: FAQModel? { first { if case .faq(let model) = $0 { model } else { nil } } }
    var images: ImagesModel? { first { if case .images(let model) = $0 { model } else { nil } } }
    var form: FormModel? { first { if case .form(let model) = $0 { model } else { nil } } }
    var alert: AlertModel? { first { if case .alert(let model) = $0 { model } else { nil } } }

    /// Opens a tab as the user does.
    func tap(_ tab: HomeTab) { home?.send(.tabTapped(tab)) }

    /// Taps Share on a tab.
    func tapShare(_ tab: HomeTab) {
        switch tab {
        case .faq: faq?.send(.shareTapped)
        case .images: images?.send(.shareTapped)
        case .form: form?.send(.shareTapped)
        }
    }

    /// Gives the host's response to the pending request.
    func answer(_ answer: HostResponse) {
        navigator.answer(answer, to: navigator.tree.front.id)
    }

    private func first<Model>(_ pick: (TaaSLevel1Screen) -> Model?) -> Model? {
        for entry in navigator.tree.entries {
            if let model = navigator.screen(of: entry.id).flatMap(pick) { return model }
        }
        return nil
    }
}
