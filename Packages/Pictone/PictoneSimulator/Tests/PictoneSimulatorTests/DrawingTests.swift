import SharedScreens
import Foundation
import Pictone
import SharedLocalization
import SharedNavigation
import SharedTesting
import SimulatorKit
import SimulatorTesting
import Testing

@testable import PictoneSimulator

/// Every screen draws in both languages; `StateDrawingTests` covers the states without content.
@MainActor @Suite struct DrawingTests {
    @Test(.proves("PIC-01")) func theSplashTurns() async throws {
        let drawn = await Drawn(isPastSplash: false)
        #expect(try drawn.shows(["Lend them your voice"], ["splash"]))
        #expect(try drawn.markup().contains("class=\"spinner\""))
        #expect(Set(drawn.simulated.graph.nodes) == Set(PictoneRoute.Kind.allCases.map(\.rawValue)))
    }

    @Test(.proves("PIC-02", "PIC-04")) func browseInAllItsStates() async throws {
        let drawn = await Drawn()
        #expect(try drawn.shows(["Popular character", "LOAD MORE"], ["cover", "search", "more-genres"]))
        #expect(try drawn.markup().contains("Wren Halloway") && drawn.markup().contains("The Blank Map"))
        guard case .browse(let browse)? = drawn.front else {
            Issue.record("not the first screen")
            return
        }
        browse.send(.moreTapped(.genres))
        #expect(try drawn.shows(["Loading more"]))
        await drawn.app.navigator.settled()
        #expect(try drawn.markup().contains("Fairy Tale"))
        let waiting = await Drawn(.endless, isSettled: false)
        #expect(try waiting.shows(["Loading stories"]))
        let failed = await Drawn(.failing)
        #expect(try failed.shows(["Try again"]))
    }

