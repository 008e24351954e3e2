import SharedScreens
import Foundation
import Interlochen
import SharedLocalization
import SharedNavigation
import SharedTesting
import Testing

@MainActor @Suite struct WebPageTests {
    @Test(.proves("INT-14")) func aMoreCellOpensAPageThatCarriesTheSitesAddress() async throws {
        let app = await InterlochenCoordinator.demo()
        app.show(.more)
        guard case .link(let link)? = app.list?.cells.cells.first else {
            Issue.record("no page")
            return
        }
        app.list?.send(.pageTapped(link.id))
        app.list?.send(.pageTapped(link.id))
        let page = try #require(app.page)
        #expect(page.state.url == webURL("https://interlochen.com") && page.state.host == "interlochen.com")
        #expect(page.state.title == .verbatim("About the Center") && page.state.phase == .loaded(link))
        #expect(app.kinds == [.more, .webPage])
        page.send(.browserTapped)
        guard
            case .request(.openURL(webURL("https://interlochen.com")))? = app.navigator.tree.overlay?.content
        else {
            Issue.record("no request")
            return
        }
    }

    @Test(.proves("INT-14")) func theSiteIsASetting() async throws {
        let site = try #require(URL(string: "https://arts.example"))
        var dependencies = InterlochenDependencies.embedded(
            InterlochenConfiguration(site: site),
            clock: ManualClock()
        )
        dependencies.initialLoad = ReadyLoad()
        let app = await InterlochenCoordinator.started(dependencies)
        app.open(link: "interlochen://pages/camp")
        #expect(app.page?.state.url == webURL("https://arts.example/camp"))
    }

    @Test(.proves("INT-14")) func aPageThatIsGoneIsSaidAndCantBeOpened() async throws {
        let first = await InterlochenCoordinator.demo()
        first.open(link: "interlochen://pages/camp")
        let source = ControlledSections()
        let app = InterlochenApp.start(.ready(source), restoring: first.navigator.saved())
        let page = try #require(app.page)
        #expect(page.state.url == nil && !page.state.browser.isEnabled)
        await source.answerAll(.failure(.offline))
        await app.navigator.settled()
        guard case .failed = page.state.phase else {
            Issue.record("\(page.state.phase)")
            return
        }
        page.send(.retryTapped)
        await source.answerAll(.success(SectionContent()))
        await app.navigator.settled()
        guard case .gone = page.state.phase else {
            Issue.record("\(page.state.phase)")
            return
        }
        page.send(.browserTapped)
        #expect(app.navigator.tree.overlay == nil)
    }
}
