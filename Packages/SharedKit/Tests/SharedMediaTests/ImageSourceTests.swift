// Images over a real socket with the HTTP cache on a real disk, and from a folder.

import Foundation
import SharedCore
import SharedLocalization
import SharedMedia
import SharedNetworking
import SharedServer
import SharedTesting
import Testing

@MainActor @Suite(.serialized)
struct ImageSourceTests {
    /// Serves the fixtures by name, and some files that aren't images.
    private nonisolated static func serve(_ request: ServerRequest) -> ServerResponse {
        let name = String(request.path.dropFirst())
        switch name {
        case "html": return .text("<!DOCTYPE html><p>Sign in")
        case "liar": return .data(Data("<html>".utf8), type: "image/png")
        case "short":
            return .data(
                (try? Data(contentsOf: ImageFixture.folder.appending(path: "plain.png")).prefix(15))
                    ?? Data(),
                type: "image/png"
            )
        default:
            guard let data = try? Data(contentsOf: ImageFixture.folder.appending(path: name)) else {
                return .data(Data(), type: "text/plain", status: 404)
            }
            var response = ServerResponse.data(data, type: "application/octet-stream")
            response.headers["ETag"] = "\"\(name)\""
            response.headers["Cache-Control"] = "max-age=600"
            if request.headers["If-None-Match"] == "\"\(name)\"" {
                response.status = 304
                response.body = .bytes(Data())
            }
            return response
        }
    }

    private struct Setting {
        var server: LoopbackServer
        var paths: Locked<[String]>
        var pipeline: ImagePipeline
        var cacheFolder: URL

        @MainActor
        func image(_ path: String) throws -> ObservedImage {
            pipeline.image(try #require(ImageReference(address: server.address + "/" + path)))
        }
    }

    private func withServer(_ body: (Setting) async throws -> Void) async throws {
        let paths = Locked<[String]>([])
        let server = try LoopbackServer { request in
            paths.withLock { $0.append(request.path) }
            return Self.serve(request)
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "media-\(UUID().uuidString)")
        let clock = ManualClock()
        var configuration = HTTPConfiguration()
        configuration.cache = HTTPCache(folder: folder)
        let source = HTTPImageSource(HTTPStack(configuration: configuration, clock: clock))
        let pipeline = ImagePipeline(source: source, clock: clock)
        let result: Result<Void, any Error>
        do {
            result = .success(
                try await body(Setting(server: server, paths: paths, pipeline: pipeline, cacheFolder: folder))
            )
        } catch {
            result = .failure(error)
        }
        await server.stop()
        try? FileManager.default.removeItem(at: folder)
        try result.get()
    }

    @Test(.proves("KIT-IMG-03"))
    func anImageIsFetchedOnceAndThenInMemoryAndOnDisk() async throws {
        try await withServer { setting in
            let image = try setting.image("orientation-6.jpg")
            var changes = 0
            let viewer = setting.pipeline.viewer { changes += 1 }
            viewer.update(visible: [image.reference])
            await turns { if case .loaded = image.state { true } else { false } }
            #expect(image.state.header?.size == PixelSize(width: 20, height: 30))
            #expect(setting.paths.withLock { $0 } == ["/orientation-6.jpg"])
            // From memory.
            viewer.update(visible: [])
            viewer.update(visible: [image.reference])
            // From disk.
            viewer.update(visible: [])
            setting.pipeline.releaseMemory()
            let again = setting.pipeline.image(image.reference)
            #expect(again.state == .sized(try #require(image.state.header)))
            viewer.update(visible: [image.reference])
            await turns { if case .loaded = again.state { true } else { false } }
            #expect(again.state == image.state)
            #expect(setting.paths.withLock { $0 }.count == 1)
            // A refresh revalidates with the server, which answers 304.
            await letOthersRun()
            let changesBefore = changes
            setting.pipeline.refresh()
            await turns { changes > changesBefore }
            #expect(setting.paths.withLock { $0 }.count == 2)
            #expect(again.state == image.state)
        }
    }

