// The drawings of the form and the images during work and after errors.

import Foundation
import SharedCore
import SharedLayout
import SharedMedia
import SharedNavigation
import SharedTesting
import SimulatorKit
import SimulatorTesting
import TaaSLevel1
import Testing

@testable import TaaSLevel1Simulator

extension DrawingTests {
    @Test(
        .proves("TAAS-12", "TAAS-13"),
        arguments: [
            (
                "", "", "en",
                ["Type the address that the message should go to.", "Type what you want to say."]
            ),
            ("<ann>", "Hello", "en", ["It should look like name@example.org."]),
            ("ann@example.org", " \n", "cs", ["Napište, co chcete sdělit."]),
            ("ann@", "", "cs", ["Toto není e-mailová adresa.", "Napište, co chcete sdělit."]),
        ]
    )
    func theFormWithTheProblemsOfItsFields(address: String, text: String, language: String, said: [String])
        async throws
    {
        let app = await simulated()
        let form = try model("form", of: app, as: FormModel.self)
        form.send(.addressTyped(address))
        form.send(.textTyped(text))
        /// The number of times that a part is drawn.
        func count(_ part: String) throws -> Int {
            try markup("form", of: app, in: language).components(separatedBy: part).count - 1
        }
        #expect(try count("aria-invalid=\"true\"") == 0, "nothing is wrong before Send was tapped")
        form.send(.sendTapped)
        for problem in said { #expect(try count(problem) == 1, "\(problem)") }
        #expect(try count("footnote problem") == said.count && count("aria-invalid=\"true\"") == said.count)
        let escaped = address.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        #expect(try address.isEmpty || count("value=\"\(escaped)\"") == 1, "what was typed is still there")
        form.send(.addressTyped("ann@example.org"))
        form.send(.textTyped("Hello"))
        #expect(try count("footnote problem") == 0 && count("aria-invalid=\"true\"") == 0)
    }

    @Test(
        .proves("TAAS-13"),
        arguments: [("en", "Send", "Sending…"), ("cs", "Odeslat", "Odesílání…")],
        [MailError?.none, .failed]
    )
    func theFormWhileItsMessageIsOnItsWay(
        words: (language: String, send: String, sending: String),
        failure: MailError?
    ) async throws {
        let clock = ManualClock()
        let app = await simulated { $0.mail = LateMail(clock: clock, failure: failure) }
        try model("home", of: app, as: HomeModel.self).send(.tabTapped(.form))
        let form = try model("form", of: app, as: FormModel.self)
        form.send(.addressTyped("ann@example.org"))
        form.send(.textTyped("Hello"))
        let ready = try #require(markup("form", of: app, in: words.language).drawnButton("send"))
        #expect(ready.contains(">\(words.send)<") && ready.contains("sendTapped"))
        #expect(!ready.contains(" disabled") && !ready.contains("spinner"))

        form.send(.sendTapped)
        let page = try markup("form", of: app, in: words.language)
        let sending = try #require(page.drawnButton("send"))
        #expect(sending.contains(">\(words.sending)<") && !sending.contains(">\(words.send)<"))
        #expect(sending.contains(" disabled") && sending.contains("class=\"spinner\""))
        #expect(sending.contains("aria-label=\"\(words.sending)\""))
        #expect(page.contains("value=\"ann@example.org\"") && page.contains(">Hello</textarea>"))

        await clock.advance(by: .seconds(1))
        await app.settled()
        let kind: TaaSLevel1Route.Kind = failure == nil ? .emailSent : .emailFailed
        #expect(app.scene.front?.kind == kind.rawValue)
        let after = try markup("form", of: app, in: words.language)
        #expect(after.drawnButton("send") == ready)
        #expect(after.contains(">Hello</textarea>") == (failure != nil), "what wasn't sent is still there")
    }

    @Test(
        .proves("TAAS-09"),
        arguments: [("en", "Action", "Working…"), ("cs", "Akce", "Pracuji…")]
    )
    func theActionWhileItGoesOn(language: String, title: String, activity: String) async throws {
        let clock = ManualClock()
        let app = await simulated { $0.clock = clock }
        try model("home", of: app, as: HomeModel.self).send(.tabTapped(.images))
        let ready = try #require(markup("images", of: app, in: language).drawnButton("action"))
        #expect(ready.contains(">\(title)<") && ready.contains("actionTapped"))
        #expect(!ready.contains(" disabled") && !ready.contains("spinner"))
        try model("images", of: app, as: ImagesModel.self).send(.actionTapped)
        let waiting = try #require(markup("images", of: app, in: language).drawnButton("action"))
        #expect(waiting.contains(">\(activity)<") && !waiting.contains(">\(title)<"))
        #expect(waiting.contains(" disabled") && waiting.contains("class=\"spinner\""))
        #expect(waiting.contains("aria-label=\"\(activity)\""))
        let completed = TaaSLevel1Route.Kind.actionCompleted.rawValue
        #expect(
            await eventually {
                // Frames of animations wait on the same clock, so nothing tells that the Action waits.
                await clock.advance(by: ImagesModel.actionDuration)
                return app.scene.front?.kind == completed
            }
        )
        #expect(try markup("images", of: app, in: language).drawnButton("action") == ready)
    }

