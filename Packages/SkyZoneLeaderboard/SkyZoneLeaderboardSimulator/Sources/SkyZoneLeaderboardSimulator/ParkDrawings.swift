// Drawings of a park's page and of the list of all parks.

import SharedScreens
import SharedLocalization
import SimulatorKit
import SkyZoneLeaderboard

/// The page of a park.
@MainActor
func draw(_ model: ParkInfoModel, _ context: DrawingContext) -> ScreenDrawing {
    ScreenDrawing(model.send) { (on: ActionEncoder<ParkInfoAction>) in
        let state = model.state
        return .screen(
            ScreenLayout(bar: NavigationBar(context.say(state.title)), background: .grouped) {
            } footer: {
                if state.phase == .loaded {
                    box("", .style(["display": "grid", "padding": "8px var(--side)"])) {
                        button(
                            context.say(state.book),
                            on.tap(.bookTapped),
                            icon: .calendar,
                            identifier: "book"
                        )
                    }
                }
            } body: {
                drawn(state.phase, context, retry: on.tap(.retryTapped), icon: .people) { _ in
                    scrollArea(context.id("park"), name: "park") {
                        trampolines
                        label(state.about, "body padded")
                        list {
                            for detail in state.details {
                                row(context.say(detail.title), value: context.say(detail.value))
                            }
                        }
                    }
                }
            }
        )
    }
}

/// A drawing of trampolines; parks have no image of their own.
private var trampolines: HTML {
    let beds = (0..<3).map { row in
        let (y, size) = (70 + row * 34, 44 + row * 12)
        return (-4...4).map { column in
            let x = 160 + column * (size + 8)
            return
                "<path d=\"M\(x - size / 2) \(y + 26)l\(10 + column * 2)-26h\(size - 20)l\(10 - column * 2) 26z\" fill=\"#0d2f63\""
                + " stroke=\"#f47b16\" stroke-width=\"4\" stroke-linejoin=\"round\"/>"
        }.joined()
    }.joined()
    return .trusted(
        "<svg viewBox=\"0 0 320 176\" preserveAspectRatio=\"xMidYMid slice\" aria-hidden=\"true\""
            + " style=\"display:block;inline-size:100%;block-size:176px;background:linear-gradient(#2b74dd,#123f86)\">"
            + "<path d=\"M0 60h320\" stroke=\"#8fbcff\" stroke-width=\"2\" opacity=\".5\"/>\(beds)"
            + "<g fill=\"none\" stroke=\"#fff\" stroke-width=\"6\" stroke-linecap=\"round\" stroke-linejoin=\"round\">"
            + "<path d=\"M160 44v-2M160 58l-2 24M158 62l-24-16M158 62l22-20M158 82l-16 16-14-4M158 82l20 10 4 14\"/>"
            + "<circle cx=\"161\" cy=\"42\" r=\"7\" fill=\"#fff\"/></g></svg>"
    )
}

/// The list of all parks.
@MainActor
func draw(_ model: FindParkModel, _ context: DrawingContext) -> ScreenDrawing {
    ScreenDrawing(model.send) { (on: ActionEncoder<FindParkAction>) in
        let state = model.state
        return .screen(
            ScreenLayout(bar: NavigationBar(context.say(state.title)), background: .grouped) {
                state.notice.map { banner($0, context, on.tap(.retryTapped)) }
            } body: {
                drawn(state.phase, context, retry: on.tap(.retryTapped), icon: .people) { _ in
                    scrollArea(context.id("parks"), name: "parks", on.pulled(.refreshPulled)) {
                        list(header: context.say(state.summary)) {
                            for park in state.parks {
                                row(
                                    park.name,
                                    value: park.region,
                                    key: context.id(park.id.rawValue),
                                    tap: on.tap(.parkTapped(park.id)),
                                    identifier: "park"
                                )
                            }
                        }
                    }
                }
            }
        )
    }
}
