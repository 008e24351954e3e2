// Drawing of the profile.

import SharedLocalization
import SimulatorKit
import SkyZoneLeaderboard

/// The user with photo, standings on the boards and parks.
@MainActor
func draw(_ model: ProfileModel, _ context: DrawingContext) -> ScreenDrawing {
    ScreenDrawing(model.send) { (on: ActionEncoder<ProfileAction>) in
        let state = model.state
        return .screen(
            ScreenLayout(
                bar: NavigationBar(context.say(state.title)) {
                    menuButton(state.buttons, on.tap(.menuTapped), context)
                },
                background: .grouped
            ) {
                state.notice.map { banner($0, context, on.tap(.retryTapped)) }
                state.refreshing.map { spinner(label: context.say($0)) }
            } footer: {
                radialBar(state.buttons, on.tap(.radialMenuTapped), context)
            } body: {
                drawn(state.phase, context, retry: on.tap(.retryTapped), icon: .people) { _ in
                    scrollArea(context.id("profile"), name: "profile", on.pulled(.refreshPulled)) {
                        head(model, state, context)
                        standings(state, context, on)
                        parks(state, context, on)
                    }
                }
            }
        )
    }
}

@MainActor
private func head(_ model: ProfileModel, _ state: ProfileState, _ context: DrawingContext) -> HTML {
    box(
        "",
        .style(["display": "grid", "justify-items": "center", "gap": "6px", "padding": "20px var(--side) 0"])
    ) {
        box(
            "",
            .style([
                "inline-size": "104px", "padding": "4px", "border-radius": "50%",
                "background": "linear-gradient(135deg, #f47b16, #1d5fc4)",
            ])
        ) { avatar(model.photo, of: state.user?.handle ?? "", context.id("photo"), icon: 56) }
        label(state.user?.handle ?? "", "title2")
        label(context.say(state.summary), "subheadline secondary")
    }
}

@MainActor
private func standings(_ state: ProfileState, _ context: DrawingContext, _ on: ActionEncoder<ProfileAction>)
    -> HTML
{
    list(header: context.say(state.standingsTitle), footer: state.standingsHint.map(context.say)) {
        for standing in state.standings {
            row(
                standing.board,
                subtitle: context.say(standing.value),
                leading: box("", .style(["inline-size": "84px", "flex": "none"])) {
                    label(context.say(standing.rank), "headline accent number")
                }
            )
        }
        row(
            context.say(state.leaderboard),
            leading: tag("span", .class("accent"), .style(["display": "grid"])) { Icon.trophy.html() },
            tap: on.tap(.leaderboardTapped),
            identifier: "leaderboard"
        )
    }
}

@MainActor
private func parks(_ state: ProfileState, _ context: DrawingContext, _ on: ActionEncoder<ProfileAction>)
    -> HTML
{
    list(header: context.say(state.parksTitle)) {
        for park in state.parks {
            row(
                park.name,
                value: park.region,
                key: context.id(park.id.rawValue),
                leading: tag("span", .class("accent"), .style(["display": "grid"])) {
                    Icon.location.html(size: 22)
                },
                tap: on.tap(.parkTapped(park.id)),
                identifier: "park"
            )
        }
        state.findPark.map {
            row(
                context.say($0),
                leading: tag("span", .class("accent"), .style(["display": "grid"])) {
                    Icon.search.html(size: 22)
                },
                tap: on.tap(.findParkTapped),
                identifier: "find-park"
            )
        }
    }
}
