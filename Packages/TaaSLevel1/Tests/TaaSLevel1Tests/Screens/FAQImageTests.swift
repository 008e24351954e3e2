import SharedScreens
import Foundation
import SharedCore
import SharedLayout
import SharedLocalization
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

    /// The live app with a FAQ at a URL, and a screen that is high enough for all of it.
    private func live(_ folder: URL, _ address: URL?) async throws -> (TaaSLevel1Coordinator, FAQModel) {
        let configuration = TaaSLevel1Configuration(folder: folder, faqAddress: address)
        let app = TaaSLevel1App.start(.live(configuration, mail: SimulatedMailSender()))
        await app.navigator.settled()
        let faq = try #require(app.faq)
        faq.viewportScrolled(to: LayoutRect(width: 393, height: 9_000))
        return (app, faq)
    }

    private func areLoaded(_ faq: FAQModel) async -> Bool {
        await eventually {
            faq.content?.images.indices.allSatisfy { index in
                if case .loaded = faq.image(at: index)?.state { true } else { false }
            } == true
        }
    }

    @Test(.proves("TAAS-04")) func theLiveAppFetchesTheFileAndItsImages() async throws {
        let asked = Locked<Set<String>>([])
        let isThere = Locked(false)
        let server = try LoopbackServer { request in
            guard isThere.withLock({ $0 }) else { return .text("nothing here", status: 404) }
            asked.withLock { _ = $0.insert(request.path) }
            guard request.path == "/help/faq.json" else { return .data(png(30, 20), type: "image/png") }
            return .text(
                """
                {"images": ["one.png", "/two.png", " ../more/three one.png ",
                            "http://\(request.headers["Host"] ?? "")/four.png"],
                 "questions": [{"question": "From afar?", "answer": "Yes."}]}
                """,
                type: "application/json"
            )
        }
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let (app, faq) = try await live(folder, URL(string: "\(server.address)/help/faq.json"))
        guard case .failed(let notice) = faq.state.phase else {
            Issue.record("\(faq.state.phase)")
            return
        }
        #expect(notice.code == "network.badStatus")
        isThere.withLock { $0 = true }
        faq.send(.retryTapped)
        #expect(await areLoaded(faq))
        #expect(app.faq === faq && faq.state.rows.map(\.question) == ["From afar?"])
        #expect(
            asked.withLock { $0 }
                == ["/help/faq.json", "/help/one.png", "/two.png", "/more/three one.png", "/four.png"]
        )
        await server.stop()
    }

    @Test(.proves("TAAS-04")) func withoutAnAddressTheLiveAppShowsTheFileThatItComesWith() async throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let (app, faq) = try await live(folder, nil)
        let own = try await SampleFAQ().load()
        #expect(faq.content == own && !own.images.isEmpty)
        #expect(await areLoaded(faq))
        #expect(app.faq === faq)
    }

    @Test(.proves("TAAS-03"), arguments: [(393.0, 1), (599.0, 1), (600.0, 3), (1_024.0, 3)])
    func imagesStandBesideEachOtherWhereThereIsRoom(width: Double, columns: Int) async {
        let app = await started()
        app.navigator.receive(.viewportChanged(Viewport(width: width, height: 700)))
        #expect(app.faq?.state.pictureColumns == columns)
    }
}
