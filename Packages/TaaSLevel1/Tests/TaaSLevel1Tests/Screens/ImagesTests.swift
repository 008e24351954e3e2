import SharedScreens
import Foundation
import SharedJSON
import SharedLayout
import SharedLocalization
import SharedMedia
import SharedNavigation
import SharedStorage
import SharedTesting
import TaaSLevel1
import Testing

@MainActor @Suite struct ImagesTests {
    @Test(.proves("TAAS-06")) func loadingAndThenTheImagesInOrder() async throws {
        let source = ControlledGallery()
        let app = TaaSLevel1App.start(.with { $0.gallery = source })
        let images = try #require(app.images)
        guard case .loading = images.state.phase else {
            Issue.record("\(images.state.phase)")
            return
        }
        #expect(images.state.action.isEnabled, "the Action doesn't wait for images")
        await source.answers.give(.success(try await GivenGallery(names: ["a", "b"]).load()))
        await app.navigator.settled()
        #expect(images.state.phase == .loaded)
        #expect(images.grid.images.map(\.id.rawValue) == ["a", "b"])
        #expect(images.grid.layout.count == 2)
    }

    @Test(.proves("TAAS-06")) func aListThatCannotBeReadSaysWhyAndCanBeTriedAgain() async throws {
        let source = ControlledGallery()
        let app = TaaSLevel1App.start(.with { $0.gallery = source })
        let images = try #require(app.images)
        let failure = try await missingFile()
        await source.answers.give(.failure(failure))
        await app.navigator.settled()
        guard case .failed(let notice) = images.state.phase else {
            Issue.record("\(images.state.phase)")
            return
        }
        #expect(notice.code == failure.code && notice.action != nil)
        images.send(.retryTapped)
        images.send(.retryTapped)
        await source.answers.give(.success([]))
        await app.navigator.settled()
        guard case .empty(let nothing) = images.state.phase else {
            Issue.record("\(images.state.phase)")
            return
        }
        #expect(nothing.action != nil)
        #expect(source.answers.calls == 2)
    }

    @Test(.proves("TAAS-06")) func imagesAreAskedForWhenTheyComeNear() async throws {
        let names = (0..<40).map { "\($0).png" }
        let source = GivenImages(Dictionary(uniqueKeysWithValues: names.map { ($0, png(3, 2)) }))
        let app = await started {
            $0.gallery = GivenGallery(names: names)
            $0.images = source
        }
        let grid = try #require(app.images?.grid)
        app.images?.viewportScrolled(to: LayoutRect(width: 393, height: 400))
        #expect(await eventually { source.requested.contains("7.png") })
        #expect(!source.requested.contains("39.png"))
        #expect(grid.drawn == Array(0..<10))
        app.images?.viewportScrolled(to: LayoutRect(y: 3_400, width: 393, height: 400))
        #expect(await eventually { source.requested.contains("39.png") })
    }

    @Test(.proves("TAAS-10"), arguments: Array(-3...10) + [.min, .max])
    func columnsAreKeptWithinOneAndSix(columns: Int) async throws {
        let settings = TaaSLevel1Settings(columns: columns)
        #expect(settings.columnCount == max(1, min(6, columns)))
        let store = SettingsStore(defaults: settings, store: FileStore(folder: temporaryFolder()))
        let app = await started { $0.settings = store }
        #expect(app.images?.state.columns == settings.columnCount)
        #expect(app.images?.grid.layout.columns == settings.columnCount)
    }

