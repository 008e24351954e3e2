// Drawing of the main board.

import SharedScreens
import SharedLayout
import SharedLocalization
import SimulatorKit
import SkyZoneLeaderboard

/// The menu of boards, the location, four animated lines, and the button to the whole board.
@MainActor
func draw(_ model: LeaderboardModel, _ context: DrawingContext) -> ScreenDrawing {
    ScreenDrawing(model.send) { (on: ActionEncoder<LeaderboardAction>) in
        let state = model.state
        return .screen(
            ScreenLayout(
                bar: NavigationBar(context.say(state.title)) {
                    menuButton(state.buttons, on.tap(.menuTapped), context)
                }
            ) {
                header(state, context, on)
            } footer: {
                radialBar(state.buttons, on.tap(.radialMenuTapped), context)
            } body: {
                drawn(state.phase, context, retry: on.tap(.retryTapped), icon: .people) { _ in
                    scrollArea(context.id("lines"), name: "lines", on.pulled(.refreshPulled)) {
                        lines(model, state, context)
                        state.hint.map { hint($0, context, on) }
                        box("padded", .style(["display": "grid", "gap": "8px"])) {
                            state.summary.map {
                                label(
                                    context.say($0),
                                    "footnote secondary center number",
                                    .identifier("summary")
                                )
                            }
                            button(
                                context.say(state.viewAll),
                                on.tap(.viewAllTapped),
                                icon: .list,
                                style: "tinted",
                                identifier: "view-all"
                            )
                        }
                    }
                }
            }
        )
    }
}

@MainActor @HTMLBuilder
private func header(
    _ state: LeaderboardState,
    _ context: DrawingContext,
    _ on: ActionEncoder<LeaderboardAction>
) -> HTML {
    if !state.boards.isEmpty {
        segments(
            state.boards.map { (title: $0.name, tap: on.tap(.boardTapped($0.id))) },
            selected: state.boards.firstIndex { $0.isSelected } ?? 0,
            label: context.say(state.boardsLabel)
        )
    }
    tag(
        "button",
        .class("row"),
        on.tap(.locationTapped),
        .label(context.say(state.locationLabel)),
        .identifier("location"),
        .style(["border-block-end": "var(--hairline) solid var(--separator)"])
    ) {
        tag("span", .class("accent"), .style(["display": "grid"])) { Icon.location.html(size: 22) }
        tag("span", .class("grow headline")) { context.say(state.location) }
        tag("span", .class("disclosure")) { Icon.down.html(size: 18) }
    }
    state.notice.map { banner($0, context, on.tap(.retryTapped)) }
}

@MainActor
private func lines(_ model: LeaderboardModel, _ state: LeaderboardState, _ context: DrawingContext) -> HTML {
    box("", .style(["padding-block": "16px 4px"])) {
        canvas(height: state.height) {
            for (index, line) in state.lines.enumerated() {
                draw(line, at: index, model, state.animation, context)
            }
        }
    }
}

@MainActor
private func draw(
    _ line: LeaderboardState.Line,
    at index: Int,
    _ model: LeaderboardModel,
    _ animation: LineAnimation?,
    _ context: DrawingContext
) -> HTML {
    let frames = line.frames
    let paint = Paint.bar(line.line.role, isDark: context.settings.isDark)
    // A new identity restarts the animation.
    let id = context.id("line-\(animation?.revision ?? 0)-\(line.id.rawValue)")
    let gathered = model.layout.frames(at: index, length: animation?.gatheredLength ?? 1).bar.width
    return box(
        "",
        .id(id),
        Attribute("role", "group"),
        .label(context.say(line.label)),
        .style(["color": paint.ink])
    ) {
        box("", .frame(frames.bar)) {
            box(
                "",
                .style([
                    "block-size": "100%", "inline-size": "\(frames.bar.width)px", "background": paint.ground,
                    "--grow-from": "\(gathered)px", "border-start-end-radius": "30px",
                    "border-end-end-radius": "30px", "animation": moving("grow", animation),
                ]),
                .identifier("bar-\(line.line.role.rawValue)")
            )
        }
        textLine(context.say(line.rank), in: frames.rank, rankStyle(context.say(line.rank)))
        box("", .style(["animation": moving("fade", animation)])) {
            textLine(
                line.line.row.handle,
                in: frames.handle,
                "subheadline headline",
                lines: model.layout.handleLines
            )
            textLine(context.say(line.value), in: frames.value, "footnote number")
            box("", .frame(frames.photo)) {
                avatar(model.photo(of: line.line), of: line.line.row.handle, id + "-photo")
            }
        }
    }
}

private func moving(_ name: String, _ animation: LineAnimation?) -> String {
    guard let animation else { return "none" }
    let points = [animation.curve.first, animation.curve.second]
    let curve = points.map { "\($0.x),\($0.y)" }.joined(separator: ",")
    return
        "\(name) \(animation.spread.milliseconds)ms cubic-bezier(\(curve)) \(animation.hold.milliseconds)ms backwards"
}

extension Duration {
    fileprivate var milliseconds: Int { Int(self / .milliseconds(1)) }
}

@MainActor
private func hint(_ notice: ScreenNotice, _ context: DrawingContext, _ on: ActionEncoder<LeaderboardAction>)
    -> HTML
{
    box("padded") {
        box(
            "column",
            .style([
                "padding": "16px", "border-radius": "14px", "border": "2px dashed var(--accent)",
                "align-items": "flex-start", "gap": "6px",
            ]),
            .identifier("hint")
        ) {
            label(context.say(notice.title), "headline")
            label(context.say(notice.message), "subheadline secondary")
            notice.action.map {
                button(
                    context.say($0),
                    on.tap(.findParkTapped),
                    icon: .location,
                    style: "plain",
                    identifier: "hint-action"
                )
            }
        }
    }
}

/// The largest size that fits beside the photo: a rank among a million has nine characters.
private func rankStyle(_ rank: String) -> String {
    switch rank.count {
    case ...3: "title2 number"
    case ...6: "subheadline headline number"
    case ...7: "footnote headline number"
    default: "caption2 headline number"
    }
}
