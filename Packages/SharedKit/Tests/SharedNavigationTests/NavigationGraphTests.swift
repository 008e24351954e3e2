import Foundation
import SharedNavigation
import SharedTesting
import Testing

@Suite struct NavigationGraphTests {
    /// A graph with one of every mistake.
    private enum Broken: Fixture {
        enum Kind: String, NavigationName { case home, island, trap, ghost, alert, tabs }
        enum Edge: String, NavigationName { case go, again, twin, toAlert, noTarget, never, backTo }

        static let root = Kind.home
        static let graph = NavigationGraph<FixtureRoute<Self>>(
            root: .home,
            nodes: [
                .init(.home), .init(.home), .init(.island), .init(.trap), .init(.alert, .dialog),
                .init(.tabs, .tabBar([.alert])),
            ],
            edges: [
                .init(.go, from: .home, to: .trap, by: .modal(.fullScreenCover), on: "tap"),
                .init(.twin, from: .home, to: .trap, by: .push, on: "tap"),
                .init(.go, from: .home, to: .trap, by: .push, on: "other"),
                .init(.toAlert, from: .home, to: .alert, by: .push, on: "alert"),
                .init(.noTarget, from: .home, by: .push, on: "nothing"),
                .init(.backTo, origin: .app, to: .home, by: .back, on: "app"),
            ]
        )
    }

    @Test(.proves("KIT-NAV-04")) func fixtureGraphsAreSound() {
        #expect(PublisherFactsFixture.graph.validationErrors == [])
        #expect(TaaSFixture.graph.validationErrors == [])
        #expect(PictoneFixture.graph.validationErrors == [])
        #expect(SkyZoneFixture.graph.validationErrors == [])
        #expect(InterlochenFixture.graph.validationErrors == [])
        #expect(
            EverythingFixture.graph.validationErrors == ["edge undeclared is never declared"],
            "one edge is left out on purpose"
        )
    }

    @Test(.proves("KIT-NAV-04")) func everyMistakeIsNamed() {
        let problems = Set(Broken.graph.validationErrors)
        for expected in [
            "ghost is never declared", "edge again is never declared", "edge never is never declared",
            "home is declared twice", "edge go is declared twice", "home has two edges on “tap”",
            "edge toAlert (push) doesn't fit alert", "edge noTarget (push) needs a target",
            "edge backTo (back) can't have a target", "tabs must begin with a screen",
            "island can't be reached",
            "tabs can't be reached", "trap can't be left",
        ] {
            #expect(problems.contains(expected), "\(expected) isn't among \(problems.sorted())")
        }
    }

    @Test(.proves("KIT-NAV-04")) func mermaidAndJSONAreTheSameOnEveryRun() throws {
        let expected = """
            flowchart LR
                factList[factList]
                factDetail[factDetail]
                share([share])
                app((app))
                factList -->|"fact tapped · push"| factDetail
                factDetail -->|"next or previous tapped · replace"| factDetail
                factDetail -->|"share tapped · request"| share
                app -->|"link opened · push"| factDetail
                style factList stroke-width:3px

            """
        #expect(PublisherFactsFixture.graph.mermaid() == expected)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let json = String(decoding: try encoder.encode(PublisherFactsFixture.graph), as: UTF8.self)
        #expect(json == String(decoding: try encoder.encode(PublisherFactsFixture.graph), as: UTF8.self))
        #expect(
            json.hasPrefix(
                #"{"devices":"any","edges":[{"edge":"factChosen","from":["factList"],"to":"factDetail","transition":"push","#
            )
        )
    }

    @Test(.proves("KIT-NAV-09"), arguments: DevicePolicy.allCases)
    func anAppSaysWhatItIsShownOn(devices: DevicePolicy) throws {
        let graph = NavigationGraph<FixtureRoute<PictoneFixture>>(
            root: PictoneFixture.graph.root,
            devices: devices,
            nodes: PictoneFixture.graph.nodes,
            edges: PictoneFixture.graph.edges
        )
        #expect(graph.devices == devices && graph.validationErrors == PictoneFixture.graph.validationErrors)
        #expect(devices.allows(tablet: true) == (devices != .phone))
        #expect(devices.allows(tablet: false) == (devices != .tablet))
        let json = String(decoding: try JSONEncoder().encode(graph), as: UTF8.self)
        #expect(json.contains("\"devices\":\"\(devices.rawValue)\""))
        #expect(PictoneFixture.graph.devices == .any, "unless it says so")
    }

    @Test(.proves("KIT-NAV-04")) func mermaidMarksTheCurrentNode() {
        #expect(TaaSFixture.graph.mermaid(current: .form).contains("style form fill"))
    }
}
