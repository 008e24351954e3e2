// The page shows the app, and the user's actions on it reach the app as typed values.

import DemoApp
import Foundation
import SharedCore
import SharedNavigation
import SharedServer
import SimulatorKit
import SimulatorTesting
import Testing

@MainActor
struct PageTests {
    @Test func thePageShowsWhatIsOnScreenAndFetchesNothingFromOutside() async throws {
        let client = try PageClient()
        let page = try await client.page()
        #expect(page.contains("<title>Demo – Simulator</title>"))
        #expect(page.contains("Harbour at night") && page.contains("id=\"entry-\(client.id(.library))\""))
        #expect(page.contains("class=\"node lit\" id=\"node-library\""))
        #expect(!page.contains("http://") && !page.contains("https://"))
        let style = try await client.request("/secret/style.css").text
        let script = try await client.request("/secret/script.js").text
        #expect(style.contains("--status") && script.contains("EventSource"))
        #expect(!style.contains("url(") && !script.contains("http"))
        await client.close()
    }

    @Test func onlyWhoKnowsTheTokenGetsIn() async throws {
        let client = try PageClient()
        for path in ["/", "/?token=wrong", "/wrong/", "/secret", "/style.css", "/events", "/secre/events"] {
            #expect(try await client.request(path).status == 403)
        }
        #expect(try await client.request("/action", method: "POST", body: "{\"back\":1}").status == 403)
        #expect(
            try await client.request("/secret/", headers: ["Origin": "http://elsewhere.example"]).status
                == 403
        )
        #expect(try await client.request("/secret/", headers: ["Host": "elsewhere.example"]).status == 421)
        let page = try await client.request("/?token=secret")
        #expect(page.status == 200)
        #expect(page.text.contains("id=\"device\""))
        let policy = try #require(page.headers["Content-Security-Policy"])
        #expect(policy.contains("default-src 'none'") && policy.contains("script-src 'self'"))
        #expect(client.demo.navigator.changes == 1)
        await client.close()
    }

    @Test func actionsReachTheAppTypedAndShowOnThePage() async throws {
        let client = try PageClient()
        let first = try await client.act(.library, .searchTyped("fern <\u{1F33F}> \"quoted\""))
        #expect(client.demo.state.search == "fern <\u{1F33F}> \"quoted\"")
        #expect(try await client.page().contains("value=\"fern &lt;\u{1F33F}&gt; &quot;quoted&quot;\""))
        let second = try await client.act(.library, .rowTapped(3))
        #expect(second > first)
        let item = client.id(.item)
        let page = try await client.page()
        #expect(
            page.contains("id=\"entry-\(item)\"")
                && page.contains("<span class=\"back-title\">Library</span>")
        )
        try await client.send("{\"back\":\(item)}")
        #expect(!client.demo.navigator.tree.entries.contains { $0.route == .item(3) })
        #expect(try await !client.page().contains("id=\"entry-\(item)\""))
        await client.close()
    }

    @Test func aToolBesideTheDeviceSetsWhatIsAroundTheApp() async throws {
        let client = try PageClient()
        let page = try await client.page()
        #expect(page.contains("data-tool=\"weather\"") && page.contains("value=\"sun\" selected"))
        try await client.send("{\"tool\":\"weather\",\"option\":\"rain\"}")
        #expect(client.demo.state.weather == "rain")
        #expect(try await client.page().contains("value=\"rain\" selected"))
        for (tool, option) in [("weather", "frogs"), ("tide", "rain")] {
            try await client.send("{\"tool\":\"\(tool)\",\"option\":\"\(option)\"}")
            #expect(client.demo.state.weather == "rain")
        }
        await client.close()
    }

    @Test func whatTheIconOnTheHomeScreenOffersOpensItsLink() async throws {
        let client = try PageClient()
        #expect(try await !client.page().contains("id=\"shortcuts\""), "it offers nothing")
        try await client.act(.library, .searchTyped("fern"))
        let page = try await client.page()
        let menu = page[try #require(page.range(of: "id=\"shortcuts\"")).upperBound...]
        let button = try #require(menu.firstMatch(of: /data-send="([^"]*)">.*?<span>(.*?)<\/span>/)).output
        #expect(button.2 == "fern")
        try await client.send(button.1.replacingOccurrences(of: "&quot;", with: "\""))
        #expect(try await client.page().contains("linkRefused"), "the demo has no links, and says so")
        await client.close()
    }

    @Test(arguments: [
        (DevicePolicy.phone, ["small", "classic", "phone", "plus", "large"], "tablet"),
        (.tablet, ["tablet", "wide", "half", "thirds"], "small"),
        (.any, Device.all.map(\.id), "watch"),
    ]) func onlyTheDevicesThatAnAppIsMadeForAreOffered(policy: DevicePolicy, offered: [String], other: String)
        async throws
    {
        let client = try PageClient(devices: policy)
        let page = try await client.page()
        let menu = try #require(page.firstMatch(of: /id="choose-id".*?<\/select>/)).output
        #expect(menu.matches(of: /value="(.*?)"/).map { String($0.1) } == offered)
        let first = try #require(Device.all.first { $0.id == (policy == .tablet ? "tablet" : "phone") })
        #expect(page.contains("--width:\(first.width)px"))
        let events = client.demo.events
        try await client.send("{\"device\":{\"id\":\"\(other)\"}}")
        #expect(client.demo.events == events, "another changes nothing")
        #expect(try await client.page().contains("--width:\(first.width)px"))
        let last = try #require(offered.last)
        try await client.send("{\"device\":{\"id\":\"\(last)\"}}")
        let width = try #require(Device.all.first { $0.id == last }).width
        #expect(try await client.page().contains("--width:\(width)px"))
        await client.close()
    }

    @Test func aPageThatIsOpenedLaterShowsWhatHasTickedMeanwhile() async throws {
        let client = try PageClient()
        try await client.act(.library, .rowTapped(1))
        let item = client.id(.item)
        try #require(client.demo.navigator.screen(of: NavigationEntryID(rawValue: item))?.model as? DemoModel)
            .send(.positionMoved(0.75))
        #expect(try await client.page().contains("aria-valuenow=\"75\""))
        let stream = EventReader(port: client.server.port, path: "/secret/events")
        var messages = stream.messages.makeAsyncIterator()
        let whole = try #require(await messages.next())
        let fragment = try #require(whole.fragments.first { $0[0] == "entry-\(item)" })
        #expect(fragment[1].contains("aria-valuenow=\"75\""))
        stream.stop()
        await client.close()
    }

    @Test func eventsBringWhatChangedAndNothingElse() async throws {
        let client = try PageClient()
        let demo = client.demo
        let stream = EventReader(port: client.server.port, path: "/secret/events")
        var messages = stream.messages.makeAsyncIterator()
        let whole = try #require(await messages.next())
        let library = "entry-\(client.id(.library))"
        let regions = Set(whole.fragments.map { $0[0] })
        #expect(regions.isSuperset(of: ["frame", library, "toolbar", "log"]))
        #expect(whole.fragments[0][0] == "frame")
        let revision = try await client.act(.library, .rowTapped(1))
        let push = try #require(await messages.next())
        #expect(push.revision == revision)
        #expect(push.transitions == ["entry-\(client.id(.item))": "push"])
        #expect(!push.fragments.contains { $0[0] == library })
        let position = "entry-\(client.id(.item))-position"
        let before = demo.state.drawn["item"]
        try #require(
            demo.navigator.screen(of: NavigationEntryID(rawValue: client.id(.item)))?.model as? DemoModel
        )
        .send(.positionMoved(0.75))
        let ticked = try #require(await messages.next(holding: position))
        #expect(Set(ticked.fragments.map { $0[0] }).subtracting(["log"]) == [position])
        #expect(demo.state.drawn["item"] == before)
        stream.stop()
        await client.close()
    }

    @Test(arguments: [
        "", "{}", "[]", "null", "{\"entry\":2}", "{\"entry\":\"2\",\"action\":\"{}\"}",
        "{\"event\":\"exploded\"}",
        "{\"entry\":3,\"action\":\"{\\\"rowTapped\\\":{}}\"}", "{\"entry\":999,\"action\":\"{}\"}",
        "{\"request\":2,\"answer\":\"completed\"}", String(repeating: "[", count: 513),
        "{\"entry\":3,\"action\":\"\(String(repeating: "[", count: 513))\"}",
        String(repeating: "{\"device\":", count: 100_000),
    ])
    func nonsenseIsRefusedAndChangesNothing(message: String) async throws {
        let client = try PageClient()
        let before = client.demo.navigator.tree
        let answer = try await client.request("/secret/action", method: "POST", body: message)
        #expect(answer.status == 400 && answer.text.contains("simulator."))
        #expect(client.demo.navigator.tree == before)
        await client.close()
    }

    @Test func theDeviceIsToldToTheApp() async throws {
        let client = try PageClient()
        try await client.send(
            "{\"device\":{\"id\":\"tablet\",\"landscape\":true,\"dark\":true,\"language\":\"ar\"}}"
        )
        var settings = DeviceSettings(language: "ar")
        settings.device = try #require(Device.all.first { $0.id == "tablet" })
        settings.isLandscape = true
        settings.isDark = true
        settings.isRightToLeft = true
        #expect(
            client.demo.events.suffix(2) == [
                .viewportChanged(settings.viewport), .traitsChanged(settings.traits),
            ]
        )
        let page = try await client.page()
        #expect(page.contains("dir=\"rtl\"") && page.contains("--width:1133.0px"))
        // A portrait-only screen stays upright in any orientation of the device.
        try await client.act(.library, .rowTapped(1))
        try await client.act(.item, .playTapped)
        settings.isLandscape = false
        #expect(client.demo.events.last == .viewportChanged(settings.viewport))
        #expect(try await client.page().contains("This screen is shown upright only."))
        await client.close()
    }

    @Test func aPanelOpensByActionAndByGesture() async throws {
        let client = try PageClient(hasMenu: true)
        let panel = client.id(.menu)
        #expect(try await client.page().contains("data-drawer=\"shut\" inert=\"\""))
        try await client.act(.library, .menuTapped)
        #expect(try await client.page().contains("data-drawer=\"open\""))
        #expect(client.demo.navigator.tree.front.route == .menu)
        try await client.send("{\"panel\":\(panel),\"open\":0}")
        #expect(client.demo.navigator.tree.front.route == .library)
        try await client.send("{\"panel\":\(panel),\"open\":1}")
        try await client.act(.menu, .menuEntryTapped)
        #expect(client.demo.navigator.tree.front.route == .library)
        await client.close()
    }

    @Test func howFarAFingerMustGoToMoveAPanelIsTheAppsToSay() async throws {
        let client = try PageClient(hasMenu: true)
        #expect(try await client.page().contains("data-edge=\"40.0\" data-distance=\"120.5\""))
        let script = try await client.request("/secret/script.js").text
        #expect(script.contains("panel.dataset.edge") && script.contains("panel.dataset.distance"))
        await client.close()
    }

    @Test func aModalIsPulledDownUnlessItMustStay() async throws {
        let client = try PageClient()
        try await client.act(.library, .sheetTapped)
        try await client.send("{\"dismiss\":\(client.demo.navigator.tree.levels[1].id)}")
        #expect(client.demo.navigator.tree.levels.count == 1)
        try await client.act(.library, .rowTapped(1))
        try await client.act(.item, .playTapped)
        try await client.send("{\"dismiss\":\(client.demo.navigator.tree.levels[1].id)}")
        #expect(client.demo.navigator.tree.levels.count == 2)
        await client.close()
    }

    @Test func requestsAreAnsweredAndTheAppGoesToTheBackground() async throws {
        let client = try PageClient()
        try await client.act(.tabs, .tabTapped(2))
        try await client.act(.form, .shareTapped)
        #expect(try await client.page().contains("https://example.org/7"))
        try await client.send(
            "{\"request\":\(client.id(.share)),\"files\":[{\"name\":\"a.png\",\"bytes\":\"AAEC\"}]}"
        )
        #expect(client.demo.state.answers == [.files([HostFile(name: "a.png", bytes: [0, 1, 2])])])
        try await client.send("{\"event\":\"enteredBackground\"}")
        #expect(client.demo.events.last == .enteredBackground)
        #expect(try await client.page().contains("In the background"))
        #expect(try await client.request("/secret/media/3").text.hasPrefix("<svg"))
        #expect(try await client.request("/secret/media/none").status == 404)
        await client.close()
    }
}
