// The uniform grid, the flow of full and half cells, the split and the collapsing header.

import SharedCore
import SharedLayout
import SharedTesting
import Testing

struct GridTests {
    @Test(.proves("KIT-LAY-01"))
    func randomGridsKeepToTheRules() {
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<80 {
            let scale = generator.pick([1.0, 2, 3, 1.25])
            let layout = UniformGridLayout(
                count: .random(in: 0...70, using: &generator),
                width: generator.pick([320, 375, 393, 507, 1024, 1366]),
                columns: .random(in: 1...7, using: &generator),
                spacing: generator.pick([0, 10, 3.3]),
                insets: .all(generator.pick([0, 15])),
                extraHeight: generator.pick([0, 22.5]),
                scale: scale
            )
            check(layout, scale: scale, &generator)
        }
    }

    @Test(.proves("KIT-LAY-01"))
    func sidesAreFlooredAndTheRestIsTrailing() {
        // 375 - 30 - 10 = 335: two cells of 167.5 at 2 pixels a point, of 167 at one.
        let fine = UniformGridLayout(
            count: 3,
            width: 375,
            columns: 2,
            spacing: 10,
            insets: .all(15),
            scale: 2
        )
        #expect(fine.side == 167.5)
        #expect(
            frames(fine) == [
                LayoutRect(x: 15, y: 15, width: 167.5, height: 167.5),
                LayoutRect(x: 192.5, y: 15, width: 167.5, height: 167.5),
                LayoutRect(x: 15, y: 192.5, width: 167.5, height: 167.5),
            ]
        )
        #expect(fine.contentSize == LayoutSize(width: 375, height: 375))
        let coarse = UniformGridLayout(
            count: 3,
            width: 375,
            columns: 2,
            spacing: 10,
            insets: .all(15),
            scale: 1
        )
        #expect(coarse.side == 167)
        #expect(coarse.frame(at: 1).maxX == 359)
        // Six columns on a small phone.
        let dense = UniformGridLayout(
            count: 6,
            width: 320,
            columns: 6,
            spacing: 10,
            insets: .all(15),
            scale: 3
        )
        #expect(dense.side == 40)
        #expect(dense.frame(at: 5).maxX == 305)
    }

    @Test(.proves("KIT-LAY-01"))
    func anotherNumberOfColumnsKeepsTheAnchor() throws {
        var layout = UniformGridLayout(count: 100_000, width: 390, columns: 2, spacing: 10, insets: .all(15))
        let before = screen(layout, 200_000)
        let anchor = try #require(layout.anchor(in: before))
        let new = layout.change(keeping: before) { $0.columns = 5 }
        #expect(abs(layout.frame(at: anchor.index).y - new - anchor.distance) < 1e-6)
        #expect(layout.indices(in: screen(layout, new)).contains(anchor.index))
    }
}

struct FlowTests {
    private func cells(_ count: Int, _ generator: inout SeededGenerator) -> [FlowCell] {
        (0..<count).map { _ in
            FlowCell(generator.pick([.full, .half]), height: .random(in: 10...200, using: &generator))
        }
    }

    @Test(.proves("KIT-LAY-01"))
    func randomFlowsKeepToTheRules() {
        var generator = SeededGenerator(seed: 21)
        for _ in 0..<60 {
            let scale = generator.pick([1.0, 2, 3])
            let metrics = FlowLayout.Metrics(
                width: generator.pick([320, 375, 507, 1366]),
                spacing: generator.pick([0, 8, 5.7]),
                insets: .all(generator.pick([0, 16])),
                scale: scale
            )
            let count = Int.random(in: 0...60, using: &generator)
            check(FlowLayout(cells(count, &generator), metrics: metrics), scale: scale, &generator)
        }
    }

