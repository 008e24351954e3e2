// Drawing of the location picker.

import SharedLocalization
import SimulatorKit
import SkyZoneLeaderboard

/// All parks together and the user's own; the chosen one is checked.
@MainActor
func draw(_ model: LocationPickerModel, _ context: DrawingContext) -> ScreenDrawing {
    ScreenDrawing(model.send) { (on: ActionEncoder<LocationPickerAction>) in
        let state = model.state
        return .screen(
            ScreenLayout(
                bar: NavigationBar(context.say(state.title)) {
                } trailing: {
                    iconButton(.close, state.close, on.tap(.closeTapped), context, "close")
                },
                background: .grouped
            ) {
                scrollArea(context.id("locations"), name: "locations") {
                    list(footer: state.hint.map(context.say)) {
                        for choice in state.choices {
                            row(
                                context.say(choice.title),
                                value: choice.detail,
                                leading: tag("span", .class("accent"), .style(["display": "grid"])) {
                                    (choice.location == .all ? Icon.globe : .location).html(size: 22)
                                },
                                accessory: box("accent", .style(["inline-size": "20px", "display": "grid"])) {
                                    if choice.isSelected { Icon.check.html(size: 20) }
                                },
                                tap: on.tap(.locationTapped(choice.location)),
                                identifier: "location-\(choice.location.park?.id.rawValue ?? "all")"
                            )
                        }
                    }
                }
            }
        )
    }
}
