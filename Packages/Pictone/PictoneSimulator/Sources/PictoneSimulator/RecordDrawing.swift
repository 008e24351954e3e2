// Draws the Record tab, with the bar of a recording and the editor of a take.

import SharedScreens
import Pictone
import SharedLocalization
import SimulatorKit

@MainActor @HTMLBuilder
func record(
    _ tab: RecordTab,
    _ library: CatalogLibrary,
    _ context: DrawingContext,
    _ on: ActionEncoder<ScriptAction>
) -> HTML {
    if let failure = tab.failure {
        banner(
            context.say(failure.title) + ". " + context.say(failure.message),
            icon: .warning,
            style: "failure"
        )
    }
    box("", .identifier("stage-\(tab.stage.rawValue)")) { menu(tab.menu, library, context, on) }
    list {
        for line in tab.lines { drawn(line, library, context, on) }
    }
    box("", .style(["display": "grid", "padding": "0 var(--side) 8px"])) {
        button(
            tab.deleteAll,
            on.tap(.deleteAllTapped),
            context,
            icon: .trash,
            style: "destructive",
            identifier: "delete-all"
        )
    }
}

@MainActor
private func menu(
    _ menu: RecordTab.Menu,
    _ library: CatalogLibrary,
    _ context: DrawingContext,
    _ on: ActionEncoder<ScriptAction>
) -> HTML {
    box(
        "",
        .style([
            "margin": "12px var(--side) 0", "border-radius": "12px", "overflow": "hidden",
            "background": "var(--raised)",
            "box-shadow": menu.isOpen ? "0 6px 24px rgba(0, 0, 0, .2)" : "none",
        ])
    ) {
        tag(
            "button",
            .class("row"),
            on.tap(.characterMenuTapped),
            .label(context.say(menu.label)),
            Attribute("aria-expanded", menu.isOpen ? "true" : "false"),
            .identifier("menu"),
            .style(["flex-wrap": "wrap"])
        ) {
            label(context.say(menu.title), "headline destructive")
            thumbnail(menu.chosen.portrait, library, at: "menu", size: 32, isRound: true, context)
            label(
                menu.chosen.name,
                "body two-lines",
                .style(["flex": "1 1 calc(80px * var(--text-scale))"])
            )
            (menu.isOpen ? Icon.up : .down).html(size: 20)
        }
        for entry in menu.entries {
            row(
                entry.character.name,
                value: context.say(entry.detail),
                key: context.id("menu-\(entry.character.id.rawValue)"),
                leading: thumbnail(
                    entry.character.portrait,
                    library,
                    at: "menu-\(entry.character.id.rawValue)",
                    size: 32,
                    isRound: true,
                    context
                ),
                accessory: box("accent", .style(["inline-size": "20px"])) {
                    entry.isChosen ? Icon.check.html(size: 20) : .nothing
                },
                tap: on.tap(.characterChosen(entry.character.id)),
                identifier: "menu-\(entry.character.id.rawValue)"
            )
        }
    }
}

@MainActor
private func drawn(
    _ line: RecordTab.Line,
    _ library: CatalogLibrary,
    _ context: DrawingContext,
    _ on: ActionEncoder<ScriptAction>
) -> HTML {
    paragraphRow(
        line.paragraph,
        line.character,
        status: statusIcon(line.status, label: context.say(line.status.label)),
        isCurrent: [.playing, .paused, .armed, .recording, .saving].contains(line.status),
        library,
        context
    ) {
        line.take.map { controls($0, line.paragraph.id, context, on) }
    } control: {
        box("", .style(["color": line.isOwn ? "var(--destructive)" : "var(--accent)", "flex": "none"])) {
            mainButton(line, context, on)
        }
    }
}

@MainActor
private func mainButton(_ line: RecordTab.Line, _ context: DrawingContext, _ on: ActionEncoder<ScriptAction>)
    -> HTML
{
    let tap: Attribute =
        switch line.control {
        case .record: on.tap(.recordTapped(line.paragraph.id))
        case .stopRecording: on.tap(.recordingStopTapped)
        case .play, .pause, .unavailable: on.tap(.lineTapped(line.paragraph.id))
        }
    return tag(
        "button",
        .class("icon-button", line.control == .play ? "on" : ""),
        tap,
        .label(context.say(line.control.label)),
        Attribute("disabled", if: line.control == .unavailable),
        .identifier("\(line.control.rawValue)-\(line.paragraph.id.rawValue)"),
        .style(["color": "inherit"])
    ) { line.control.icon.html(size: line.isOwn ? 28 : 24) }
}

@MainActor
private func controls(
    _ take: RecordTab.TakeControls,
    _ id: ParagraphID,
    _ context: DrawingContext,
    _ on: ActionEncoder<ScriptAction>
) -> HTML {
    box("line", .style(["gap": "2px", "margin-inline-start": "-2px"])) {
        label(context.say(take.duration), "footnote number secondary", .style(["min-inline-size": "34px"]))
        take.play.map {
            iconButton(
                take.isPlaying ? .pause : .play,
                $0,
                on.tap(.lineTapped(id)),
                context,
                "take-\(id.rawValue)"
            )
        }
        take.edit.map {
            iconButton(.pencil, $0, on.tap(.editTapped(id)), context, "edit-\(id.rawValue)")
        }
        iconButton(.trash, take.delete, on.tap(.deleteTapped(id)), context, "delete-\(id.rawValue)")
    }
}

