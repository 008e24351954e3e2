import Foundation
import SharedNavigation
import SharedStorage
import SharedTesting
import TaaSLevel1
import Testing

/// The saved forms on users' devices: a change of one must raise the schema of its file.
@MainActor @Suite struct GoldenTests {
    private let golden = GoldenFile("SavedNavigation.json")

    /// A search in the FAQ with an answer open, a message half written, and a screenshot of it being shared.
    private func used(in folder: URL) async throws -> TaaSLevel1Coordinator {
        let app = await started { $0.files = FileStore(folder: folder) }
        app.faq?.send(.searchTyped("cost"))
        app.faq?.send(.rowTapped(try #require(app.faq?.state.rows.first?.id)))
        app.tap(.form)
        app.form?.send(.addressTyped("ann@example.org"))
        app.form?.send(.textTyped("Hello"))
        app.form?.send(.shareTapped)
        app.answer(.files([HostFile(name: "screen.png", bytes: [UInt8](png(4, 4)))]))
        await app.navigator.settled()
        return app
    }

    @Test(.proves("KIT-NAV-02", "KIT-NAV-08")) func theSavedFormIsTheGoldenOne() async throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let saved = try await used(in: folder).navigator.saved()
        #expect(saved.tree.entries.map(\.route.kind) == [.home, .faq, .images, .form, .share])
        #expect(saved.drafts.count == 2, "every draft there is")
        #expect(golden.problems(with: saved) == [])
    }

    @Test(.proves("KIT-NAV-02", "KIT-NAV-08")) func theGoldenFormIsRestored() async throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        var dependencies = TaaSLevel1Dependencies.embedded(folder: folder)
        dependencies.clock = ManualClock()
        // The file that is being shared.
        try dependencies.files.saveFile(png(4, 4), as: "screenshot.png")
        let problems = await golden.problems { TaaSLevel1App.start(dependencies, restoring: $0) }
        #expect(problems == [])
    }

    /// The routes, also those that can't all be open at once.
    @Test(.proves("KIT-NAV-02")) func theFormOfEveryRouteIsTheGoldenOne() {
        let routes: [TaaSLevel1Route] =
            [
                .home, .faq, .images, .form, .screenshot, .share([.file(name: "screenshot.png")]),
                .shareFailed(.noScreenshot), .shareFailed(.notShared), .imagePicker,
                .imageRefused(.unreadable(name: "a.png")), .imageRefused(.tooLarge(name: "a.png")),
                .imageRefused(.tooManyPixels(name: "a.png")), .imageRefused(.noPicker), .actionCompleted,
                .emailSent(to: "ann@example.org"),
            ] + MailError.allCases.map { .emailFailed($0) }
        #expect(Set(routes.map(\.kind)) == Set(TaaSLevel1Route.Kind.allCases))
        #expect(GoldenFile("Routes.json").problems(with: routes) == [])
    }

    /// Files of earlier versions are read, and written in the same form.
    @Test(.proves("KIT-NAV-02")) func theFormOfEveryDraftIsTheGoldenOne() throws {
        let file = GoldenFile("Drafts.json")
        let drafts = try JSONDecoder().decode([TaaSLevel1Draft].self, from: Data(contentsOf: file.url))
        guard case .faq(let faq)? = drafts.first, case .form(let form)? = drafts.last else {
            Issue.record("not the drafts of FAQ and form: \(drafts)")
            return
        }
        #expect(drafts.count == 2)
        #expect(faq.query == "cost" && faq.expanded == [FAQQuestionID(rawValue: "0a1b")])
        #expect(form.address == "a@b.c" && form.text == "Hello")
        #expect(file.problems(with: drafts) == [])
    }

    /// The whole file, byte for byte as on users' devices.
    @Test(.proves("KIT-STORE-01")) func theFileOfTheSettingsIsTheGoldenOneAndIsRead() async throws {
        let golden = GoldenFile("settings.stored")
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try await TaaSLevel1Dependencies.embedded(folder: folder).settings.update { $0.columns = 4 }
        let file = folder.appending(path: "settings")
        #expect(golden.problems(withBytes: try Data(contentsOf: file)) == [])
        try Data(contentsOf: golden.url).write(to: file)
        #expect(TaaSLevel1Dependencies.embedded(folder: folder).settings.current.columns == 4)
    }

    @Test(.proves("KIT-NAV-02")) func theFormOfEveryActionIsTheGoldenOne() {
        let problems = GoldenFile("Actions.json").problems(
            withActions: HomeTab.allCases.map { HomeAction.tabTapped($0) },
            [
                FAQAction.retryTapped, .rowTapped(FAQQuestionID(rawValue: "a1")), .searchTyped("cost"),
                .searchCleared, .pictureTapped(1), .shareTapped,
            ],
            [ImagesAction.retryTapped, .addTapped, .actionTapped, .shareTapped],
            [FormAction.addressTyped("ann@example.org"), .textTyped("Hello"), .sendTapped, .shareTapped],
            [AlertAction.buttonTapped]
        )
        #expect(problems == [])
    }
}
