// The shortcuts on the app's icon on the home screen.

import SharedLocalization
import SharedNavigation

/// A shortcut into the app.
public struct QuickAction: Hashable, Sendable {
    /// The icons of shortcuts.
    public enum Icon: String, CaseIterable, Hashable, Sendable {
        case search, character, record
    }

    public let title: LocalizedText
    public let icon: Icon
    /// The link to open when the shortcut is chosen.
    public let link: String

    /// The shortcuts for a catalog; without one, only the search.
    static func all(of catalog: Catalog?) -> [QuickAction] {
        var actions: [(LocalizedText, Icon, PictoneRoute)] = [(Texts.quickSearch, .search, .search)]
        if let popular = catalog?.popular {
            actions.append((Texts.quickCharacter(popular.name), .character, .character(popular.id)))
            if let album = catalog?.albums(of: popular.id).first {
                actions.append((Texts.quickRecord(album.title), .record, .script(album.id, .record)))
            }
        }
        return actions.compactMap { title, icon, route in
            route.link.map {
                QuickAction(title: title, icon: icon, link: $0)
            }
        }
    }
}
