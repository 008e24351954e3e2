// The demo's screens, one function each.

import Foundation
import SimulatorKit

private let titles = [
    "Northern lights", "Quartz", "A very long title that has to go on over more than one line", "Lichen",
    "Sandstone arch",
    "Harbour at night", "Fern", "Cello", "Salt flats", "Tram", "Lighthouse", "Orchard",
]

extension DemoScreen {
    func draw(in context: DrawingContext) -> ScreenDrawing {
        let state = demo.shared
        state.drawn[kind.rawValue, default: 0] += 1
        return ScreenDrawing(demo.send, scrolled: ["list": { state.scrolledTo = $0.y }]) { on in
            switch kind {
            case .tabs:
                .tabBar([
                    TabItem("Library", icon: .list, tap: on.tap(.tabTapped(0))),
                    TabItem("Gallery", icon: .grid, tap: on.tap(.tabTapped(1))),
                    TabItem("Form", icon: .form, tap: on.tap(.tabTapped(2))),
                ])
            case .library: .screen(library(on, context))
            case .gallery: .screen(gallery(on, context))
            case .form: .screen(form(on, context))
            case .item: .screen(item(on, context))
            case .settings: .screen(settings(on, context))
            case .player: .screen(player(on, context))
            case .menu:
                .panel(
                    box("") {
                        box("padded") { label("Menu", "title2") }
                        for title in ["Profile", "Leaderboard", "Settings"] {
                            row(title, leading: Icon.star.html(), tap: on.tap(.menuEntryTapped))
                        }
                    },
                    PanelSwipe(edge: 40, distance: 120.5)
                )
            case .confirmation:
                .dialog(
                    DialogDrawing(
                        title: "Delete all recordings?",
                        message: "This can’t be undone.",
                        .init("Delete all", role: .destructive, tap: on.tap(.dialogAnswered("delete"))),
                        .init("Keep", role: .cancel, tap: on.tap(.dialogAnswered("keep")))
                    )
                )
            case .alert, .share, .screenshot, .pick:
                .dialog(
                    DialogDrawing(
                        title: "Completed!",
                        message: "Everything went as it should.",
                        .init("OK", role: .cancel, tap: on.tap(.dialogAnswered("ok")))
                    )
                )
            }
        }
    }

    private var shared: DemoState { demo.shared }

    func library(_ on: ActionEncoder<DemoAction>, _ context: DrawingContext) -> ScreenLayout {
        let shown = titles.enumerated().filter {
            shared.search.isEmpty || $0.element.localizedCaseInsensitiveContains(shared.search)
        }
        return ScreenLayout(
            bar: NavigationBar("Library", isLarge: true) {
                iconButton(.menu, label: "Menu", on.tap(.menuTapped))
            } trailing: {
                iconButton(.gear, label: "Settings", on.tap(.sheetTapped))
                iconButton(.plus, label: "Add", on.tap(.rowTapped(0)))
            },
            background: .grouped
        ) {
            searchField(
                context.id("search"),
                text: shared.search,
                placeholder: "Search",
                on.typed { .searchTyped($0) },
                clear: on.tap(.searchCleared),
                clearLabel: "Clear"
            )
            segments(
                ["Loaded", "Loading", "Empty", "Failed", "Stale"].enumerated().map { index, title in
                    (title: title, tap: on.tap(.stateChosen(index)))
                },
                selected: shared.listState,
                label: "State"
            )
            if shared.listState == 4 {
                banner("Offline. Shown as of yesterday.", icon: .offline, style: "warning") {
                    button("Retry", on.tap(.stateChosen(0)), style: "plain")
                }
            }
        } body: {
            switch shared.listState {
            case 1: skeleton(label: "Loading")
            case 2: notice(.list, title: "Nothing here yet", message: "What you add with + appears here.")
            case 3:
                notice(
                    .warning,
                    title: "The list can’t be shown",
                    message: "The service didn’t answer in time."
                ) {
                    button("Try again", on.tap(.stateChosen(0)), icon: .refresh)
                }
            default:
                scrollArea(context.id("list"), name: "list", on.pulled(.refreshPulled)) {
                    list(header: "All items", footer: "\(shown.count) items") {
                        for (index, title) in shown {
                            row(
                                title,
                                subtitle: index % 3 == 0 ? "Seen twice this week" : nil,
                                value: index % 4 == 1 ? "New" : nil,
                                key: context.id("row-\(index)"),
                                leading: box("thumb", .style(["inline-size": "56px", "flex": "none"])) {
                                    picture(.loaded("media/\(index)"), label: title, aspect: 1.2)
                                },
                                tap: on.tap(.rowTapped(index)),
                                identifier: "row-\(index)"
                            )
                        }
                    }
                }
            }
        }
    }

