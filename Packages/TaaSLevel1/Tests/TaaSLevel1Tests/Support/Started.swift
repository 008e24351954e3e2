// The app as the tests start it, and its screens.

import Foundation
import SharedCore
import SharedNavigation
import SharedTesting
import TaaSLevel1

/// The app with the sample, with parts replaced; it has come to rest.
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

    /// Opens a tab as a person does.
    func tap(_ tab: HomeTab) { home?.send(.tabTapped(tab)) }

    /// Taps Share on a tab.
    func tapShare(_ tab: HomeTab) {
        switch tab {
        case .faq: faq?.send(.shareTapped)
        case .images: images?.send(.shareTapped)
        case .form: form?.send(.shareTapped)
        }
    }

    /// The host's answer to the request that is up.
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
