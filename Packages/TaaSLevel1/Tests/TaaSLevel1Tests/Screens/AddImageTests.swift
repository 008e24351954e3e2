import SharedScreens
import Foundation
import SharedLayout
import SharedLocalization
import SharedMedia
import SharedNavigation
import SharedTesting
import TaaSLevel1
import Testing

@MainActor @Suite struct AddImageTests {
    private func file(_ data: Data, _ name: String = "new.png") -> HostFile {
        HostFile(name: name, bytes: Array(data))
    }

    private func pick(_ answer: HostResponse, in app: TaaSLevel1Coordinator) async {
        app.images?.send(.addTapped)
        app.answer(answer)
        await app.navigator.settled()
    }

    private func onImages() async throws -> TaaSLevel1Coordinator {
        let app = await started()
        app.tap(.images)
        return app
    }

    /// The number of different files of the images: each is stored once.
    private func files(_ app: TaaSLevel1Coordinator) -> Int {
        Set((app.library.images ?? []).map(\.reference)).count
    }

    @Test(.proves("TAAS-07")) func plusAsksTheHostForAnImageAndAddsIt() async throws {
        let app = try await onImages()
        let before = try #require(app.library.images)
        app.images?.send(.addTapped)
        app.images?.send(.addTapped)
        #expect(app.front == .imagePicker && app.front.hostRequest == .pickImages(limit: 1))
        app.answer(.files([file(png(40, 30))]))
        #expect(app.images?.state.adding != nil && app.images?.state.add.isEnabled == false)
        app.images?.send(.addTapped)
        #expect(app.front == .images, "one after the other")
        await app.navigator.settled()
        #expect(app.images?.state.adding == nil)
        let images = try #require(app.library.images)
        #expect(Array(images.dropLast()) == before && images.count == before.count + 1)
        let grid = try #require(app.images?.grid)
        #expect(grid.images == images)
        #expect(grid.scrollRequest.revision == 1, "the new one is in sight")
        app.images?.viewportScrolled(
            to: LayoutRect(y: grid.scrollRequest.position, width: 393, height: 852)
        )
        #expect(
            await eventually {
                if case .loaded(let image) = grid.image(at: before.count).state {
                    image.data == png(40, 30)
                } else {
                    false
                }
            }
        )
    }

    @Test(.proves("TAAS-07")) func theSameImageIsStoredOnceAndShownTwice() async throws {
        let app = try await onImages()
        let (before, filesBefore) = (try #require(app.library.images?.count), files(app))
        for name in ["one.png", "two.png"] { await pick(.files([file(png(40, 30), name)]), in: app) }
        #expect(files(app) == filesBefore + 1)
        let added = try #require(app.library.images?.suffix(2))
        #expect(app.library.images?.count == before + 2)
        #expect(added.first?.reference == added.last?.reference && added.first?.id != added.last?.id)
        await pick(.files([file(png(40, 30, seed: 1))]), in: app)
        #expect(files(app) == filesBefore + 2)
    }

    @Test(.proves("TAAS-07")) func allFourFormatsAreTaken() async throws {
        let app = try await onImages()
        let webp =
            Data("RIFF".utf8) + [26, 0, 0, 0] + Data("WEBPVP8L".utf8) + [14, 0, 0, 0, 0x2F, 9, 0, 0, 0]
            + Data(count: 9)
        let jpeg: [UInt8] = [
            0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 20, 0, 30, 1, 1, 0x11, 0, 0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63,
            0,
        ]
        let before = files(app)
        for data in [png(4, 3), gif(4, 3, delays: [10, 10]), webp, Data(jpeg)] {
            await pick(.files([file(data)]), in: app)
            #expect(app.front == .images)
        }
        #expect(files(app) == before + 4)
    }

    @Test(.proves("TAAS-07")) func whatIsNoImageIsRefusedWithAMessage() async throws {
        let app = try await onImages()
        let before = try #require(app.library.images)
        let bad = [Data(), Data("<html>".utf8), png(4, 3).prefix(10), png(0, 3), Data(count: 100)]
        for data in bad {
            await pick(.files([file(data, "letter.pdf")]), in: app)
            #expect(app.front == .imageRefused(.unreadable(name: "letter.pdf")))
            #expect(app.alert?.state.title == ImageRefusal.unreadable(name: "letter.pdf").message)
            app.alert?.send(.buttonTapped)
        }
        #expect(app.library.images == before)
    }

    @Test(.proves("TAAS-07")) func whatIsTooLargeIsRefusedWithAMessage() async throws {
        let app = try await onImages()
        let before = try #require(app.library.images)
        await pick(.files([file(png(4, 3) + Data(count: 20_000_001), "big.png")]), in: app)
        #expect(app.front == .imageRefused(.tooLarge(name: "big.png")))
        app.alert?.send(.buttonTapped)
        await pick(.files([file(png(10_000, 5_001), "wide.png")]), in: app)
        #expect(app.front == .imageRefused(.tooManyPixels(name: "wide.png")))
        app.alert?.send(.buttonTapped)
        #expect(app.library.images == before)
        await pick(.files([file(png(10_000, 5_000))]), in: app)
        #expect(app.library.images?.count == before.count + 1, "just as large as it may be")
    }

    @Test(.proves("TAAS-07"), arguments: [HostResponse.unavailable, .failed(reason: "no rights")])
    func aPickerThatFailsIsSaid(answer: HostResponse) async throws {
        let app = try await onImages()
        await pick(answer, in: app)
        #expect(app.front == .imageRefused(.noPicker))
    }

    @Test(.proves("TAAS-07"), arguments: [HostResponse.cancelled, .completed, .files([])])
    func whoPicksNothingAddsNothing(answer: HostResponse) async throws {
        let app = try await onImages()
        let before = app.library.images
        await pick(answer, in: app)
        #expect(app.front == .images && app.library.images == before)
    }

    @Test(.proves("TAAS-07")) func aRefusalThatComesOnAnotherTabWaits() async throws {
        let app = try await onImages()
        app.images?.send(.addTapped)
        app.answer(.files([file(Data("text".utf8), "a.txt")]))
        app.tap(.faq)
        await app.navigator.settled()
        #expect(app.front == .faq)
        app.tap(.images)
        #expect(app.front == .imageRefused(.unreadable(name: "a.txt")))
    }

    @Test(.proves("TAAS-07", "TAAS-06")) func anImageIsAddedEvenBeforeTheListHasCome() async throws {
        let source = ControlledGallery()
        let app = TaaSLevel1App.start(.with { $0.gallery = source })
        app.tap(.images)
        app.images?.send(.addTapped)
        app.answer(.files([file(png(4, 3))]))
        #expect(await eventually { app.library.images?.count == 1 })
        await source.answers.give(.success(try await GivenGallery(names: ["a"]).load()))
        await app.navigator.settled()
        #expect(app.library.images?.count == 2)
        #expect(app.library.images?.first?.id.rawValue == "a", "the added ones stand last")
    }
}