    @Test(.proves("TAAS-10")) func aChangeOfTheSettingShowsAtOnce() async throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = SettingsStore(defaults: TaaSLevel1Settings(), store: FileStore(folder: folder))
        let app = await started { $0.settings = store }
        let images = try #require(app.images)
        #expect(images.state.columns == 2, "two by default")
        for columns in [4, 1, 99, 3] {
            try await store.update { $0.columns = columns }
            let shown = min(6, columns)
            #expect(await eventually { images.state.columns == shown && images.grid.layout.columns == shown })
        }
    }

    @Test(.proves("TAAS-10")) func whatIsLookedAtStaysInSightWhenColumnsChange() async throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = SettingsStore(defaults: TaaSLevel1Settings(), store: FileStore(folder: folder))
        let app = await started {
            $0.settings = store
            $0.gallery = GivenGallery(names: (0..<60).map { "\($0)" })
        }
        let grid = try #require(app.images?.grid)
        let first = grid.layout.frame(at: 20)
        app.images?.viewportScrolled(to: LayoutRect(y: first.y - 30, width: 393, height: 600))
        try await store.update { $0.columns = 3 }
        #expect(await eventually { grid.layout.columns == 3 })
        #expect(grid.scrollRequest.revision == 1)
        #expect(abs(grid.scrollRequest.position - (grid.layout.frame(at: 20).y - 30)) < 0.5)
    }

    @Test(.proves("TAAS-11"), arguments: 1...6)
    func theGridIsRightToThePixel(columns: Int) async throws {
        let store = SettingsStore(
            defaults: TaaSLevel1Settings(columns: columns),
            store: FileStore(folder: temporaryFolder())
        )
        let app = await started {
            $0.settings = store
            $0.gallery = GivenGallery(names: (0..<13).map { "\($0)" })
        }
        let grid = try #require(app.images?.grid)
        for scale in [1.0, 2, 3] {
            for width in stride(from: 320.0, through: 1_366, by: 3) {
                // Other tests wait for the main actor too.
                await Task.yield()
                app.navigator.receive(.viewportChanged(Viewport(width: width, height: 700, scale: scale)))
                let layout = grid.layout
                let side = layout.frame(at: 0).width
                let pixels = side * scale
                let room = (width - 30 - Double(columns - 1) * 10) * scale
                var isRight = abs(pixels - pixels.rounded()) < 1e-9
                isRight = isRight && pixels.rounded() == (room / Double(columns)).rounded(.down)
                for index in 0..<13 {
                    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
                    let frame = layout.frame(at: index)
                    isRight = isRight && frame.width == side && frame.height == side
                    isRight = isRight && abs(frame.x - (15 + Double(column) * (side + 10))) < 1e-9
                    isRight = isRight && abs(frame.y - (15 + Double(row) * (side + 10))) < 1e-9
                }
                let rows = Double((13 + columns - 1) / columns)
                isRight = isRight && abs(layout.contentSize.height - (20 + rows * (side + 10))) < 1e-9
                let left = width - layout.frame(at: columns - 1).maxX
                isRight = isRight && left >= 15 && left - 15 < Double(columns) / scale
                #expect(isRight, "\(width) points at \(scale)")
            }
        }
    }

    @Test(.proves("TAAS-11")) func anImageCoversItsCellInTheMiddleWithItsOwnAspect() {
        for (size, rect) in [
            (PixelSize(width: 300, height: 100), LayoutRect(x: -100, y: 0, width: 300, height: 100)),
            (PixelSize(width: 100, height: 400), LayoutRect(x: 0, y: -150, width: 100, height: 400)),
            (PixelSize(width: 7, height: 7), LayoutRect(x: 0, y: 0, width: 100, height: 100)),
        ] {
            #expect(ImageCell.covering(size, side: 100) == rect)
        }
        #expect(ImageCell.covering(nil, side: 100) == LayoutRect(width: 100, height: 100))
        for width in stride(from: 1, through: 2_000, by: 37) {
            for height in stride(from: 1, through: 2_000, by: 41) {
                let place = ImageCell.covering(PixelSize(width: width, height: height), side: 150)
                #expect(place.x <= 0 && place.y <= 0 && place.maxX >= 150 - 1e-9 && place.maxY >= 150 - 1e-9)
                #expect(abs(place.width * Double(height) - place.height * Double(width)) < 1e-3)
                #expect(abs(place.x + place.maxX - 150) < 1e-9 && abs(place.y + place.maxY - 150) < 1e-9)
            }
        }
        #expect(ImageCell.border == 1)
    }

    @Test(.proves("TAAS-11")) func theCellKnowsTheImageThatHasCome() async throws {
        let app = await started {
            $0.gallery = GivenGallery(names: ["wide.png"])
            $0.images = GivenImages(["wide.png": png(300, 100)])
        }
        let grid = try #require(app.images?.grid)
        let side = grid.layout.side
        #expect(await eventually { grid.imageFrame(at: 0).width == side * 3 })
    }
}