/// Draws time, level and the buttons that end a recording; the ticking part is redrawn alone.
///
/// - Parameter isAlone: Whether there is room for the words to speak.
@MainActor
func recordingBar(
    _ bar: RecordTab.Bar,
    isAlone: Bool,
    _ model: ScriptModel,
    _ context: DrawingContext,
    _ on: ActionEncoder<ScriptAction>
) -> HTML {
    box(
        "",
        .style([
            "padding": "8px var(--side) 6px",
            "border-block-start": isAlone ? "none" : "var(--hairline) solid var(--separator)",
        ]),
        .identifier("recorder-\(bar.status.rawValue)")
    ) {
        HTML.live(context.id("meter")) {
            box("line") {
                box("", .style(["color": "var(--destructive)", "display": "grid"])) {
                    Icon.record.html(size: 20)
                }
                label(context.say(bar.status.label), "footnote secondary one-line")
                box("grow", .style(["--accent": "var(--destructive)"])) {
                    progress(model.meter.level, label: context.say(bar.levelLabel))
                }
                label(context.say(ClockTime(model.meter.elapsed).text), "headline number")
            }
        }
        if isAlone { label(bar.text, "subheadline two-lines", .style(["padding-block": "4px"])) }
        box("line", .style(["gap": "8px", "flex-wrap": "wrap"])) {
            button(
                bar.discard,
                on.tap(.recordingDiscardTapped),
                context,
                style: "plain",
                identifier: "discard"
            )
            box("grow")
            bar.pause.map {
                iconButton(.pause, $0, on.tap(.recordingPauseTapped), context, "pause")
            }
            bar.resume.map {
                iconButton(.microphone, $0, on.tap(.recordingResumeTapped), context, "resume")
            }
            button(
                bar.stop,
                on.tap(.recordingStopTapped),
                context,
                icon: .stop,
                style: "destructive",
                identifier: "stop"
            )
        }
    }
}

/// Draws the kept part between two sliders.
@MainActor
func drawnEditor(
    _ editor: RecordTab.Editor,
    _ model: ScriptModel,
    _ context: DrawingContext,
    _ on: ActionEncoder<ScriptAction>
) -> HTML {
    let (start, end) = (editor.trim.share(editor.trim.start), editor.trim.share(editor.trim.end))
    return box("", .style(["padding": "10px var(--side) 6px"]), .identifier("editor")) {
        box("line", .style(["flex-wrap": "wrap", "gap": "0 12px", "justify-content": "space-between"])) {
            label(context.say(editor.title), "headline")
            label(context.say(editor.summary), "footnote number secondary")
        }
        label(editor.text, "footnote secondary one-line")
        box(
            "",
            .style([
                "position": "relative", "block-size": "44px", "margin-block": "8px 2px",
                "border-radius": "10px",
                "overflow": "hidden", "display": "flex", "align-items": "center", "gap": "2px",
                "padding-inline": "4px", "background": "var(--fill)",
            ])
        ) {
            for bar in 0..<48 {
                let place = (Double(bar) + 0.5) / 48
                box(
                    "",
                    .style([
                        "flex": "1", "border-radius": "2px",
                        "block-size":
                            "\(Int(8 + 30 * SimulatedRecording.level(at: editor.trim.duration * place)))px",
                        "background": place >= start && place <= end ? "var(--accent)" : "var(--tertiary)",
                    ])
                )
            }
            if editor.isPlaying { playhead(editor.trim, model, context) }
        }
        handle(editor.startLabel, start, on.moved { .trimStartMoved($0) }, "trim-start", context)
        handle(editor.endLabel, end, on.moved { .trimEndMoved($0) }, "trim-end", context)
        box("line", .style(["gap": "4px"])) {
            button(
                editor.cancel,
                on.tap(.trimCancelTapped),
                context,
                style: "plain",
                identifier: "trim-cancel"
            )
            box("grow", .style(["display": "grid", "justify-items": "center"])) {
                iconButton(
                    editor.isPlaying ? .stop : .play,
                    label: context.say(editor.play.label),
                    on.tap(.trimPlayTapped),
                    isOn: true,
                    identifier: "trim-play"
                )
            }
            button(editor.done, on.tap(.trimDoneTapped), context, identifier: "trim-done")
        }
    }
}

/// Draws the position of playback in a take; it ticks, so it is redrawn alone.
@MainActor
private func playhead(_ trim: Trim, _ model: ScriptModel, _ context: DrawingContext) -> HTML {
    HTML.live(context.id("playhead")) {
        box(
            "",
            .style([
                "position": "absolute", "inset-block": "0", "inline-size": "2px",
                "background": "var(--label)",
                "inset-inline-start": "\(trim.share(trim.start + model.progress.position) * 100)%",
            ])
        )
    }
}

@MainActor
private func handle(
    _ title: LocalizedText,
    _ value: Double,
    _ moved: Attribute,
    _ name: String,
    _ context: DrawingContext
) -> HTML {
    box("line", .style(["gap": "10px"])) {
        label(context.say(title), "footnote secondary", .style(["min-inline-size": "56px"]))
        box("grow") { slider(context.id(name), value: value, label: context.say(title), moved) }
    }
}

extension Trim {
    /// A moment as a fraction of the whole.
    fileprivate func share(_ moment: Duration) -> Double { duration > .zero ? moment / duration : 0 }
}
