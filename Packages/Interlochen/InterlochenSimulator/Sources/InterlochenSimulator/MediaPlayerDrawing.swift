// Draws the media player.

import SharedScreens
import Interlochen
import SharedLocalization
import SimulatorKit

/// The image and the controls: one over the other, or side by side in landscape.
@MainActor
func draw(_ model: MediaPlayerModel, _ context: DrawingContext) -> ScreenDrawing {
    ScreenDrawing(model.send) { (on: ActionEncoder<MediaPlayerAction>) in
        let state = model.state
        return .screen(
            ScreenLayout(
                bar: NavigationBar(context.say(state.title), style: state.bar.drawn),
                background: .black
            ) {
                drawn(
                    state.phase,
                    context,
                    retry: on.tap(.retryTapped),
                    waiting: { spinner(label: $0) }
                ) { content in
                    PlayerDrawing(model: model, content: content, state: state, context: context, on: on).html
                }
            }
        )
    }
}

/// One player with everything that its parts need.
@MainActor
private struct PlayerDrawing {
    let model: MediaPlayerModel
    let content: MediaItem
    let state: MediaPlayerState
    let context: DrawingContext
    let on: ActionEncoder<MediaPlayerAction>

    private var isVideo: Bool { content.medium == .video }

    var html: HTML {
        switch (state.arrangement, content.medium) {
        case (.upright, _):
            box(
                "",
                .style([
                    "display": "flex", "flex-direction": "column", "block-size": "100%",
                    "padding-block-start": "calc(var(--status) + 44px)",
                ])
            ) {
                box(
                    "",
                    .style(["flex": "1", "min-block-size": "0", "display": "grid", "place-items": "center"])
                ) {
                    artwork(
                        isVideo
                            ? ["inline-size": "100%", "aspect-ratio": "16 / 9", "max-block-size": "100%"]
                            : square("min(76cqw, calc(var(--height) * .44), 480px)")
                    )
                }
                box(
                    "",
                    .style([
                        "inline-size": "min(100%, 640px)", "margin-inline": "auto",
                        "padding": "8px var(--side) calc(24px + env(safe-area-inset-bottom, 0px))",
                    ])
                ) {
                    heading
                    controls
                }
            }
        case (.sideways, .video):
            box("", .style(["position": "absolute", "inset": "0"])) {
                artwork(["inline-size": "100%", "block-size": "100%"])
                box(
                    "",
                    .style([
                        "position": "absolute", "inset-inline": "0", "inset-block-end": "0",
                        "padding": "32px var(--side) 8px",
                        "background": "linear-gradient(transparent, rgba(0,0,0,.8))",
                    ])
                ) { controls }
            }
        case (.sideways, .audio):
            box(
                "",
                .style([
                    "display": "grid", "grid-template-columns": "auto 1fr", "gap": "24px",
                    "align-items": "center",
                    "block-size": "100%", "padding": "calc(var(--status) + 48px) var(--side) 12px",
                ])
            ) {
                artwork(square("min(calc(var(--height) * .5), 34cqw)"))
                box("", .style(["min-inline-size": "0"])) {
                    heading
                    controls
                }
            }
        }
    }

    private func square(_ side: String) -> KeyValuePairs<String, String> {
        ["inline-size": side, "aspect-ratio": "1", "border-radius": "14px", "overflow": "hidden"]
    }

    private func artwork(_ style: KeyValuePairs<String, String>) -> HTML {
        box("", .style(style), .identifier("artwork")) {
            box("", .style(["position": "relative", "inline-size": "100%", "block-size": "100%"])) {
                drawn(model.picture, label: content.title, name: "artwork", context)
                if state.status == .buffering {
                    box(
                        "",
                        .style([
                            "position": "absolute", "inset": "0", "display": "grid", "place-items": "center",
                            "background": "rgba(0,0,0,.45)",
                        ])
                    ) {
                        spinner(label: state.statusText.map(context.say) ?? "")
                    }
                }
            }
        }
    }

    @HTMLBuilder private var heading: HTML {
        label(content.title, "title3 two-lines", inItsOwnDirection)
        label(
            [content.kindText, content.viewsText].compactMap { $0.map(context.say) }.joined(separator: " · "),
            "subheadline secondary one-line"
        )
    }

    @HTMLBuilder private var controls: HTML {
        if let notice = state.notice {
            box(
                "",
                .style([
                    "display": "grid", "gap": "6px", "justify-items": "center", "text-align": "center",
                    "padding-block": "12px",
                ]),
                Attribute("role", "status")
            ) {
                label(context.say(notice.title), "headline")
                label(context.say(notice.message), "footnote secondary")
                notice.action.map {
                    button(context.say($0), on.tap(.retryTapped), icon: .refresh, identifier: "retry")
                }
            }
        } else {
            if state.canSeek {
                HTML.live(context.id("timeline")) { timeline }
            } else {
                box("", .style(["min-block-size": "24px"]))
            }
            box(
                "",
                .style(["display": "grid", "grid-template-columns": "1fr auto 1fr", "align-items": "center"])
            ) {
                status
                toggle
            }
        }
    }

    private var timeline: HTML {
        let line = model.timeline
        return box("") {
            slider(
                context.id("position"),
                value: line.fraction,
                label: context.say(state.seekLabel),
                on.moved { .seeked($0) }
            )
            box("line footnote secondary number", .style(["justify-content": "space-between"])) {
                tag("span", .identifier("position")) { line.positionText.map(context.say) ?? "" }
                tag("span") { line.durationText.map(context.say) ?? "" }
            }
        }
    }

    private var status: HTML {
        box("line", .style(["gap": "6px", "min-block-size": "44px"]), Attribute("role", "status")) {
            if content.isLive {
                tag(
                    "span",
                    .style([
                        "inline-size": "9px", "block-size": "9px", "border-radius": "50%", "flex": "none",
                        "background": state.status == .playing ? "#ff5a52" : "var(--secondary)",
                    ])
                )
            }
            state.statusText.map {
                label(context.say($0), "footnote secondary one-line", .identifier("status"))
            }
        }
    }

    private var toggle: HTML {
        let (icon, action): (Icon, MediaPlayerAction) =
            switch state.status {
            case .playing, .buffering: (.pause, .pauseTapped)
            case .paused, .failed: (.play, .playTapped)
            case .ended: (.refresh, .playTapped)
            }
        return tag(
            "button",
            .class("icon-button"),
            on.tap(action),
            .label(context.say(state.toggle.label)),
            Attribute("disabled", if: !state.toggle.isEnabled),
            .identifier("toggle"),
            .style(["inline-size": "68px", "block-size": "68px", "background": "#fff", "color": "#000"])
        ) { icon.html(size: 34) }
    }
}
