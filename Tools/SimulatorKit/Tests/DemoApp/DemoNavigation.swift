// The demo's routes and moves: tabs, a drawer, pushes, modals, dialogs, requests.

import Foundation
import SharedNavigation

public enum DemoRoute: NavigationRoute {
    public enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
        case tabs, library, gallery, form, item, settings, player, alert, confirmation, share, screenshot,
            pick, menu
    }

    public enum Edge: String, CaseIterable, Codable, Hashable, Sendable {
        case selectLibrary, selectGallery, selectForm, openItem, showSettings, play, close, tell, confirm,
            answer, share
        case picture, choose, openMenu, closeMenu
    }

    case tabs, library, gallery, form
    case item(Int)
    case settings, player, alert, confirmation
    case share(String)
    case screenshot, pick, menu

    public var kind: Kind {
        switch self {
        case .tabs: .tabs
        case .library: .library
        case .gallery: .gallery
        case .form: .form
        case .item: .item
        case .settings: .settings
        case .player: .player
        case .alert: .alert
        case .confirmation: .confirmation
        case .share: .share
        case .screenshot: .screenshot
        case .pick: .pick
        case .menu: .menu
        }
    }

    public var rootRoutes: [DemoRoute] {
        switch self {
        case .tabs: [.library, .gallery, .form]
        case .menu: [.library]
        default: []
        }
    }

    public var hostRequest: HostRequest? {
        switch self {
        case .share(let text):
            .share([.text(text)] + (URL(string: "https://example.org/7").map { [.url($0)] } ?? []))
        case .screenshot: .screenshot
        case .pick: .pickImages(limit: 3)
        default: nil
        }
    }

    static func graph(root: Kind, devices: DevicePolicy = .any) -> NavigationGraph<DemoRoute> {
        NavigationGraph<DemoRoute>(
            root: root,
            devices: devices,
            nodes: [
                root == .menu
                    ? .init(.menu, .drawer(.library)) : .init(.tabs, .tabBar([.library, .gallery, .form])),
                .init(.library), .init(.gallery), .init(.form),
                .init(.item), .init(.settings), .init(.player, orientations: .portrait),
                .init(.alert, .dialog),
                .init(.confirmation, .dialog), .init(.share, .request), .init(.screenshot, .request),
                .init(.pick, .request),
            ],
            edges: [
                .init(.openMenu, from: .library, by: .openDrawer, on: "menu tapped"),
                .init(.closeMenu, from: .menu, by: .closeDrawer, on: "entry of the menu tapped"),
                .init(.selectLibrary, from: .tabs, to: .library, by: .selectTab, on: "Library tapped"),
                .init(.selectGallery, from: .tabs, to: .gallery, by: .selectTab, on: "Gallery tapped"),
                .init(.selectForm, from: .tabs, to: .form, by: .selectTab, on: "Form tapped"),
                .init(.openItem, from: .library, .gallery, .item, to: .item, by: .push, on: "row tapped"),
                .init(.showSettings, from: .library, to: .settings, by: .modal(.sheet), on: "gear tapped"),
                .init(
                    .play,
                    from: .item,
                    to: .player,
                    by: .modal(.fullScreenCover, isDismissable: false),
                    on: "play tapped"
                ),
                .init(.close, from: .settings, .player, by: .dismiss, on: "closed"),
                .init(.tell, from: .form, to: .alert, by: .dialog(.alert), on: "something to say"),
                .init(
                    .confirm,
                    from: .form,
                    to: .confirmation,
                    by: .dialog(.confirmation),
                    on: "delete tapped"
                ),
                .init(.answer, from: .alert, .confirmation, by: .dismiss, on: "answered"),
                .init(.share, from: .item, .form, to: .share, by: .request, on: "share tapped"),
                .init(.picture, from: .form, to: .screenshot, by: .request, on: "camera tapped"),
                .init(.choose, from: .form, to: .pick, by: .request, on: "plus tapped"),
            ]
        )
    }
}
