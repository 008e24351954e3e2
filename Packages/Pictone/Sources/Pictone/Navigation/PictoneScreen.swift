// The models of the destinations, and the drafts that survive a relaunch.

import SharedNavigation

/// The models behind the screens, for a host to draw by an exhaustive switch.
public enum PictoneScreen: NavigationScreen {
    case splash(SplashModel)
    case browse(BrowseModel)
    case character(CharacterModel)
    case script(ScriptModel)
    case search(SearchModel)
    case confirmation(ConfirmationModel)

    public var model: any ScreenLifecycle {
        switch self {
        case .splash(let model): model
        case .browse(let model): model
        case .character(let model): model
        case .script(let model): model
        case .search(let model): model
        case .confirmation(let model): model
        }
    }

    public var draft: PictoneDraft? {
        switch self {
        case .script(let model): .script(model.draft)
        case .search(let model): model.query.isEmpty ? nil : .search(model.query)
        case .splash, .browse, .character, .confirmation: nil
        }
    }

    public func restore(_ draft: PictoneDraft) {
        switch (self, draft) {
        case (.script(let model), .script(let draft)): model.restore(draft)
        case (.search(let model), .search(let query)): model.send(.typed(query))
        default: break
        }
    }
}

/// The state of the screens that survives a relaunch, beside the tree.
public enum PictoneDraft: Codable, Hashable, Sendable {
    case script(ScriptDraft)
    /// The text in the search field.
    case search(String)
}
