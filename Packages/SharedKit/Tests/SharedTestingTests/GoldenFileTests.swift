// A golden file reports the change, and how to accept it.

import Foundation
import SharedTesting
import Testing

@Suite final class GoldenFileTests {
    struct Note: Codable, Equatable {
        var title: String
        var stars: Int
    }

    /// A type that encodes another value than it decodes.
    struct Forgetful: Codable, Equatable {
        var stars: Int

        init(stars: Int) { self.stars = stars }
        init(from decoder: any Decoder) throws { stars = 0 }
    }

    private let folder = FileManager.default.temporaryDirectory.appending(path: "golden-\(UUID())")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func golden(_ text: String?) throws -> GoldenFile {
        let golden = GoldenFile("Note.json", beside: folder.appending(path: "Tests.swift").path())
        try FileManager.default.createDirectory(
            at: golden.url.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        if let text { try Data(text.utf8).write(to: golden.url) }
        return golden
    }

    @Test(.proves("KIT-NAV-08")) func whatIsWrittenAsItWasIsFine() throws {
        let golden = try golden("{\n  \"stars\" : 3,\n  \"title\" : \"a/b\"\n}\n")
        #expect(golden.url.path().hasSuffix("/Goldens/Note.json"))
        #expect(golden.problems(with: Note(title: "a/b", stars: 3)) == [])
    }

    @Test(.proves("KIT-NAV-08")) func aChangedFormIsSaidWithItsLine() throws {
        let golden = try golden("{\n  \"rating\" : 3,\n  \"title\" : \"a\"\n}\n")
        let problem = try #require(golden.problems(with: Note(title: "a", stars: 3)).first)
        #expect(
            problem.hasPrefix(
                "line 2 of Note.json is “  \"rating\" : 3,”, now it would be “  \"stars\" : 3,”"
            )
        )
        #expect(problem.contains("GOLDENS=new swift test"))
    }

    @Test(.proves("KIT-NAV-08")) func aMissingFileAndALostValueAreSaid() throws {
        #expect(
            try golden(nil).problems(with: Note(title: "a", stars: 1)).first?.hasPrefix(
                "Note.json is missing"
            )
                == true
        )
        let kept = try golden("{\n  \"stars\" : 5\n}\n")
        #expect(kept.problems(with: Forgetful(stars: 5)).first?.contains("read as something else") == true)
        #expect(kept.problems(with: [Double.nan]).first?.contains("don't fit") == true)
    }

    enum Tap: Codable, Equatable {
        case row(Int), close
    }

    @Test(.proves("KIT-NAV-02")) func actionsStandUnderTheNamesOfTheirTypes() throws {
        let golden = try golden(
            """
            {
              "Note" : [

              ],
              "Tap" : [
                {
                  "row" : {
                    "_0" : 7
                  }
                },
                {
                  "close" : {

                  }
                }
              ]
            }

            """
        )
        #expect(golden.problems(withActions: [Tap.row(7), .close], [Note]()) == [])
        let changed = golden.problems(withActions: [Tap.row(8), .close], [Note]())
        #expect(changed.first?.hasPrefix("line 8 of Note.json") == true)
        let lost = golden.problems(withActions: [Forgetful(stars: 5)])
        #expect(lost.last?.contains("read as something else") == true)
    }

    @Test(.proves("KIT-NAV-08")) func bytesAreComparedToTheLast() throws {
        let golden = try golden("one\ntwo")
        #expect(golden.problems(withBytes: Data("one\ntwo".utf8)) == [])
        #expect(golden.problems(withBytes: Data("one\ntwo\n".utf8)).first?.hasPrefix("line 3") == true)
    }
}
