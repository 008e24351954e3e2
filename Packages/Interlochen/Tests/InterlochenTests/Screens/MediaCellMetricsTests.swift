import Foundation
import Interlochen
import SharedLayout
import SharedMedia
import SharedNavigation
import SharedTesting
import Testing

@Suite struct MediaCellMetricsTests {
    private static let category = MediaCategory(
        id: CategoryID(rawValue: "c"),
        title: "C",
        picture: .resource("c"),
        text: "",
        cells: []
    )
    private static let station = Station(
        content: .sample("s", .audio, duration: nil),
        show: nil,
        followedBy: nil
    )
    /// Every kind of cell, beside every other.
    private static let cells: [MediaCell] = {
        let kinds: [MediaCell] = [
            .media(.sample("m")), .category(category), .station(station),
            .camera(.sample("k", duration: nil)),
            .link(SiteLink(id: SiteLinkID(rawValue: "l"), title: "L", url: webURL("https://example.org"))),
            .connect([]),
        ]
        return kinds.flatMap { first in kinds.flatMap { [first, $0] } }
    }()

    @Test(.proves("INT-26"), arguments: [0.8, 1, 1.35, 2])
    func noFrameIsNegativeOverlappingOrClippedAtAnyWidth(textScale: Double) {
        for width in 320...1_366 {
            for height in [568.0, Double(width) * 1.4] {
                let metrics = MediaCellMetrics(width: Double(width), height: height, textScale: textScale)
                let layout = FlowLayout(metrics.cells(Self.cells), metrics: metrics.flow)
                var bottom = metrics.separator.maxY
                var row: [LayoutRect] = []
                for index in Self.cells.indices {
                    let frame = layout.frame(at: index)
                    let isInside =
                        frame.x >= 0 && frame.maxX <= Double(width) && frame.maxY <= layout.contentSize.height
                    let isBelow =
                        frame.y >= bottom || row.last.map { $0.y == frame.y && $0.maxX < frame.x } == true
                    if !isInside || !isBelow || frame.width < 100 || frame.height < 44 {
                        Issue.record("\(width) x \(height): cell \(index) at \(frame)")
                    }
                    if frame.y >= bottom { row = [] }
                    row.append(frame)
                    if index + 1 < Self.cells.count, layout.frame(at: index + 1).y > frame.y {
                        bottom = row.map(\.maxY).max() ?? bottom
                    }
                }
                let texts =
                    Double(width) < MediaCellMetrics.twoColumns
                    ? Double(width) - 2 * metrics.side : metrics.halfWidth
                if texts - metrics.thumbnailWidth - 44 < 100 || metrics.pictureHeight < 60 {
                    Issue.record("\(width): no room for the texts")
                }
            }
        }
    }

    @Test(.proves("INT-08", "INT-26")) func theHeaderFitsEveryScreenAndHasRoomForBarsAndTitle() {
        for width in 320...1_366 {
            for height in [320.0, 568, 852, 1_366] {
                let metrics = MediaCellMetrics(width: Double(width), height: height)
                let header = metrics.header
                #expect(header.fullHeight >= 224 && header.fullHeight <= 380)
                #expect(header.appearance(at: 1e6).height >= 112, "status and navigation bar stand over it")
            }
        }
    }

    @Test(.proves("INT-12", "INT-13")) func stationsAndCamerasAreHalfAsWide() {
        for width in [320.0, 393, 744, 1_366] {
            let metrics = MediaCellMetrics(width: width, height: 800)
            for cell in [MediaCell.station(Self.station), .camera(.sample("k", duration: nil))] {
                let layout = FlowLayout(metrics.cells([cell, cell]), metrics: metrics.flow)
                let (first, second) = (layout.frame(at: 0), layout.frame(at: 1))
                #expect(first.y == second.y && first.width == second.width)
                #expect(abs(first.width - metrics.halfWidth) <= 0.5)
            }
        }
    }

    @Test(.proves("INT-12", "INT-13", "INT-26"), arguments: [0.8, 1, 1.35, 1.65, 2])
    func aHalfCellHasRoomForTheTextsOfAUsualPhone(textScale: Double) {
        let usual = MediaCellMetrics(width: 393, height: 852)
        #expect(usual.halfLines(1) == 1 && usual.halfLines(2) == 2)
        for width in 320...1_366 {
            let metrics = MediaCellMetrics(width: Double(width), height: 800, textScale: textScale)
            let inside = metrics.halfWidth - 2 * metrics.spacing
            for lines in 1...2 {
                let room = Double(metrics.halfLines(lines)) * inside
                #expect(room >= 150 * textScale * Double(lines), "\(lines) at \(width)")
            }
            // Titles, show, times and the next show, with the lines that the drawing gives them.
            let (one, two) = (Double(metrics.halfLines(1)), Double(metrics.halfLines(2)))
            let around = metrics.pictureHeight + 2 * metrics.spacing + metrics.buttonHeight
            let texts =
                two * (metrics.line(22) + metrics.line(20) + metrics.line(18)) + one * metrics.line(18)
            #expect(metrics.cell(.station(Self.station)).height >= around + texts)
            let camera = metrics.cell(.camera(.sample("k", duration: nil))).height
            #expect(camera >= around + one * metrics.line(22))
        }
    }

    @Test(.proves("INT-10", "INT-11", "INT-26"), arguments: [0.8, 1, 1.35, 1.65, 2])
    func aTitleHasTheRoomThatItHasOnAUsualPhone(textScale: Double) {
        #expect(MediaCellMetrics(width: 393, height: 852).titleLines == 2)
        for width in 320...1_366 {
            let metrics = MediaCellMetrics(width: Double(width), height: 800, textScale: textScale)
            let cell =
                Double(width) < MediaCellMetrics.twoColumns
                ? Double(width) - 2 * metrics.side : metrics.halfWidth
            let inside = cell - metrics.thumbnailWidth - 2 * metrics.spacing - 44
            let lines = Double(metrics.titleLines)
            #expect(lines * inside >= 340 * textScale, "\(lines) at \(width)")
            let texts = metrics.line(16) + lines * metrics.line(22) + 3 * metrics.line(18)
            #expect(metrics.cell(.media(.sample("m"))).height >= texts + 2 * metrics.spacing)
            #expect(metrics.cell(.category(Self.category)).height >= texts + 2 * metrics.spacing)
        }
    }

    @Test(.proves("INT-26"), arguments: [(393.0, 1), (699, 1), (700, 2), (1_366, 2)])
    func mediaStandInTwoColumnsWhereThereIsRoom(width: Double, columns: Int) {
        let metrics = MediaCellMetrics(width: width, height: 900)
        let layout = FlowLayout(
            metrics.cells([.media(.sample("a")), .media(.sample("b"))]),
            metrics: metrics.flow
        )
        #expect((layout.frame(at: 0).y == layout.frame(at: 1).y) == (columns == 2))
    }

    @MainActor
    @Test(.proves("INT-26")) func theListFollowsTheHostsSpaceAndTextSize() async throws {
        let app = await InterlochenCoordinator.demo()
        let cells = try #require(app.list).cells
        let before = cells.layout.frame(at: 0)
        app.navigator.receive(.traitsChanged(HostTraits(textScale: 1.5)))
        #expect(cells.layout.frame(at: 0).height > before.height)
        app.navigator.receive(.viewportChanged(Viewport(width: 1_024, height: 1_366)))
        #expect(cells.layout.frame(at: 0).y == cells.layout.frame(at: 1).y)
        #expect(cells.header == cells.metrics.header && cells.drawn.contains(0))
    }
}
