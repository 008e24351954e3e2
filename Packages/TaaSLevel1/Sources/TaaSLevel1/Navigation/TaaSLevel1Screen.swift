// The models of the screens, and their state that survives a relaunch.

import SharedNavigation

/// The models behind the screens, for a host to draw by an exhaustive switch.
public enum TaaSLevel1Screen: NavigationScreen {
    case home(HomeModel)
    case faq(FAQModel)
    case images(ImagesModel)
    case form(FormModel)
    /// Any of the alerts.
    case alert(AlertModel)

    public var model: any ScreenLifecycle {
        switch self {
        case .home(let model): model
        case .faq(let model): model
        case .images(let model): model
        case .form(let model): model
        case .alert(let model): model
        }
    }

    public var draft: TaaSLevel1Draft? {
        switch self {
        case .faq(let model): model.draft.map { .faq($0) }
        case .form(let model): model.draft.map { .form($0) }
        case .home, .images, .alert: nil
        }
    }

    public func restore(_ draft: TaaSLevel1Draft) {
        switch (self, draft) {
        case (.faq(let model), .faq(let draft)): model.restore(draft)
        case (.form(let model), .form(let draft)): model.restore(draft)
        default: break
        }
    }
}

/// The state of a screen that survives a relaunch, besides the tree.
public enum TaaSLevel1Draft: Codable, Hashable, Sendable {
    case faq(FAQDraft)
    case form(FormDraft)
}
