import Foundation
import Pictone
import SharedMedia
import SharedLocalization
import SharedCore
import SharedJSON
import SharedTesting
import Testing

@Suite struct CatalogTests {
    @Test(.proves("PIC-05", "PIC-10")) func theSampleIsSound() async throws {
        let catalog = try await FolderCatalog.sample().load()
        #expect(catalog.problems == [])
        #expect(catalog.characters.count == 10 && catalog.albums.count == 18 && catalog.genres.count == 9)
        #expect(catalog.popular?.id == "wren")
        for album in catalog.albums {
            let script = try #require(catalog.script(of: album.id))
            #expect(Set(script.characters) == Set(script.paragraphs.map(\.character)))
            #expect(album.characters == script.characters)
            for character in script.characters {
                let recordings = catalog.recordings(of: script.id).filter { $0.character == character }
                #expect(recordings.map(\.place) == [.second, .third])
                for recording in recordings {
                    #expect(Set(recording.durations.keys) == Set(script.paragraphs(of: character).map(\.id)))
                }
            }
        }
    }

    @Test(.proves("PIC-05")) func whatTheFilesSayIsWhatThereIs() async throws {
        let catalog = try await CatalogFiles().load()
        #expect(catalog.problems == [])
        #expect(catalog.characters.map(\.name) == ["Änn", "Ben", "Cy"])
        #expect(catalog.albums(of: "ann").map(\.title) == ["First", "Second"])
        #expect(catalog.albums(of: "cy") == [])
        #expect(
            catalog.script(of: "a1")?.paragraphs.map(\.text) == [
                "Hello.", "Is it you?", "Who else.", "Good.",
            ]
        )
        #expect(catalog.pageSizes == [.popularAlbums: 1, .characters: 1, .genres: 2])
        let changed = CatalogFiles().replacing("\"Ben\"", with: "\"Bea\"", in: "characters.json")
        #expect(try await changed.load().character("ben")?.name == "Bea", "none of it is hard-coded")
    }

    struct Flaw: Sendable {
        var file: String
        var old: String
        var new: String
        /// File and path, and the code of each problem.
        var problems: [String]
        /// The albums that still show.
        var albums: [AlbumID] = ["a1", "a2"]
    }

    static let flaws = [
        // A missing character.
        Flaw(
            file: "albums.json",
            old: "[\"ann\", \"ben\"]",
            new: "[\"ann\", \"zoe\", \"ben\"]",
            problems: ["albums.json $.albums[0].characters[1] catalog.dangling"]
        ),
        Flaw(
            file: "scripts.json",
            old: "{\"id\": \"p2\", \"character\": \"ben\"",
            new: "{\"id\": \"p2\", \"character\": \"zoe\"",
            problems: [
                "scripts.json $.scripts[0].paragraphs[1].character catalog.dangling",
                "recordings.json $.recordings[2].takes[0].paragraph catalog.dangling",
                "recordings.json $.recordings[3].takes[0].paragraph catalog.dangling",
            ]
        ),
        Flaw(
            file: "catalog.json",
            old: "\"popularCharacter\": \"ann\"",
            new: "\"popularCharacter\": \"zoe\"",
            problems: ["catalog.json $.popularCharacter catalog.dangling"]
        ),
        // Dangling albums.
        Flaw(
            file: "albums.json",
            old: "\"script\": \"s2\"",
            new: "\"script\": \"s9\"",
            problems: ["albums.json $.albums[1].script catalog.dangling"],
            albums: ["a1"]
        ),
        Flaw(
            file: "albums.json",
            old: "\"script\": \"s2\"",
            new: "\"script\": \"s1\"",
            problems: ["albums.json $.albums[1].script catalog.dangling"],
            albums: ["a1"]
        ),
        Flaw(
            file: "scripts.json",
            old: "\"album\": \"a2\"",
            new: "\"album\": \"a9\"",
            problems: [
                "albums.json $.albums[1].script catalog.dangling",
                "scripts.json $.scripts[1].album catalog.dangling",
            ],
            albums: ["a1"]
        ),
        Flaw(
            file: "albums.json",
            old: "[\"g2\", \"g3\"]",
            new: "[\"g9\", \"g3\", \"g3\"]",
            problems: [
                "albums.json $.albums[1].genres[0] catalog.dangling",
                "albums.json $.albums[1].genres[2] catalog.duplicate",
            ]
        ),
        // Duplicate identifiers.
        Flaw(
            file: "characters.json",
            old: "\"id\": \"cy\"",
            new: "\"id\": \"ben\"",
            problems: ["characters.json $.characters[2] catalog.duplicate"]
        ),
        Flaw(
            file: "albums.json",
            old: "\"id\": \"a2\"",
            new: "\"id\": \"a1\"",
            problems: [
                "albums.json $.albums[1] catalog.duplicate",
                "scripts.json $.scripts[1].album catalog.dangling",
            ],
            albums: ["a1"]
        ),
        Flaw(
            file: "scripts.json",
            old: "\"id\": \"p3\"",
            new: "\"id\": \"p1\"",
            problems: [
                "scripts.json $.scripts[0].paragraphs[2] catalog.duplicate",
                "recordings.json $.recordings[0].takes[1].paragraph catalog.dangling",
                "recordings.json $.recordings[1].takes[1].paragraph catalog.dangling",
            ]
        ),
        Flaw(
            file: "recordings.json",
            old: "\"id\": \"r6\"",
            new: "\"id\": \"r5\"",
            problems: [
                "recordings.json $.recordings[5] catalog.duplicate",
                "recordings.json $.recordings catalog.missingRecording",
            ]
        ),
        // No paragraphs.
        Flaw(
            file: "scripts.json",
            old: "[{\"id\": \"p1\", \"character\": \"ann\", \"text\": \"To be.\"}]",
            new: "[]",
            problems: ["scripts.json $.scripts[1].paragraphs catalog.noParagraphs"],
            albums: ["a1"]
        ),
        Flaw(
            file: "scripts.json",
            old: ", \"paragraphs\": [{\"id\": \"p1\", \"character\": \"ann\", \"text\": \"To be.\"}]",
            new: "",
            problems: ["scripts.json $.scripts[1].paragraphs catalog.noParagraphs"],
            albums: ["a1"]
        ),
        // Values out of range.
        Flaw(
            file: "recordings.json",
            old: "\"place\": 3, \"voice\": \"Yuri\"",
            new: "\"place\": 1, \"voice\": \"Yuri\"",
            problems: [
                "recordings.json $.recordings[3].place catalog.badNumber",
                "recordings.json $.recordings catalog.missingRecording",
            ]
        ),
        Flaw(
            file: "recordings.json",
            old: "\"place\": 3, \"voice\": \"Yuri\"",
            new: "\"place\": 2, \"voice\": \"Yuri\"",
            problems: [
                "recordings.json $.recordings[3].place catalog.duplicate",
                "recordings.json $.recordings catalog.missingRecording",
            ]
        ),
        Flaw(
            file: "recordings.json",
            old: "\"duration\": 1.5",
            new: "\"duration\": -1.5",
            problems: ["recordings.json $.recordings[2].takes[0].duration catalog.badNumber"]
        ),
        Flaw(
            file: "recordings.json",
            old: "\"script\": \"s2\", \"character\": \"ann\", \"place\": 3",
            new: "\"script\": \"s8\", \"character\": \"ann\", \"place\": 3",
            problems: [
                "recordings.json $.recordings[5].script catalog.dangling",
                "recordings.json $.recordings catalog.missingRecording",
            ]
        ),
        Flaw(
            file: "genres.json",
            old: "{\"id\": \"g2\", \"name\": \"Two\"}",
            new: "{\"id\": \"g2\"}",
            problems: [
                "genres.json $.genres[1] catalog.malformed",
                "albums.json $.albums[1].genres[0] catalog.dangling",
            ]
        ),
        // Unusable files.
        Flaw(
            file: "genres.json",
            old: "{\"genres\"",
            new: "{\"kinds\"",
            problems: [
                "genres.json $ catalog.unreadable", "albums.json $.albums[0].genres[0] catalog.dangling",
                "albums.json $.albums[1].genres[0] catalog.dangling",
                "albums.json $.albums[1].genres[1] catalog.dangling",
            ]
        ),
        Flaw(
            file: "catalog.json",
            old: "\"recordings.json\"",
            new: "\"../recordings.json\"",
            problems: [
                "../recordings.json $ catalog.unreadable",
                "../recordings.json $.recordings catalog.missingRecording",
                "../recordings.json $.recordings catalog.missingRecording",
                "../recordings.json $.recordings catalog.missingRecording",
            ]
        ),
    ]

    @Test(.proves("PIC-20"), arguments: flaws.indices)
    func aFlawIsReportedWithFileAndPathAndTheRestShows(index: Int) async throws {
        let flaw = Self.flaws[index]
        let catalog = try await CatalogFiles().replacing(flaw.old, with: flaw.new, in: flaw.file).load()
        #expect(catalog.problems.map { "\($0.place) \($0.code)" } == flaw.problems)
        #expect(catalog.albums.map(\.id) == flaw.albums)
        for album in catalog.albums {
            let script = try #require(catalog.script(of: album.id))
            #expect(
                !script.paragraphs.isEmpty && script.characters.allSatisfy { catalog.character($0) != nil }
            )
        }
        for problem in catalog.problems {
            for language in ["en", "sl"] {
                let text = said(problem.message, in: language)
                #expect(text.contains(problem.file) && !text.contains("problem."), "\(text)")
            }
            #expect(!problem.isRetryable && !said(problem.advice).isEmpty)
        }
    }

    @Test(.proves("PIC-20"), arguments: ["", "{", "[]", "{\"popularCharacter\": 1}"])
    func withoutTheMainFileThereIsNothing(text: String) async throws {
        var files = CatalogFiles()
        files.files["catalog.json"] = text
        await #expect(throws: JSONError.self) { try await files.load() }
        files.files["catalog.json"] = nil
        await #expect(throws: JSONError.self) { try await files.load() }
    }
}