    @Test(.proves("KIT-LAY-01"))
    func halvesShareARowAndALoneOneLeads() {
        let layout = FlowLayout(
            [
                FlowCell(.full, height: 50), FlowCell(.half, height: 40), FlowCell(.half, height: 60),
                FlowCell(.half, height: 30), FlowCell(.full, height: 20),
            ],
            metrics: .init(width: 320, spacing: 10, insets: .all(5), scale: 2)
        )
        #expect(
            frames(layout) == [
                LayoutRect(x: 5, y: 5, width: 310, height: 50),
                LayoutRect(x: 5, y: 65, width: 150, height: 40),
                LayoutRect(x: 165, y: 65, width: 150, height: 60),
                LayoutRect(x: 5, y: 135, width: 150, height: 30),
                LayoutRect(x: 5, y: 175, width: 310, height: 20),
            ]
        )
        #expect(layout.contentSize.height == 200)
        // Below the short half, beside the tall one, there is no cell.
        #expect(layout.indices(in: LayoutRect(x: 5, y: 106, width: 100, height: 10)).isEmpty)
    }

    @Test(.proves("KIT-LAY-01"))
    func changesAreAsIfKnownFromTheBeginning() {
        var generator = SeededGenerator(seed: 22)
        for _ in 0..<200 {
            let metrics = FlowLayout.Metrics(width: 375)
            var layout = FlowLayout(cells(40, &generator), metrics: metrics)
            let before = screen(layout, layout.contentSize.height / 2)
            let anchor = layout.anchor(in: before)
            let old = frames(layout)
            let changed = Int.random(in: 0..<40, using: &generator)
            let cell = cells(1, &generator)[0]
            let new = layout.change(keeping: before) { $0.update(cell, at: changed) }
            #expect(frames(layout).prefix(changed) == old.prefix(changed))
            layout.append(cells(3, &generator))
            #expect(frames(layout) == frames(FlowLayout(layout.cells, metrics: metrics)))
            if let anchor, anchor.index != changed, new > 0 {
                #expect(abs(layout.frame(at: anchor.index).y - new - anchor.distance) < 1e-6)
            }
        }
    }
}

struct SplitAndHeaderTests {
    @Test(.proves("KIT-LAY-01"), arguments: [320, 507, 568.5, 678, 852, 1133, 1366], [1.0, 2, 3])
    func aSplitLeavesNoGap(width: Double, scale: Double) {
        let split = SplitLayout(LayoutSize(width: width, height: 400), scale: scale)
        let pixels = (width * scale).rounded(.down)
        #expect(split.leading.x == 0)
        #expect(split.leading.maxX == split.trailing.x)
        #expect(abs(split.trailing.maxX * scale - pixels) < 1e-6)
        #expect(abs(split.leading.width * scale - (pixels * 0.3).rounded()) < 1e-6)
        #expect(split.leading.height == 400 && split.trailing.height == 400)
        let spaced = SplitLayout(LayoutSize(width: width, height: 400), share: 0.3, spacing: 16, scale: scale)
        #expect(spaced.leading == split.leading)
        #expect(abs(spaced.trailing.x - spaced.leading.maxX - 16) < 1e-6)
        #expect(abs(spaced.trailing.maxX - split.trailing.maxX) < 1e-6)
    }

    @Test(.proves("KIT-LAY-01"))
    func aSplitOfNothingIsNothing() {
        for share in [-1, 0, 1, 2, .nan, 0.3] {
            let split = SplitLayout(LayoutSize(width: 10, height: -3), share: share, spacing: 50)
            #expect(split.leading.width >= 0 && split.trailing.width >= 0)
            #expect(split.trailing.maxX <= 10 && split.leading.height == 0)
        }
    }

    @Test(.proves("KIT-LAY-01"), arguments: [true, false], [1.0, 2, 3])
    func aHeaderShrinksWithoutJumps(stretches: Bool, scale: Double) {
        let header = CollapsingHeader(fullHeight: 301, stretches: stretches, scale: scale)
        var last = header.appearance(at: -400)
        var problems: [Double] = []
        for step in stride(from: -400, through: 600, by: 0.25) {
            let now = header.appearance(at: step)
            let isMonotonic =
                now.height <= last.height && now.opacity <= last.opacity && now.progress >= last.progress
            let isSmooth =
                last.height - now.height <= 1 / scale + 1e-9 && last.opacity - now.opacity < 0.01
            let isInRange = (0...1).contains(now.opacity) && (0...1).contains(now.progress)
            let isOnPixel = abs(now.height * scale - (now.height * scale).rounded()) < 1e-6
            if !(isMonotonic && isSmooth && isInRange && isOnPixel) {
                problems.append(step)
            }
            last = now
        }
        #expect(problems.isEmpty)
        #expect(header.appearance(at: 0) == .init(height: 301, progress: 0, opacity: 1))
        #expect(header.appearance(at: .nan) == header.appearance(at: 0))
        #expect(header.appearance(at: -100).height == (stretches ? 401 : 301))
        #expect(header.appearance(at: 200).progress == 1 && header.appearance(at: 200).opacity == 0)
        #expect(abs(header.appearance(at: 1e9).height - 150.5) <= 0.5 / scale)
        #expect(CollapsingHeader(fullHeight: .nan).appearance(at: 5).height == 0)
    }
}
