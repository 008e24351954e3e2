// Draws a page of the center's site: its URL, which is never fetched.

import Foundation
import Interlochen
import SharedLocalization
import SimulatorKit

/// The URL, in the area where a host has its browser.
@MainActor
func draw(_ model: WebPageModel, _ context: DrawingContext) -> ScreenDrawing {
    ScreenDrawing(model.send) { (on: ActionEncoder<WebPageAction>) in
        let state = model.state
        let bar = NavigationBar(
            context.say(state.title),
            trailing: {
                iconButton(.globe, state.browser, on.tap(.browserTapped), context, "browser")
            }
        )
        return .screen(
            ScreenLayout(bar: bar, background: .grouped) {
                if let host = state.host {
                    box("banner", .style(["justify-content": "center"])) {
                        Icon.link.html(size: 16)
                        label(host, "footnote secondary")
                    }
                }
            } body: {
                drawn(
                    state.phase,
                    context,
                    retry: on.tap(.retryTapped),
                    waiting: { spinner(label: $0) }
                ) { page in
                    box(
                        "notice",
                        .style(["inline-size": "min(100% - 32px, 520px)", "max-inline-size": "none"])
                    ) {
                        Icon.globe.html(size: 56)
                        label(context.say(state.title), "title3")
                        label(
                            page.url.absoluteString,
                            "address subheadline selectable",
                            .identifier("address")
                        )
                    }
                }
            }
        )
    }
}