    func gallery(_ on: ActionEncoder<DemoAction>, _ context: DrawingContext) -> ScreenLayout {
        let columns = context.settings.width < 600 ? 2 : context.settings.width < 900 ? 3 : 4
        return ScreenLayout(bar: NavigationBar("Gallery")) {
            scrollArea(context.id("grid"), name: "grid") {
                box(
                    "padded",
                    .style([
                        "display": "grid", "gap": "12px",
                        "grid-template-columns": "repeat(\(columns), minmax(0, 1fr))",
                    ])
                ) {
                    for index in 0..<24 {
                        card(key: context.id("card-\(index)"), tap: on.tap(.rowTapped(index))) {
                            picture(
                                index % 7 == 3
                                    ? .failed : index % 7 == 5 ? .placeholder : .loaded("media/\(index)"),
                                label: titles[index % titles.count],
                                aspect: 1.3
                            )
                            box("padded") { label(titles[index % titles.count], "subheadline two-lines") }
                        }
                    }
                }
            }
        }
    }

    func form(_ on: ActionEncoder<DemoAction>, _ context: DrawingContext) -> ScreenLayout {
        ScreenLayout(bar: NavigationBar("Form", style: .grey), background: .grouped) {
            scrollArea(context.id("form"), name: "form") {
                textField(
                    context.id("name"),
                    label: "Name",
                    text: shared.name,
                    placeholder: "At most 20 characters",
                    problem: shared.name.count == 20 ? "That is as long as it gets." : nil,
                    on.typed { .nameTyped($0) },
                    on.submitted(.tellTapped)
                )
                textArea(
                    context.id("note"),
                    label: "Note",
                    text: shared.note,
                    placeholder: "Anything",
                    on.typed { .noteTyped($0) }
                )
                list {
                    toggle("Favourite", isOn: shared.isFavourite, on.tap(.favouriteTapped))
                    row("Take a picture", tap: on.tap(.cameraTapped))
                    row("Choose pictures", tap: on.tap(.pickTapped))
                    row("Ask something", tap: on.tap(.tellTapped), identifier: "ask")
                    row("Delete all", isDestructive: true, tap: on.tap(.confirmTapped))
                }
                box("padded column") {
                    button("Send", on.tap(.tellTapped), icon: .envelope)
                    button("Share", on.tap(.shareTapped), icon: .share, style: "tinted")
                    button("Not now", on.tap(.tellTapped), style: "plain", isEnabled: false)
                }
            }
        }
    }

    func item(_ on: ActionEncoder<DemoAction>, _ context: DrawingContext) -> ScreenLayout {
        ScreenLayout(
            bar: NavigationBar("Northern lights", style: .transparent, hidesTitle: true) {
            } trailing: {
                iconButton(.heart, label: "Favourite", on.tap(.favouriteTapped), isOn: shared.isFavourite)
                iconButton(.share, label: "Share", on.tap(.shareTapped))
            }
        ) {
        } footer: {
            box("padded line") {
                iconButton(.play, label: "Play", on.tap(.playTapped))
                HTML.live(context.id("position")) {
                    box("grow") { progress(shared.position, label: "Position") }
                }
                label("3:20", "footnote number secondary")
            }
        } body: {
            scrollArea(context.id("item"), name: "item") {
                picture(.loaded("media/7"), label: "Northern lights", aspect: 1.5)
                box("padded column") {
                    label("Northern lights", "title2")
                    label("Seen from the harbour wall on a still night in October.", "body")
                    button("Another", on.tap(.rowTapped(1)), style: "tinted")
                }
            }
        }
    }

    func settings(_ on: ActionEncoder<DemoAction>, _ context: DrawingContext) -> ScreenLayout {
        ScreenLayout(
            bar: NavigationBar("Settings") {
            } trailing: {
                button("Done", on.tap(.closeTapped), style: "plain")
            },
            background: .grouped
        ) {
            scrollArea(context.id("settings"), name: "settings") {
                list(header: "General") {
                    toggle("Favourite", isOn: shared.isFavourite, on.tap(.favouriteTapped))
                    row("Version", value: "1.0")
                }
            }
        }
    }

    func player(_ on: ActionEncoder<DemoAction>, _ context: DrawingContext) -> ScreenLayout {
        ScreenLayout(
            bar: NavigationBar("Now playing", style: .transparent) {
                iconButton(.close, label: "Close", on.tap(.closeTapped))
            },
            background: .black
        ) {
        } footer: {
            HTML.live(context.id("slider")) {
                box("padded") {
                    slider(
                        context.id("seek"),
                        value: shared.position,
                        label: "Position",
                        on.moved { .positionMoved($0) }
                    )
                }
            }
            box("line", .style(["justify-content": "center"])) {
                iconButton(.previous, label: "Previous", on.tap(.ticked))
                iconButton(.pause, label: "Pause", on.tap(.ticked))
                iconButton(.next, label: "Next", on.tap(.ticked))
            }
        } body: {
            spinner("Buffering", label: "Buffering")
        }
    }
}
