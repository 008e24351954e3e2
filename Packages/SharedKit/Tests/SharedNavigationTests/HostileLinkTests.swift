// The list of hostile links and the check for kinds without a link find planted faults.

import SharedNavigation
import SharedTesting
import Testing

@MainActor @Suite struct HostileLinkTests {
    typealias Route = FixtureRoute<LinkedFixture>

    private let links = HostileLink.all(scheme: "app", place: "album/12")

    @Test(.proves("KIT-NAV-07")) func eachIsRefusedForWhatItIs() throws {
        #expect(try LinkPath("app://album/12", scheme: "app").segments == ["album", "12"])
        for hostile in links {
            #expect(throws: hostile.failure, "\(hostile)") { try LinkPath(hostile.link, scheme: "app") }
        }
    }

    @Test(.proves("KIT-NAV-07")) func eachHasANameThatFitsALine() {
        #expect(Set(links.map(\.name)).count == links.count)
        #expect(Set(links.map(\.link)).count == links.count)
        for hostile in links {
            let letters = "\(hostile)".utf8
            #expect(letters.allSatisfy { (0x20..<0x7F).contains($0) } && !letters.contains(UInt8(ascii: ";")))
        }
    }

    @Test(.proves("KIT-NAV-07")) func noneChangesAnythingInAnApp() throws {
        let app = try FixtureApp<LinkedFixture>.launch()
        app.navigator.open(link: "app://album/12")
        let (tree, changes) = (app.navigator.tree, app.navigator.changes)
        for hostile in links {
            #expect(app.navigator.open(link: hostile.link) == .failed(hostile.failure), "\(hostile)")
        }
        #expect(app.navigator.tree == tree && app.navigator.changes == changes)
    }

    @Test(.proves("KIT-NAV-07")) func aKindThatNobodyNamesIsFound() {
        let linked = [LinkedFixture.Kind.news, .albums, .album, .photo, .settings, .login].map {
            Route(kind: $0)
        }
        let problems = LinkInvariants.problems(
            in: LinkedFixture.graph,
            linked: linked + [Route(kind: .basket), Route(kind: .notice), Route(kind: .photo, number: -1)],
            unlinked: [Route(kind: .home), Route(kind: .album), Route(kind: .news, number: .min)],
            excused: [Route(kind: .settings, number: .min): "as they were then"]
        )
        #expect(
            problems == [
                "the app has no move to basket", "notice has no link",
                "the path of photo isn't read as its place", "album has a link",
                "nobody says why the screen news has no link",
                "nobody says whether order has a link",
            ]
        )
    }
}
