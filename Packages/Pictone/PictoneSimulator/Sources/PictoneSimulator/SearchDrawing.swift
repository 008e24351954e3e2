// Draws the search.

import Pictone
import SharedLocalization
import SimulatorKit

/// Draws a search field and its results in three groups.
@MainActor
func draw(_ model: SearchModel, _ context: DrawingContext) -> ScreenDrawing {
    ScreenDrawing(model.send) { (on: ActionEncoder<SearchAction>) in
        let state = model.state
        return .screen(
            ScreenLayout(bar: NavigationBar(context.say(state.title)), background: .grouped) {
                searchField(state.search, context, on.typed { .typed($0) }, clear: on.tap(.cleared))
            } body: {
                drawn(
                    state.phase,
                    context,
                    retry: on.tap(.retryTapped),
                    clear: on.tap(.cleared),
                    icon: .microphone,
                    waiting: { spinner($0, label: $0) }
                ) { results in
                    scrollArea(context.id("results"), name: "results") {
                        found(results, state, model.library, context, on)
                    }
                }
            }
        )
    }
}

@MainActor @HTMLBuilder
private func found(
    _ results: SearchResults,
    _ state: SearchState,
    _ library: CatalogLibrary,
    _ context: DrawingContext,
    _ on: ActionEncoder<SearchAction>
) -> HTML {
    if !results.characters.isEmpty {
        list(header: context.say(state.charactersTitle)) {
            for character in results.characters {
                row(
                    character.name,
                    subtitle: character.summary,
                    key: context.id("character-\(character.id.rawValue)"),
                    leading: thumbnail(
                        character.portrait,
                        library,
                        at: "character-\(character.id.rawValue)",
                        size: 56,
                        isRound: true,
                        context
                    ),
                    tap: on.tap(.characterTapped(character.id))
                )
            }
        }
    }
    if !results.albums.isEmpty {
        list(header: context.say(state.albumsTitle)) {
            for album in results.albums {
                albumRow(album, library, context, on.tap(.albumTapped(album.id)))
            }
        }
    }
    if !results.lines.isEmpty {
        list(header: context.say(state.linesTitle)) {
            for line in results.lines {
                row(
                    line.text,
                    subtitle: [line.character?.name, line.album.title].compactMap { $0 }.joined(
                        separator: " · "
                    ),
                    key: context.id("line-\(line.album.id.rawValue)"),
                    leading: thumbnail(
                        line.album.cover,
                        library,
                        at: "line-\(line.album.id.rawValue)",
                        size: 56,
                        context
                    ),
                    tap: on.tap(.lineTapped(line.album.id))
                )
            }
        }
    }
}
