// Catalogs and sources for the tests.

import Foundation
import Pictone
import SharedCore
import SharedJSON
import SharedLocalization
import SharedNavigation
import SharedTesting

/// The files of a small catalog, for tests to corrupt and to read from a real folder.
///
/// Ann is in both albums, Ben in the first, Cy in none. Ben's third recording of the first script lacks a
/// paragraph.
struct CatalogFiles: Sendable {
    var files = [
        "catalog.json": """
        {"popularCharacter": "ann", "pageSizes": {"popularAlbums": 1, "characters": 1, "genres": 2},
         "files": {"characters": "characters.json", "albums": "albums.json", "genres": "genres.json",
                   "scripts": "scripts.json", "recordings": "recordings.json"}}
        """,
        "characters.json": """
        {"characters": [{"id": "ann", "name": "Änn", "summary": "Speaks first.", "portrait": "ann.jpg"},
                        {"id": "ben", "name": "Ben", "summary": "Answers.", "portrait": "ben.jpg"},
                        {"id": "cy", "name": "Cy", "summary": "Says nothing.", "portrait": "cy.jpg"}]}
        """,
        "genres.json": """
        {"genres": [{"id": "g1", "name": "One"}, {"id": "g2", "name": "Two"}, {"id": "g3", "name": "Three"}]}
        """,
        "albums.json": """
        {"albums": [{"id": "a1", "title": "First", "summary": "Two talk.", "cover": "a1.jpg",
                     "characters": ["ann", "ben"], "genres": ["g1"], "script": "s1"},
                    {"id": "a2", "title": "Second", "summary": "One talks.", "cover": "a2.jpg",
                     "characters": ["ann"], "genres": ["g2", "g3"], "script": "s2"}]}
        """,
        "scripts.json": """
        {"scripts": [{"id": "s1", "album": "a1", "introduction": "A kitchen.", "characters": ["ann", "ben"],
                      "actingPoints": ["Slowly.", "Café au lait."],
                      "paragraphs": [{"id": "p1", "character": "ann", "text": "Hello."},
                                     {"id": "p2", "character": "ben", "text": "Is it you?"},
                                     {"id": "p3", "character": "ann", "text": "Who else."},
                                     {"id": "p4", "character": "ben", "text": "Good."}]},
                     {"id": "s2", "album": "a2", "introduction": "A stage.", "characters": ["ann"],
                      "actingPoints": [], "paragraphs": [{"id": "p1", "character": "ann", "text": "To be."}]}]}
        """,
        "recordings.json": """
        {"recordings": [
          {"id": "r1", "script": "s1", "character": "ann", "place": 2, "voice": "Vera", "title": "Calm",
           "takes": [{"paragraph": "p1", "duration": 1}, {"paragraph": "p3", "duration": 2}]},
          {"id": "r2", "script": "s1", "character": "ann", "place": 3, "voice": "Walt", "title": "Loud",
           "takes": [{"paragraph": "p1", "duration": 3}, {"paragraph": "p3", "duration": 1}]},
          {"id": "r3", "script": "s1", "character": "ben", "place": 2, "voice": "Xenia", "title": "Calm",
           "takes": [{"paragraph": "p2", "duration": 1.5}, {"paragraph": "p4", "duration": 0.5}]},
          {"id": "r4", "script": "s1", "character": "ben", "place": 3, "voice": "Yuri", "title": "Loud",
           "takes": [{"paragraph": "p2", "duration": 1}]},
          {"id": "r5", "script": "s2", "character": "ann", "place": 2, "voice": "Vera", "title": "Calm",
           "takes": [{"paragraph": "p1", "duration": 1}]},
          {"id": "r6", "script": "s2", "character": "ann", "place": 3, "voice": "Walt", "title": "Loud",
           "takes": [{"paragraph": "p1", "duration": 1}]}]}
        """,
    ]

    /// The same files with one text replaced; the test fails if the old one isn't there.
    func replacing(_ old: String, with new: String, in name: String) -> CatalogFiles {
        var copy = self
        copy.files[name] = files[name]?.replacingOccurrences(of: old, with: new)
        return copy.files[name] == files[name] ? CatalogFiles(files: [:]) : copy
    }

    /// Reads the files as the app does.
    func load() async throws -> Catalog {
        let folder = FileManager.default.temporaryDirectory.appending(path: "catalog-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
        return try await FolderCatalog(folder: folder).load()
    }
}

/// A source controlled by a test: answers one load after the other, on request.
actor ControlledCatalog: CatalogSource {
    private var waiting: [CheckedContinuation<Result<Catalog, JSONError>, Never>] = []
    private(set) var loads = 0

    @concurrent
    func load() async throws(JSONError) -> Catalog {
        try await next().get()
    }

    private func next() async -> Result<Catalog, JSONError> {
        loads += 1
        return await withCheckedContinuation { waiting.append($0) }
    }

    /// Waits for a load and answers it.
    func answer(_ answer: Result<Catalog, JSONError>) async {
        // Without a load to answer, the test's expectation fails, which is better than hanging.
        guard await eventually({ !waiting.isEmpty }) else { return }
        waiting.removeFirst().resume(returning: answer)
    }
}

/// A source that always returns the same catalog.
struct FixedCatalog: CatalogSource {
    let catalog: Catalog

    @concurrent
    func load() async throws(JSONError) -> Catalog { catalog }
}

/// The error for a missing file.
let unreadable = JSONError(source: "catalog.json", reason: .unreadable)

/// Read once: the tests resolve thousands of texts.
private let tables = PictoneApp.tables()

/// The text as the user reads it.
func said(_ text: LocalizedText?, in language: String = "en") -> String {
    text.map { Localizer(tables: tables, language: LanguageTag(language)).string($0) } ?? ""
}
