import SharedScreens
import Foundation
import Interlochen
import SharedLocalization
import SharedNavigation
import SharedTesting
import Testing

@MainActor @Suite struct RequestTests {
    private func request(_ app: InterlochenCoordinator) -> (id: NavigationEntryID, request: HostRequest)? {
        guard let overlay = app.navigator.tree.overlay, case .request(let request) = overlay.content else {
            return nil
        }
        return (overlay.entry.id, request)
    }

    private func shared() async -> InterlochenCoordinator {
        let app = await InterlochenCoordinator.demo()
        app.list?.send(.detailsTapped(MediaItemID(rawValue: "lake-symphony")))
        app.detail?.send(.shareTapped)
        app.detail?.send(.shareTapped)
        return app
    }

    @Test(.proves("INT-16")) func sharingOffersAnAddressAndAText() async throws {
        let app = await shared()
        #expect(
            try #require(request(app)).request
                == .share([
                    .text("Symphony for a Lake at Dusk"),
                    .url(webURL("https://interlochen.com/media/lake-symphony")),
                ])
        )
    }

    @Test(.proves("INT-16"), arguments: [HostResponse.completed, .cancelled]) func whatWentWellIsOver(
        answer: HostResponse
    ) async throws {
        let app = await shared()
        app.navigator.answer(answer, to: try #require(request(app)).id)
        #expect(app.detail != nil && app.navigator.tree.overlay == nil)
    }

    @Test(.proves("INT-16"), arguments: [HostResponse.unavailable, .failed(reason: "x")])
    func whatWentWrongIsSaid(answer: HostResponse) async throws {
        let app = await shared()
        app.navigator.answer(answer, to: try #require(request(app)).id)
        let problem = try #require(app.problem)
        #expect(say(problem.state.title) == "This couldn’t be shared")
        #expect(!say(problem.state.message).isEmpty && say(problem.state.close, in: "ar") == "حسنًا")
        problem.send(.readTapped)
        problem.send(.readTapped)
        #expect(app.detail != nil && app.navigator.tree.overlay == nil)
    }

    @Test(
        .proves("INT-15"),
        arguments: [
            (MediaListAction.facebookTapped, "https://www.facebook.com/interlochen"),
            (.twitterTapped, "https://twitter.com/interlochen"),
            (.instagramTapped, "https://www.instagram.com/interlochen"),
        ]
    )
    func eachConnectButtonHasItsOwnAction(action: MediaListAction, url: String) async throws {
        let app = await InterlochenCoordinator.demo()
        app.show(.more)
        app.list?.send(action)
        let asked = try #require(request(app))
        #expect(asked.request == .openURL(webURL(url)))
        app.navigator.answer(.unavailable, to: asked.id)
        #expect(say(app.problem?.state.title) == "This couldn’t be opened")
    }

    @Test(.proves("INT-15")) func withoutTheCellItsButtonsDoNothing() async {
        let app = await InterlochenCoordinator.demo()
        app.list?.send(.facebookTapped)
        #expect(app.navigator.tree.overlay == nil)
    }
}
