// Draws the page of a character.

import Pictone
import SharedLocalization
import SimulatorKit

/// Draws the character above all its albums.
@MainActor
func draw(_ model: CharacterModel, _ context: DrawingContext) -> ScreenDrawing {
    ScreenDrawing(model.send) { (on: ActionEncoder<CharacterAction>) in
        let state = model.state
        return .screen(
            ScreenLayout(bar: NavigationBar(context.say(state.title)), background: .grouped) {
                drawn(state.phase, context, retry: on.tap(.retryTapped)) { content in
                    scrollArea(context.id("character"), name: "character") {
                        page(content, model.library, context, on)
                    }
                }
            }
        )
    }
}

@MainActor @HTMLBuilder
private func page(
    _ content: CharacterState.Content,
    _ library: CatalogLibrary,
    _ context: DrawingContext,
    _ on: ActionEncoder<CharacterAction>
) -> HTML {
    box(
        "padded column",
        .style(["justify-items": "center", "align-items": "center", "text-align": "center"])
    ) {
        thumbnail(content.character.portrait, library, at: "portrait", size: 148, isRound: true, context)
        label(content.character.name, "title1")
        label(content.character.summary, "body secondary")
    }
    if let empty = content.empty {
        drawn(empty, .microphone, context, .none)
    } else {
        list(header: context.say(content.summary)) {
            for album in content.albums {
                albumRow(album, library, context, on.tap(.albumTapped(album.id)))
            }
        }
    }
}
