// Draws the Listen tab and the player bar.

import SharedScreens
import Pictone
import SharedLocalization
import SimulatorKit

@MainActor @HTMLBuilder
func listen(
    _ tab: ListenTab,
    _ library: CatalogLibrary,
    _ context: DrawingContext,
    _ on: ActionEncoder<ScriptAction>
) -> HTML {
    heading(tab.voicesTitle, context)
    list {
        for voice in tab.voices { chooser(voice, library, context, on) }
    }
    if let missing = tab.missing {
        banner(context.say(missing), icon: .info, style: "warning")
    }
    heading(tab.linesTitle, context)
    list {
        for line in tab.lines {
            paragraphRow(
                line.paragraph,
                line.character,
                status: statusIcon(line.status, label: context.say(line.status.label)),
                isCurrent: line.isCurrent,
                library,
                context
            ) {
                iconButton(
                    line.control.icon,
                    label: context.say(line.control.label),
                    on.tap(.lineTapped(line.paragraph.id)),
                    isEnabled: line.control != .unavailable,
                    isOn: line.control == .play,
                    identifier: "\(line.control.rawValue)-\(line.paragraph.id.rawValue)"
                )
            }
        }
    }
}

/// Draws a paragraph with its status on the leading and its button on the trailing side.
@MainActor
func paragraphRow(
    _ paragraph: Paragraph,
    _ character: StoryCharacter,
    status: HTML,
    isCurrent: Bool,
    _ library: CatalogLibrary,
    _ context: DrawingContext,
    @HTMLBuilder under: () -> HTML = { .nothing },
    @HTMLBuilder control: () -> HTML
) -> HTML {
    box(
        "row",
        .id(context.id("line-\(paragraph.id.rawValue)")),
        .style([
            "align-items": "flex-start", "gap": "10px", "padding-block": "8px", "padding-inline": "12px 6px",
            "background": isCurrent ? "color-mix(in srgb, var(--accent) 12%, transparent)" : "none",
        ])
    ) {
        status
        thumbnail(
            character.portrait,
            library,
            at: "line-\(paragraph.id.rawValue)",
            size: 32,
            isRound: true,
            context
        )
        box("grow", .style(["padding-block": "2px"])) {
            label(character.name, "footnote secondary")
            label(paragraph.text, "body")
            under()
        }
        control()
    }
}

/// Draws a character above its recordings, one per row, since their names and titles are long.
@MainActor
private func chooser(
    _ voice: ListenTab.Voice,
    _ library: CatalogLibrary,
    _ context: DrawingContext,
    _ on: ActionEncoder<ScriptAction>
) -> HTML {
    box("row", .style(["display": "block", "padding": "10px 0 4px"])) {
        box("line", .style(["gap": "10px", "padding-inline": "12px"])) {
            thumbnail(
                voice.character.portrait,
                library,
                at: "voice-\(voice.character.id.rawValue)",
                size: 32,
                isRound: true,
                context
            )
            label(voice.character.name, "headline grow")
        }
        box("", Attribute("role", "radiogroup"), .label(voice.character.name)) {
            for option in voice.options { drawn(option, of: voice.character.id, context, on) }
        }
    }
}

/// Draws a recording: its speaker above its manner of speaking.
@MainActor
private func drawn(
    _ option: ListenTab.Option,
    of character: CharacterID,
    _ context: DrawingContext,
    _ on: ActionEncoder<ScriptAction>
) -> HTML {
    tag(
        "button",
        on.tap(.recordingChosen(character, option.place)),
        Attribute("role", "radio"),
        Attribute("aria-checked", option.isChosen ? "true" : "false"),
        .identifier("voice-\(character.rawValue)-\(option.place.rawValue)"),
        .style([
            "display": "flex", "align-items": "center", "gap": "10px", "inline-size": "100%",
            "min-block-size": "var(--target)", "padding": "6px 12px", "text-align": "start",
        ])
    ) {
        box(
            "accent",
            .style(["inline-size": "32px", "flex": "none", "display": "grid", "place-items": "center"])
        ) {
            if option.isChosen { Icon.check.html(size: 20) }
        }
        box("grow") {
            label(context.say(option.title), option.isChosen ? "headline accent" : "body")
            label(context.say(option.detail), "footnote secondary")
        }
    }
}

/// Draws status, position, duration and buttons; the ticking part is redrawn alone.
@MainActor
func playerBar(
    _ bar: PlayerBar,
    _ model: ScriptModel,
    _ context: DrawingContext,
    _ on: ActionEncoder<ScriptAction>
) -> HTML {
    box("", .style(["padding": "6px var(--side) 2px"]), .identifier("player-\(bar.status.rawValue)")) {
        if let failure = bar.failure {
            label(context.say(failure.title) + ". " + context.say(failure.message), "footnote problem")
        }
        let status = [bar.status.label, bar.place].compactMap { $0 }.map { context.say($0) }
            .joined(separator: " · ")
        if bar.text != nil { label(status, "footnote secondary") }
        box("line", .style(["gap": "4px"])) {
            label(bar.text ?? status, "subheadline two-lines grow")
            // The timeline runs from left to right in right-to-left languages too.
            box("line", Attribute("dir", "ltr"), .style(["gap": "4px"])) {
                iconButton(.previous, bar.previous, on.tap(.previousTapped), context, "previous")
                tag(
                    "button",
                    on.tap(bar.status == .playing ? .pauseTapped : .playTapped),
                    .label(context.say(bar.main.label)),
                    Attribute("disabled", if: !bar.main.isEnabled),
                    .identifier("play"),
                    .style([
                        "inline-size": "calc(var(--target) + 4px)",
                        "block-size": "calc(var(--target) + 4px)", "border-radius": "50%",
                        "display": "grid",
                        "place-content": "center", "background": "var(--accent)", "color": "var(--on-accent)",
                        "flex": "none", "opacity": bar.main.isEnabled ? "1" : ".4",
                    ])
                ) { (bar.status == .playing ? Icon.pause : .play).html() }
                iconButton(.next, bar.next, on.tap(.nextTapped), context, "next")
            }
        }
        HTML.live(context.id("position")) {
            let position = bar.status == .stopped ? .zero : model.progress.position
            return box("line", Attribute("dir", "ltr"), .style(["gap": "8px"])) {
                label(context.say(ClockTime(position).text), "footnote number secondary")
                box("grow") {
                    slider(
                        context.id("seek"),
                        value: bar.duration > .zero ? position / bar.duration : 0,
                        label: context.say(bar.positionLabel),
                        on.moved { .seeked($0) },
                        isEnabled: bar.isSeekable
                    )
                }
                label(context.say(ClockTime(bar.duration).text), "footnote number secondary")
            }
        }
    }
}
