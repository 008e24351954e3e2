import SharedScreens
import Foundation
import SharedLocalization
import SharedNavigation
import SharedStorage
import SharedTesting
import TaaSLevel1
import Testing

@MainActor @Suite struct ShareTests {
    private let picture = HostFile(name: "screen.svg", bytes: Array("<svg/>".utf8))

    @Test(.proves("TAAS-02"), arguments: HomeTab.allCases)
    func everyTabSharesAPictureOfItself(tab: HomeTab) async throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = await started { $0.files = FileStore(folder: folder) }
        app.tap(tab)
        app.tapShare(tab)
        app.tapShare(tab)
        #expect(app.front == .screenshot && app.front.hostRequest == .screenshot)
        app.answer(.files([picture]))
        await app.navigator.settled()
        let item = ShareItem.file(name: "screenshot.svg")
        #expect(app.front == .share([item]) && app.front.hostRequest == .share([item]))
        let file = try #require(app.screenshots.file(of: item))
        #expect(try Data(contentsOf: file) == Data(picture.bytes))
        app.answer(.completed)
        await app.navigator.settled()
        #expect(app.front == [.faq, .images, .form][HomeTab.allCases.firstIndex(of: tab) ?? 0])
        #expect(app.screenshots.file(of: item) == nil, "nothing of it stays on the device")
        #expect(NavigationInvariants.problems(of: app.navigator) == [])
    }

    @Test(
        .proves("TAAS-02"),
        arguments: [
            .completed, .unavailable, .failed(reason: "no surface"), .files([]),
            .files([HostFile(name: "a.png", bytes: [])]),
        ] as [HostResponse]
    ) func aPictureThatIsNotTakenIsSaid(answer: HostResponse) async throws {
        let app = await started()
        app.faq?.send(.shareTapped)
        app.answer(answer)
        #expect(app.front == .shareFailed(.noScreenshot))
        #expect(app.alert?.state.title == ShareError.noScreenshot.message)
        app.alert?.send(.buttonTapped)
        app.alert?.send(.buttonTapped)
        #expect(app.front == .faq)
    }

    @Test(.proves("TAAS-02")) func aPictureThatCannotBeKeptIsSaid() async throws {
        let file = temporaryFolder()
        try Data("a file".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let app = await started { $0.files = FileStore(folder: file.appending(path: "folder")) }
        app.faq?.send(.shareTapped)
        app.answer(.files([picture]))
        await app.navigator.settled()
        #expect(app.front == .shareFailed(.noScreenshot))
    }

    @Test(.proves("TAAS-02")) func whoCancelsSeesNothingMore() async {
        let app = await started()
        app.faq?.send(.shareTapped)
        app.answer(.cancelled)
        await app.navigator.settled()
        #expect(app.front == .faq)
    }

    @Test(.proves("TAAS-02"), arguments: [HostResponse.failed(reason: "gone"), .unavailable])
    func aSheetThatFailsIsSaid(answer: HostResponse) async {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = await started { $0.files = FileStore(folder: folder) }
        app.form?.send(.shareTapped)
        #expect(app.front == .faq, "what isn't in front asks for nothing")
        app.tap(.form)
        app.form?.send(.shareTapped)
        app.answer(.files([picture]))
        await app.navigator.settled()
        app.answer(answer)
        await app.navigator.settled()
        #expect(app.front == .shareFailed(.notShared))
    }

    /// Names of files come from outside.
    @Test(
        .proves("TAAS-02"),
        arguments: [
            ("a.PNG", "png"), ("../../x", "png"), ("", "png"), ("b.jpeg", "jpeg"), ("c.tar.gz/", "png"),
        ]
    ) func theNameOfThePictureIsOurOwn(name: String, kind: String) async {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = await started { $0.files = FileStore(folder: folder) }
        app.faq?.send(.shareTapped)
        app.answer(.files([HostFile(name: name, bytes: [1])]))
        await app.navigator.settled()
        #expect(app.front == .share([.file(name: "screenshot.\(kind)")]))
    }

    @Test(.proves("TAAS-02")) func whatIsReadyWhileAnotherTabIsOpenWaits() async {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = await started { $0.files = FileStore(folder: folder) }
        app.faq?.send(.shareTapped)
        app.answer(.files([picture]))
        app.tap(.images)
        await app.navigator.settled()
        #expect(app.front == .images)
        app.tap(.faq)
        #expect(app.front == .share([.file(name: "screenshot.svg")]))
    }

    @Test(.proves("TAAS-02")) func aSheetComesBackAfterARelaunchOnlyWithItsPicture() async throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = await started { $0.files = FileStore(folder: folder) }
        app.faq?.send(.shareTapped)
        app.answer(.files([picture]))
        await app.navigator.settled()
        let saved = app.navigator.saved()
        let again = await started(restoring: saved) { $0.files = FileStore(folder: folder) }
        #expect(again.front == .share([.file(name: "screenshot.svg")]))
        let without = await started(restoring: saved)
        #expect(without.front == .faq)
    }
}