    @Test(.proves("PIC-20")) func aCatalogWithFlawsSaysWhichAndAnEmptyOneThatItIs() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "flawed-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let main =
            #"{"popularCharacter":"x","pageSizes":{"popularAlbums":1,"characters":1,"genres":1},"files":"#
            + #"{"characters":"c.json","albums":"c.json","genres":"c.json","scripts":"c.json","recordings":"c.json"}}"#
        try Data(main.utf8).write(to: folder.appending(path: "catalog.json"))
        let drawn = await Drawn(.folder(folder))
        #expect(try drawn.shows(["flaws in the catalog", "No stories yet"], ["report"]))
        guard case .browse(let browse)? = drawn.front else { return }
        browse.send(.reportTapped)
        #expect(try drawn.shows(["c.json can’t be read."], ["problems"]))
        let options = SimulatorOptions(["--feed", folder.path() + "/nothing"])
        #expect(throws: CatalogOption.self) { try PictoneSimulator.simulatedApp(options) }
        _ = try PictoneSimulator.simulatedApp(SimulatorOptions(["--feed", folder.path()]))
    }

    @Test(.proves("PIC-06")) func aCharacterInAllItsStates() async throws {
        let drawn = await Drawn()
        drawn.app.open(link: "pictone://characters/wren")
        #expect(try drawn.shows(["5 stories"], ["album-blank-map"]))
        let waiting = await Drawn(.endless, isSettled: false)
        waiting.app.open(link: "pictone://characters/wren")
        #expect(try waiting.shows(["Loading stories"]))
        let failed = await Drawn(.failing)
        failed.app.open(link: "pictone://characters/wren")
        #expect(try failed.shows(["Try again"]))
    }

    @Test(.proves("PIC-21")) func theSearchInAllItsStates() async throws {
        let drawn = await Drawn()
        drawn.app.open(link: "pictone://search")
        #expect(try drawn.shows(["Find a voice to lend"]))
        guard case .search(let search)? = drawn.front else {
            Issue.record("not the search")
            return
        }
        search.send(.typed("lighthouse"))
        #expect(try drawn.shows(["Searching"]))
        await drawn.app.navigator.settled()
        #expect(try drawn.shows(["In the scripts"]) && drawn.markup().contains("Sefa Lumen"))
        search.send(.typed("qqq"))
        await drawn.app.navigator.settled()
        #expect(try drawn.shows(["Nothing about"]))
    }

    @Test(.proves("PIC-07", "PIC-08", "PIC-12")) func summaryAndListening() async throws {
        let drawn = await Drawn()
        drawn.app.open(link: "pictone://albums/blank-map")
        #expect(try drawn.shows(["Acting points", "Introduction"], ["share"]))
        let script = try #require(drawn.script)
        script.send(.tabTapped(.listen))
        #expect(try drawn.shows(["Voices", "Stopped"], ["player-stopped", "play", "voice-wren-1"]))
        script.send(.recordingChosen("wren", .own))
        #expect(try drawn.shows(["5 paragraphs are missing"], ["status-missing"]))
        script.send(.playTapped)
        await drawn.pass(.milliseconds(300))
        #expect(try drawn.shows(["Playing · Paragraph 2 of 10"], ["player-playing", "status-playing"]))
        script.send(.pauseTapped)
        #expect(try drawn.shows(["Paused"], ["player-paused", "status-paused"]))
        drawn.app.open(link: "pictone://albums/the-long-table/listen")
        #expect(try drawn.markup().contains("Otto Brandvold"))
    }

    @Test(.proves("PIC-12", "PIC-13")) func whatPlaysIsShownBesideARecordingThatIsPaused() async throws {
        let drawn = await Drawn()
        drawn.app.open(link: "pictone://albums/blank-map/record")
        let script = try #require(drawn.script)
        script.send(.recordTapped("p01"))
        await drawn.pass(.milliseconds(1_400))
        script.send(.lineTapped("p02"))
        await drawn.pass(.milliseconds(300))
        let both = ["player-playing", "recorder-paused", "resume"]
        #expect(try drawn.shows(["Playing · Paragraph 2 of 10", "Begun, not complete"], both))
        #expect(try drawn.markup().contains("-seek\""))
        script.send(.pauseTapped)
        #expect(try drawn.shows(["Paused · Paragraph 2 of 10"], ["player-paused", "recorder-paused"]))
        script.send(.recordingResumeTapped)
        #expect(try drawn.shows(["Get ready"], ["recorder-armed"]))
        #expect(try !drawn.markup().contains("data-identifier=\"player-"), "it has stopped")
    }

    @Test(.proves("PIC-10")) func everyRecordingIsARowOfItsOwn() async throws {
        let drawn = await Drawn()
        drawn.app.open(link: "pictone://albums/blank-map/listen")
        guard case .listen(let tab)? = drawn.script?.state.phase.content?.tab else {
            Issue.record("not the tab to listen")
            return
        }
        let page = try drawn.markup()
        for voice in tab.voices {
            #expect(voice.options.count == 3)
            for option in voice.options {
                let name = "voice-\(voice.character.id.rawValue)-\(option.place.rawValue)"
                let row = try #require(page.drawnButton(name))
                #expect(
                    row.contains("inline-size:100%") && row.contains("aria-checked=\"\(option.isChosen)\"")
                )
                #expect(!row.contains("one-line"), "a name is never cut")
                for text in [option.title, option.detail] {
                    #expect(row.contains(">\(drawn.simulated.resolve(text))<"), "\(text)")
                }
            }
        }
    }

    @Test(.proves("PIC-13", "PIC-15", "PIC-16")) func recordingInAllItsStages() async throws {
        let drawn = await Drawn()
        drawn.app.open(link: "pictone://albums/blank-map/record")
        let script = try #require(drawn.script)
        #expect(
            try drawn.shows(["DELETE ALL RECORDINGS"], ["stage-nothingRecorded", "record-p01", "play-p02"])
        )
        script.send(.characterMenuTapped)
        #expect(try drawn.shows(["0 of 5"], ["stage-choosingCharacter", "menu-bo"]))
        script.send(.recordTapped("p01"))
        #expect(try drawn.shows(["Get ready"], ["stage-recording", "recorder-armed", "stopRecording-p01"]))
        await drawn.pass(.milliseconds(1_400))
        #expect(try drawn.shows(["Pause recording"], ["recorder-recording", "status-recording"]))
        #expect(try drawn.markup().contains("0:01"))
        script.send(.recordingPauseTapped)
        #expect(try drawn.shows(["Begun, not complete"], ["recorder-paused", "resume"]))
        #expect(try !drawn.markup().contains("data-identifier=\"player-"))
        script.send(.recordingStopTapped)
        #expect(try drawn.shows(["Saving"], ["recorder-saving"]))
        await drawn.pass(.milliseconds(600))
        _ = await eventually { drawn.app.studio.recorder.status == .recorded }
        #expect(try drawn.shows(["Recorded"], ["stage-recorded", "take-p01", "edit-p01", "delete-p01"]))
        script.send(.editTapped("p01"))
        #expect(try drawn.shows(["Trim the recording"], ["stage-editing", "editor", "trim-done"]))
        #expect(try !drawn.markup().contains("-playhead\""))
        script.send(.trimPlayTapped)
        #expect(try drawn.markup().contains("-playhead\""))
        script.send(.trimCancelTapped)
        script.send(.recordTapped("p01"))
        #expect(try drawn.shows(["Record over this take?", "Overwrite"]))
        guard case .confirmation(let question)? = drawn.front else {
            Issue.record("nothing is asked")
            return
        }
        question.send(.declineTapped)
        script.send(.deleteAllTapped)
        #expect(try drawn.shows(["Delete 1 recording?", "Delete all"]))
    }
}
