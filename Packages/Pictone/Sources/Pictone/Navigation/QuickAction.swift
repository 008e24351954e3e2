// What the app offers on its icon of the home screen.

import SharedLocalization
import SharedNavigation

/// A shortcut into the app.
public struct QuickAction: Hashable, Sendable {
    /// Which icon it has.
    public enum Icon: String, CaseIterable, Hashable, Sendable {
        case search, character, record
    }

    public let title: LocalizedText
    public let icon: Icon
    /// To be opened when it is chosen.
    public let link: String

    /// The shortcuts for a catalog; before there is one, only the search.
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
