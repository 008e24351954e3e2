import SharedScreens
import Foundation
import Pictone
import SharedLocalization
import SharedNavigation
import SharedTesting
import SimulatorKit
import SimulatorTesting
import Testing

/// The app on its page: its devices, its icon on the home screen, the size of its text.
@MainActor @Suite struct PageTests {
    private func served(
        _ drawn: Drawn,
        _ test: (SimulatorPage) async throws -> Void
    ) async throws {
        let server = try SimulatorServer(app: drawn.simulated, token: "secret")
        do {
            try await test(SimulatorPage(address: "http://127.0.0.1:\(server.port)/secret/"))
        } catch {
            Issue.record(error)
        }
        await server.stop()
    }

    /// The pages of every destination with a link, of playback and recording, and of a question.
    private func pages(_ settings: DeviceSettings) async throws -> [String] {
        let drawn = await Drawn()
        var pages: [String] = []
        func draw() throws {
            pages.append(drawn.simulated.markup(of: try #require(drawn.simulated.scene.front), in: settings))
        }
        let album = "pictone://albums/blank-map"
        for link in ["pictone://", "pictone://search", "pictone://characters/wren", album, album + "/listen"]
        {
            #expect(drawn.app.open(link: link) == nil)
            try draw()
        }
        try #require(drawn.script).send(.playTapped)
        try draw()
        drawn.app.open(link: album + "/record")
        let script = try #require(drawn.script)
        script.send(.characterMenuTapped)
        try draw()
        script.send(.recordTapped("p01"))
        await drawn.pass(.milliseconds(1_400))
        script.send(.lineTapped("p02"))
        try draw()
        script.send(.recordingStopTapped)
        await drawn.pass(.milliseconds(600))
        #expect(await eventually { drawn.app.studio.recorder.status == .recorded })
        script.send(.editTapped("p01"))
        try draw()
        script.send(.recordTapped("p01"))
        try draw()
        #expect(drawn.app.navigator.tree.front.route.kind == .overwriteConfirmation)
        return pages
    }

    @Test(.proves("PIC-23")) func itIsShownOnPhonesAloneFrom320PointsOn() async throws {
        let drawn = await Drawn()
        let phones = drawn.simulated.devices
        #expect(phones == Device.all.filter { !$0.isTablet } && phones.count == 5)
        #expect(phones.map(\.width).min() == PictoneMetrics.narrowestScreen)
        try await served(drawn) { page in
            for device in Device.all {
                await page.send("{\"device\":{\"id\":\"small\",\"landscape\":false}}")
                await page.send("{\"device\":{\"id\":\"\(device.id)\",\"landscape\":true}}")
                let shown = try #require(await page.html())
                let width = device.isTablet ? PictoneMetrics.narrowestScreen : device.width
                #expect(shown.contains("--width:\(width)px"), "\(device.name), and upright")
                #expect(shown.contains("value=\"\(device.id)\"") == !device.isTablet)
            }
        }
        var settings = DeviceSettings(language: "en")
        settings.device = try #require(phones.first { $0.width == PictoneMetrics.narrowestScreen })
        for page in try await pages(settings) {
            for width in page.matches(of: /inline-size:([0-9.]+)px/).compactMap({ Double($0.1) }) {
                #expect(
                    width <= PictoneMetrics.narrowestScreen - 32,
                    "what is as wide as that leaves the screen"
                )
            }
        }
    }

    @Test(
        .proves("PIC-24"),
        arguments: [
            ("en", ["Search", "Meet Wren Halloway", "Record “The Blank Map”"]),
            ("sl", ["Iskanje", "Spoznajte: Wren Halloway", "Posnemite „The Blank Map“"]),
        ]
    ) func theQuickActionsAreOnTheIconOfTheHomeScreen(language: String, titles: [String]) async throws {
        let drawn = await Drawn()
        let actions = drawn.app.quickActions
        try await served(drawn) { page in
            await page.send("{\"device\":{\"language\":\"\(language)\"}}")
            let html = try #require(await page.html())
            let menu = html[try #require(html.range(of: "id=\"shortcuts\"")).upperBound...]
            let buttons = menu.matches(of: /data-send="([^"]*)">.*?<span>(.*?)<\/span>/).prefix(titles.count)
            #expect(buttons.map { String($0.2) } == titles)
            for (button, action) in zip(buttons, actions) {
                await page.send(button.1.replacingOccurrences(of: "&quot;", with: "\""))
                #expect(drawn.app.navigator.link == action.link)
            }
            #expect(drawn.script?.state.phase.content?.tab.name == .record, "the last one is ready to record")
        }
    }

    /// The size in points, computed from the page's stylesheet as a browser does.
    private func points(_ size: Substring, at scale: Double) -> Double? {
        if let floored = size.wholeMatch(of: /max\(var\(--smallest-text\), (.*)\)/) {
            return points(floored.1, at: scale).map { max($0, PictoneMetrics.smallestText) }
        }
        if let scaled = size.wholeMatch(
            of: /calc\(([0-9.]+)px \* (?:min\()?var\(--text-scale\)(?:, ([0-9.]+)\))?\)/
        ) {
            let limit = scaled.2.flatMap { Double($0) } ?? .infinity
            return Double(scaled.1).map { $0 * min(scale, limit) }
        }
        return size.wholeMatch(of: /([0-9.]+)px/).flatMap { Double($0.1) }
    }

    @Test(.proves("PIC-24"), arguments: [0.85, 1, 2]) func noTextIsTooSmallToRead(scale: Double) async throws
    {
        let drawn = await Drawn()
        var style = ""
        try await served(drawn) { page in
            style = try #require(await page.ask("style.css")).text
            await page.send("{\"device\":{\"text\":\(scale)}}")
            let shown = try #require(await page.html())
            #expect(shown.contains("--text-scale:\(scale);--smallest-text:\(PictoneMetrics.smallestText)px"))
        }
        let pages = try await pages(DeviceSettings(language: "en")).joined()
        let used = Set(pages.matches(of: /class="([^"]*)"/).flatMap { $0.1.split(separator: " ") })
        var found: Set<Substring> = []
        for rule in style.matches(of: /\n([^{}\n]+) \{[^{}]*font-size: ([^;}]+);/) {
            let names = Set(rule.1.matches(of: /\.([a-z0-9-]+)/).map(\.1))
            guard !names.isDisjoint(with: used) else { continue }
            found.formUnion(names)
            let size = try #require(points(rule.2, at: scale), "\(rule.2)")
            #expect(size >= PictoneMetrics.smallestText, "\(rule.1) is \(size)")
        }
        #expect(found.isSuperset(of: ["footnote", "subheadline", "segments", "row-subtitle", "bar-title"]))
        for size in pages.matches(of: /font-size:([0-9.]+)px/).compactMap({ Double($0.1) }) {
            #expect(size >= PictoneMetrics.smallestText)
        }
    }
}
