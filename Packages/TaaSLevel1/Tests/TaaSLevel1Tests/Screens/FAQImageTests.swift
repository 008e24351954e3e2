import Foundation
import SharedCore
import SharedLayout
import SharedMedia
import SharedNavigation
import SharedServer
import SharedTesting
import TaaSLevel1
import Testing

@MainActor @Suite struct FAQImageTests {
    private func content(_ images: String...) -> FAQContent {
        FAQContent(
            introduction: String(repeating: "Read this first. ", count: 200),
            images: images.map { $0.contains(":") ? $0 : "https://taas.example/images/\($0)" },
            questions: [("Why?", "Because.")]
        )
    }

    @Test(.proves("TAAS-04")) func theAddressesAreAbsoluteAndTheSampleAnswersThem() async throws {
        let app = await started()
        let faq = try #require(app.faq)
        let images = try #require(faq.content?.images)
        for (index, image) in images.enumerated() {
            #expect(image.address.hasPrefix("http"))
            faq.viewportScrolled(to: LayoutRect(y: Double(index) * 300, width: 393, height: 3_000))
            #expect(
                await eventually { if case .loaded = faq.image(at: index)?.state { true } else { false } }
            )
        }
        #expect(faq.image(at: images.count) == nil && faq.image(at: -1) == nil)
    }

    @Test(.proves("TAAS-04")) func imagesAreAskedForWhenTheyComeNear() async throws {
        let source = GivenImages(["a.png": png(3, 2), "b.png": png(3, 2)])
        let app = await started {
            $0.faq = GivenFAQ(content: content("a.png", "b.png"))
            $0.gallery = GivenGallery(names: [])
            $0.images = source
        }
        let faq = try #require(app.faq)
        // The introduction is more than two screens high.
        faq.viewportScrolled(to: LayoutRect(width: 393, height: 700))
        await letOthersRun()
        #expect(source.requested.isEmpty)
        #expect(faq.image(at: 0)?.state == .placeholder(aspect: 1))
        faq.viewportScrolled(to: LayoutRect(y: 1_600, width: 393, height: 700))
        #expect(await eventually { if case .loaded = faq.image(at: 0)?.state { true } else { false } })
        #expect(await eventually { Set(source.requested) == ["a.png", "b.png"] })
        faq.viewportScrolled(to: LayoutRect(y: 1_601, width: 393, height: 700))
        await letOthersRun()
        #expect(source.requested.count == 2, "once each")
    }

    @Test(.proves("TAAS-04")) func anImageThatFailsCanBeTriedAgainAndStallsNoOther() async throws {
        let source = GivenImages(["b.png": png(3, 2)])
        let app = await started {
            $0.faq = GivenFAQ(content: content("a.png", "ftp://example.org/x.png", "b.png"))
            $0.images = source
        }
        let faq = try #require(app.faq)
        faq.viewportScrolled(to: LayoutRect(width: 393, height: 9_000))
        #expect(await eventually { if case .failed = faq.image(at: 0)?.state { true } else { false } })
        #expect(faq.image(at: 1) == nil, "no address of the web")
        #expect(faq.state.pictures.count == 3)
        #expect(await eventually { if case .loaded = faq.image(at: 2)?.state { true } else { false } })
        source.set(png(3, 2), for: "a.png")
        for index in [0, 1, 7] { faq.send(.pictureTapped(index)) }
        #expect(await eventually { if case .loaded = faq.image(at: 0)?.state { true } else { false } })
    }

    @Test(.proves("TAAS-04")) func noImageIsAskedForWhileSomebodySearches() async throws {
        let source = GivenImages(["a.png": png(3, 2)])
        let faq = ControlledFAQ()
        let app = TaaSLevel1App.start(
            .with {
                $0.faq = faq
                $0.images = source
            }
        )
        app.faq?.send(.searchTyped("why"))
        await faq.answers.give(.success(content("a.png")))
        await app.navigator.settled()
        app.faq?.viewportScrolled(to: LayoutRect(width: 393, height: 9_000))
        await letOthersRun()
        #expect(source.requested.allSatisfy { $0 != "a.png" })
        app.faq?.send(.searchCleared)
        #expect(await eventually { source.requested.contains("a.png") })
    }

    @Test(.proves("TAAS-04")) func theLiveAppFetchesThem() async throws {
        let asked = Locked<[String]>([])
        let server = try LoopbackServer { request in
            asked.withLock { $0.append(request.path) }
            return .data(png(30, 20), type: "image/png")
        }
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        var dependencies = TaaSLevel1Dependencies.live(
            TaaSLevel1Configuration(folder: folder),
            mail: RehearsedMail()
        )
        dependencies.faq = GivenFAQ(content: content("\(server.address)/one.png"))
        let app = TaaSLevel1App.start(dependencies)
        await app.navigator.settled()
        let faq = try #require(app.faq)
        faq.viewportScrolled(to: LayoutRect(width: 393, height: 9_000))
        #expect(await eventually { if case .loaded = faq.image(at: 0)?.state { true } else { false } })
        #expect(asked.withLock { $0 } == ["/one.png"])
        await server.stop()
    }

    @Test(.proves("TAAS-03"), arguments: [(393.0, 1), (599.0, 1), (600.0, 3), (1_024.0, 3)])
    func imagesStandBesideEachOtherWhereThereIsRoom(width: Double, columns: Int) async {
        let app = await started()
        app.navigator.receive(.viewportChanged(Viewport(width: width, height: 700)))
        #expect(app.faq?.state.pictureColumns == columns)
    }
}
