// Draws the first screen.

import SharedScreens
import Pictone
import SharedLocalization
import SimulatorKit

/// Draws the cover with its albums, the characters and the genres, each with its end.
@MainActor
func draw(_ model: BrowseModel, _ context: DrawingContext) -> ScreenDrawing {
    ScreenDrawing(model.send) { (on: ActionEncoder<BrowseAction>) in
        let state = model.state
        return .screen(
            ScreenLayout(
                bar: NavigationBar(
                    context.say(state.title),
                    isLarge: true,
                    trailing: {
                        iconButton(.search, state.searchLabel, on.tap(.searchTapped), context, "search")
                    }
                ),
                background: .grouped
            ) {
                header(state, context, on)
            } body: {
                drawn(state.phase, context, retry: on.tap(.retryTapped), icon: .microphone) { content in
                    scrollArea(context.id("browse"), name: "browse", on.pulled(.refreshPulled)) {
                        sections(content, model.library, context, on)
                    }
                }
            }
        )
    }
}

@MainActor @HTMLBuilder
private func header(_ state: BrowseState, _ context: DrawingContext, _ on: ActionEncoder<BrowseAction>)
    -> HTML
{
    state.notice.map { banner($0, context, on.tap(.retryTapped)) }
    if let report = state.report {
        banner(context.say(report.title), icon: .info, style: "warning") {
            button(context.say(report.action), on.tap(.reportTapped), style: "plain", identifier: "report")
        }
        if report.isExpanded {
            box(
                "padded column selectable",
                .identifier("problems"),
                .style(["max-block-size": "calc(var(--height) * .4)", "overflow": "auto", "gap": "6px"])
            ) {
                for line in report.lines { label(context.say(line), "footnote") }
            }
        }
    }
    state.refreshing.map { spinner(label: context.say($0)) }
}

@MainActor @HTMLBuilder
private func sections(
    _ content: BrowseState.Content,
    _ library: CatalogLibrary,
    _ context: DrawingContext,
    _ on: ActionEncoder<BrowseAction>
) -> HTML {
    if let cover = content.cover { drawnCover(cover, library, context, on) }
    list(header: context.say(content.albums.title)) {
        for album in content.albums.items {
            albumRow(album, library, context, on.tap(.albumTapped(album.id)))
        }
        more(content.albums.more, .popularAlbums, context, on)
    }
    heading(content.characters.title, context)
    box(
        "",
        .style([
            "display": "grid", "gap": "12px", "padding": "14px var(--side) 0",
            "grid-template-columns": "repeat(2, minmax(0, 1fr))",
        ])
    ) {
        for character in content.characters.items { tile(character, library, context, on) }
    }
    more(content.characters.more, .characters, context, on)
    heading(content.genres.title, context)
    box("", .style(["display": "flex", "flex-wrap": "wrap", "gap": "8px", "padding": "14px var(--side) 0"])) {
        for genre in content.genres.items {
            button(
                genre.name,
                on.tap(.genreTapped(genre.id)),
                style: "tinted",
                identifier: "genre-\(genre.id.rawValue)"
            )
        }
    }
    more(content.genres.more, .genres, context, on)
}

@MainActor
private func drawnCover(
    _ cover: BrowseState.Cover,
    _ library: CatalogLibrary,
    _ context: DrawingContext,
    _ on: ActionEncoder<BrowseAction>
) -> HTML {
    tag(
        "button",
        on.tap(.coverTapped),
        .label(context.say(cover.label)),
        .identifier("cover"),
        Attribute("disabled", if: !cover.isEnabled),
        .style([
            "display": "block", "position": "relative", "margin-inline": "var(--side)",
            "min-block-size": "var(--target)",
            "inline-size": "calc(100% - 2 * var(--side))", "aspect-ratio": "1.08", "border-radius": "16px",
            "overflow": "hidden", "box-shadow": "0 4px 16px rgba(0, 0, 0, .2)",
        ])
    ) {
        box("", .style(["position": "absolute", "inset-inline": "0", "inset-block-start": "-3%"])) {
            drawnPicture(cover.character.portrait, library, at: "cover", context)
        }
        box(
            "",
            .style([
                "position": "absolute", "inset-inline": "0", "inset-block-end": "0", "color": "#fff",
                "padding": "44px 16px 14px", "text-align": "start",
                "background": "linear-gradient(transparent, rgba(20, 8, 32, .82) 60%)",
            ])
        ) {
            label(context.say(cover.heading), "footnote", .style(["opacity": ".9"]))
            label(cover.character.name, "title1")
            label(cover.character.summary, "subheadline two-lines")
        }
    }
}

@MainActor
private func tile(
    _ character: StoryCharacter,
    _ library: CatalogLibrary,
    _ context: DrawingContext,
    _ on: ActionEncoder<BrowseAction>
) -> HTML {
    card(
        key: context.id("character-\(character.id.rawValue)"),
        tap: on.tap(.characterTapped(character.id)),
        label: character.name,
        .identifier("character-\(character.id.rawValue)")
    ) {
        drawnPicture(character.portrait, library, at: "character-\(character.id.rawValue)", context)
        box("", .style(["padding": "10px 12px 12px"])) {
            label(character.name, "headline two-lines", .style(["line-height": "1.2"]))
            label(character.summary, "footnote secondary three-lines", .style(["margin-block-start": "2px"]))
        }
    }
}

/// Draws LOAD MORE, or the spinner or retry that replaces it.
@MainActor
private func more(
    _ more: BrowseState.More,
    _ section: CatalogSection,
    _ context: DrawingContext,
    _ on: ActionEncoder<BrowseAction>
) -> HTML {
    box(
        "",
        .identifier("more-\(section.rawValue)"),
        .style([
            "display": more == .exhausted ? "none" : "grid", "justify-items": "center",
            "min-block-size": "60px",
            "align-content": "center", "padding": "8px var(--side)",
        ])
    ) {
        switch more {
        case .available(let title): button(context.say(title), on.tap(.moreTapped(section)), style: "plain")
        case .loading(let text):
            box("", .style(["margin-block": "-18px"])) { spinner(label: context.say(text)) }
        case .failed(let notice):
            label(context.say(notice.title), "footnote problem center")
            notice.action.map {
                button(context.say($0), on.tap(.moreTapped(section)), icon: .refresh, style: "plain")
            }
        case .exhausted: HTML.nothing
        }
    }
}
