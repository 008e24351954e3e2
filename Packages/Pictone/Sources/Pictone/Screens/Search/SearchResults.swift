// The results of a search in a catalog.

import Foundation
import SharedLocalization

/// Characters, albums and lines of scripts that contain a text, ignoring case and accents.
public struct SearchResults: Equatable, Sendable {
    /// A match in a script.
    public struct Line: Equatable, Sendable {
        public let album: Album
        /// The text of the match: of a paragraph, the introduction or an acting point.
        public let text: String
        /// The speaking character; nil outside paragraphs.
        public let character: StoryCharacter?
    }

    public var characters: [StoryCharacter] = []
    public var albums: [Album] = []
    /// The first match in each script.
    public var lines: [Line] = []

    /// Whether nothing was found.
    public var isEmpty: Bool { characters.isEmpty && albums.isEmpty && lines.isEmpty }

    /// Searches for a text; finds nothing for a blank one.
    ///
    /// O(content): not for the main actor. Stops early, with the results so far, when the task is cancelled.
    public init(_ catalog: Catalog, matching query: String) {
        let wanted = query.foldedForSearch
        guard !wanted.isEmpty else { return }
        func matches(_ text: String) -> Bool { text.foldedForSearch.contains(wanted) }
        characters = catalog.characters.filter { matches($0.name) || matches($0.summary) }
        albums = catalog.albums.filter { matches($0.title) || matches($0.summary) }
        for album in catalog.albums {
            guard !Task.isCancelled, let script = catalog.script(of: album.id) else { continue }
            let asides = [script.introduction] + script.actingPoints
            if let paragraph = script.paragraphs.first(where: { matches($0.text) }) {
                let speaker = catalog.character(paragraph.character)
                lines.append(Line(album: album, text: paragraph.text, character: speaker))
            } else if let text = asides.first(where: matches) {
                lines.append(Line(album: album, text: text, character: nil))
            }
        }
    }
}