    @Test(.proves("KIT-IMG-03", "KIT-IMG-01"))
    func theSizeIsKnownWhileTheRestIsStillComing() async throws {
        let data = try ImageFixture.named("many.gif").data
        let isOpen = Locked(false)
        let sent = Locked(0)
        let server = try LoopbackServer { _ in
            ServerResponse.data(data, type: "image/gif").with(
                .drip(bytes: 100) {
                    // The head and the first pieces are sent at once, the others after the size was observed.
                    let number = sent.withLock { sent in
                        sent += 1
                        return sent
                    }
                    while number > 8, !isOpen.withLock({ $0 }) {
                        await Task.yield()
                    }
                }
            )
        }
        let clock = ManualClock()
        let pipeline = ImagePipeline(source: HTTPImageSource(HTTPStack(clock: clock)), clock: clock)
        let image = pipeline.image(try #require(ImageReference(address: server.address + "/a.gif")))
        let viewer = pipeline.viewer()
        viewer.update(visible: [image.reference])
        await turns { image.state.header != nil }
        #expect(
            image.state
                == .sized(ImageHeader(format: .gif, size: PixelSize(width: 2, height: 2), isAnimated: nil))
                || image.state
                    == .sized(
                        ImageHeader(format: .gif, size: PixelSize(width: 2, height: 2), isAnimated: true)
                    )
        )
        isOpen.withLock { $0 = true }
        await turns { if case .loaded = image.state { true } else { false } }
        #expect(image.state.header?.isAnimated == true)
        viewer.end()
        await server.stop()
    }

    @Test(
        .proves("KIT-IMG-03"),
        arguments: [
            ("html", ImageError.notAnImage), ("liar", .notAnImage), ("short", .truncated),
            ("nowhere", .network(.badStatus(404, excerpt: ""))),
        ]
    )
    func whatIsNoImageFailsAndSaysWhy(path: String, failure: ImageError) async throws {
        try await withServer { setting in
            let bad = try setting.image(path)
            let good = try setting.image("plain.png")
            let viewer = setting.pipeline.viewer()
            viewer.update(visible: [bad.reference, good.reference])
            // Wait for the good image too: a pending load would be cached in a folder that is already
            // removed.
            await turns {
                if case (.failed, .loaded) = (bad.state, good.state) { true } else { false }
            }
            #expect(bad.state == .failed(failure, nil))
        }
    }

    @Test(.proves("KIT-IMG-03"))
    func everyFailureHasItsTexts() {
        let localizer = Localizer(
            tables: StringTables(package: "SharedKit", module: "SharedMedia").merging(
                StringTables(package: "SharedKit", module: "SharedNetworking")
            ),
            language: "en"
        )
        let failures: [ImageError] = [
            .notAnImage, .truncated, .damaged(.png), .tooManyPixels(limit: 1), .missing(name: "x"),
            .network(.offline), .network(.badStatus(404, excerpt: "")),
        ]
        for failure in failures {
            for text in [failure.message, failure.advice] {
                let resolved = localizer.string(text)
                #expect(
                    resolved.count > 10 && !resolved.contains("message.") && !resolved.contains("advice.")
                )
            }
            #expect(!failure.code.isEmpty)
        }
        #expect(Set(failures.map(\.code)).count == failures.count)
    }

    @Test(.proves("KIT-IMG-03"))
    func aFolderAnswersNamesAndAddressesAndNothingElse() async throws {
        let source = FolderImageSource(folder: ImageFixture.folder) { url in
            url.path() == "/landscape" ? "lossy.webp" : nil
        }
        let load = { (reference: ImageReference) async -> Result<Int, ImageError> in
            do throws(ImageError) {
                return .success(try await source.load(reference, revalidating: false) { _ in }.count)
            } catch {
                return .failure(error)
            }
        }
        let fixture = try ImageFixture.named("lossy.webp")
        #expect(await load(.resource("lossy.webp")) == .success(fixture.data.count))
        let address = try #require(ImageReference(address: "https://a.example/landscape"))
        #expect(await load(address) == .success(fixture.data.count))
        for name in ["", "..", "../Fixtures/lossy.webp", "none.png", "a\0b"] {
            #expect(await load(.resource(name)) == .failure(.missing(name: name)))
        }
        let other = try #require(ImageReference(address: "https://a.example/other"))
        #expect(await load(other) == .failure(.missing(name: "other")))
        await #expect(throws: ImageError.missing(name: "x")) {
            let http = HTTPImageSource(URLSessionTransport())
            _ = try await http.load(.resource("x"), revalidating: false) { _ in }
        }
    }

    @Test(.proves("KIT-IMG-03"))
    func addressesAsPeopleWriteThem() throws {
        let spaced = try #require(ImageReference(address: " http://a.example/a b/100%.png\n"))
        #expect(spaced == .url(try #require(URL(string: "http://a.example/a%20b/100%25.png"))))
        let kept = try #require(ImageReference(address: "https://a.example/a%20b.png?q=%C3%A9"))
        #expect(kept == .url(try #require(URL(string: "https://a.example/a%20b.png?q=%C3%A9"))))
        for text in [
            "", "a.png", "/a.png", "ftp://a.example/a.png", "file:///etc/passwd", "http://", "javascript:x",
        ] {
            #expect(ImageReference(address: text) == nil)
        }
    }
}