    @Test(
        .proves("TAAS-07"),
        arguments: [("en", "Adding the image"), ("cs", "Přidávání obrázku")]
    )
    func anImageThatIsBeingAdded(language: String, text: String) async throws {
        let picture = try await samplePicture()
        let app = await simulated()
        let before = try markup("images", of: app, in: language)
        #expect(before.drawnButton("add")?.contains("addTapped") == true && !before.contains(text))
        try add(picture, to: app)
        let adding = try markup("images", of: app, in: language)
        #expect(adding.contains("aria-label=\"\(text)\"") && adding.contains("class=\"spinner\""))
        #expect(adding.drawnButton("add")?.contains(" disabled") == true)
        await app.settled()
        let images = try model("images", of: app, as: ImagesModel.self)
        let id = try #require(images.grid.images.last?.id.rawValue)
        #expect(
            try await eventually { try markup("images", of: app, in: language).contains("media/image/\(id)") }
        )
        #expect(await app.media(at: "image/\(id)")?.bytes == picture)
        let after = try markup("images", of: app, in: language)
        #expect(!after.contains(text) && after.drawnButton("add")?.contains(" disabled") == false)
    }

    @Test(.proves("TAAS-06", "TAAS-07")) func aListThatDidNotComeIsSaidAboveWhatWasAdded() async throws {
        let app = await simulated { $0.gallery = BrokenContent() }
        #expect(try !markup("images", of: app).contains("banner warning"), "it is said in their place")
        try add(try await samplePicture(), to: app)
        await app.settled()
        let page = try markup("images", of: app)
        #expect(page.contains("aria-label=\"Added image 1\"") && page.contains("banner warning"))
        #expect(page.drawnButton("Try again")?.contains("retryTapped") == true)
        #expect(try markup("images", of: app, in: "cs").drawnButton("Zkusit znovu") != nil)
    }

    @Test(.proves("TAAS-06")) func anImageThatDidNotComeIsDrawnInItsCell() async throws {
        let app = await simulated { $0.images = WithoutOne("desk.jpg", of: $0.images) }
        /// The markup of the cell with this image.
        func cell(_ label: String) throws -> String? {
            try markup("images", of: app).components(separatedBy: "data-identifier=\"cell\"").dropFirst()
                .first { $0.contains("aria-label=\"\(label)\"") }
        }
        let label = "A desk by a window with a lamp and open books"
        #expect(
            try await eventually {
                try cell(label)?.contains("shimmer") == false
                    && cell("A meadow in flower under a wide sky")?.contains("media/image/meadow.jpg") == true
            }
        )
        let drawn = try cell(label)
        let failed = try #require(drawn)
        #expect(failed.contains("picture-failed") && !failed.contains("<img"))
        #expect(failed.contains("border:1.0px solid"), "the cell keeps its place and its line")
        #expect(await app.media(at: "image/desk.jpg") == nil)
    }

    @Test(.proves("TAAS-06"), arguments: [("en", "Load this picture again"), ("cs", "Načíst obrázek znovu")])
    func anImageThatDidNotComeCanBeAskedForAgain(language: String, label: String) async throws {
        let without = Locked(true)
        let app = await simulated {
            $0.images = WithoutOne("desk.jpg", of: $0.images) { without.withLock { $0 } }
        }
        func page() throws -> String { try markup("images", of: app, in: language) }
        let images = try model("images", of: app, as: ImagesModel.self)
        func isLoaded(_ index: Int) -> Bool {
            if case .loaded = images.grid.image(at: index).state { true } else { false }
        }
        let desk = try #require(images.grid.images.firstIndex { $0.id.rawValue == "desk.jpg" })
        #expect(
            await eventually {
                images.grid.drawn.allSatisfy { $0 == desk || isLoaded($0) }
                    && PictureState(images.grid.image(at: desk)) == .failed
            }
        )
        #expect(
            try page().components(separatedBy: "data-identifier=\"retry\"").count == 2,
            "none at the others"
        )
        let button = try #require(try page().drawnButton("retry"))
        #expect(button.contains("aria-label=\"\(label)\"") && button.contains("imageTapped"))
        without.withLock { $0 = false }
        images.send(.imageTapped(GalleryImageID(rawValue: "desk.jpg")))
        #expect(await eventually { isLoaded(desk) })
        #expect(try page().contains("media/image/desk.jpg") && page().drawnButton("retry") == nil)
    }

    /// An image as the user may have one.
    private func samplePicture() async throws -> Data {
        try await FolderImageSource.sample().load(
            .resource("puffin.png"),
            revalidating: false,
            headerArrived: { _ in }
        )
    }

    /// Picks an image as the user does.
    private func add(_ picture: Data, to app: any SimulatedApp) throws {
        try model("home", of: app, as: HomeModel.self).send(.tabTapped(.images))
        try model("images", of: app, as: ImagesModel.self).send(.addTapped)
        let request = try #require(app.scene.overlay?.entry)
        app.answer(request, with: .files([HostFile(name: "mine.png", bytes: Array(picture))]))
    }
}

/// Sends after a second, or fails then.
private struct LateMail: MailSender {
    let clock: ManualClock
    let failure: MailError?

    @concurrent
    func send(_ message: MailMessage) async throws(MailError) {
        try? await clock.sleep(until: .seconds(1))
        if let failure { throw failure }
    }
}

/// All images but one.
private struct WithoutOne: ImageSource {
    let name: String
    let source: any ImageSource
    let isWithout: @Sendable () -> Bool

    init(
        _ name: String,
        of source: any ImageSource,
        while isWithout: @escaping @Sendable () -> Bool = { true }
    ) {
        (self.name, self.source, self.isWithout) = (name, source, isWithout)
    }

    func load(
        _ reference: ImageReference,
        revalidating: Bool,
        headerArrived: @escaping @Sendable (ImageHeader) -> Void
    ) async throws(ImageError) -> Data {
        guard reference != .resource(name) || !isWithout() else { throw .missing(name: name) }
        return try await source.load(reference, revalidating: revalidating, headerArrived: headerArrived)
    }
}
