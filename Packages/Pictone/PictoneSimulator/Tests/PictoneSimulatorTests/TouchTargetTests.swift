import Pictone
import SharedNavigation
import SharedTesting
import SimulatorKit
import Testing

@testable import PictoneSimulator

/// Tappable elements are at least as large as the app's own data says.
@MainActor @Suite struct TouchTargetTests {
    /// The kit's controls, which are as large as the app's data says, and segments of a row of choices.
    private let kit: Set<String> = ["button", "icon-button", "row", "clear", "slider", "card"]

    /// The buttons and sliders that aren't provably as large as the data says.
    private func small(in markup: String) -> [Substring] {
        markup.matches(of: /<(?:button|input)[^>]*>/).map(\.output).filter { tag in
            let names = tag.firstMatch(of: /class="([^"]*)"/).map {
                Set($0.1.split(separator: " ").map(String.init))
            }
            let isSegment = tag.contains("role=\"tab\"")
            let isField = tag.contains("inputmode=\"search\"")
            return kit.isDisjoint(with: names ?? []) && !isSegment && !isField
                && !tag.contains(/min-block-size:[^;"]*var\(--target\)|[^-]block-size:[^;"]*var\(--target\)/)
        }
    }

    @Test(.proves("PIC-24")) func everyControlIsAtLeastAsLargeAsTheDataSays() async throws {
        let drawn = await Drawn(isPastSplash: false)
        #expect(drawn.simulated.touchTarget == PictoneMetrics.touchTarget)
        #expect(try small(in: drawn.markup()) == [])
        guard case .splash(let splash)? = drawn.front else { throw MissingSplash() }
        splash.send(.tapped)
        var taps = 0
        for link in [
            "", "characters/wren", "search", "albums/blank-map", "albums/blank-map/listen",
            "albums/blank-map/record",
        ] {
            drawn.app.open(link: "pictone://" + link)
            let markup = try drawn.markup()
            #expect(small(in: markup) == [], "\(link)")
            taps += markup.matches(of: /data-tap=/).count
        }
        let script = try #require(drawn.script)
        script.send(.characterMenuTapped)
        #expect(try small(in: drawn.markup()) == [])
        script.send(.recordTapped("p01"))
        await drawn.pass(.milliseconds(600))
        #expect(try small(in: drawn.markup()) == [])
        script.send(.recordingStopTapped)
        await drawn.pass(.milliseconds(600))
        script.send(.editTapped("p01"))
        #expect(try small(in: drawn.markup()) == [])
        #expect(taps > 20)
        #expect(
            small(in: "<button class=\"mine\" data-tap=\"x\">") != [],
            "one that nobody measured is found"
        )
    }

    private struct MissingSplash: Error {}
}
