// The waterfall layout, at random and by hand.

import SharedCore
import SharedLayout
import SharedTesting
import Testing

struct WaterfallTests {
    private func cells(_ count: Int, _ generator: inout SeededGenerator) -> [WaterfallCell] {
        (0..<count).map { _ in
            WaterfallCell(
                aspect: .random(in: 0.3...3, using: &generator),
                extraHeight: Double(Int.random(in: 0...3, using: &generator)) * 20.4
            )
        }
    }

    private func metrics(_ generator: inout SeededGenerator) -> WaterfallLayout.Metrics {
        WaterfallLayout.Metrics(
            width: generator.pick([320, 375, 393, 506.5, 507, 678, 744, 1024, 1366]),
            columns: .random(in: 1...6, using: &generator),
            spacing: generator.pick([0, 1, 8, 10, 7.3]),
            lineSpacing: generator.pick([nil, 0, 12]),
            insets: LayoutInsets(
                top: generator.pick([0, 15]),
                leading: generator.pick([0, 16, 20.7]),
                bottom: generator.pick([0, 34]),
                trailing: generator.pick([0, 16])
            ),
            scale: generator.pick([1, 2, 3, 1.5])
        )
    }

    @Test(.proves("KIT-LAY-01"))
    func randomWaterfallsKeepToTheRules() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<60 {
            let metrics = metrics(&generator)
            let count = Int.random(in: 0...90, using: &generator)
            let layout = WaterfallLayout(cells(count, &generator), metrics: metrics)
            check(layout, scale: metrics.scale, &generator)
        }
    }

    @Test(.proves("KIT-LAY-01"))
    func eachCellGoesUnderTheShortestColumn() {
        let layout = WaterfallLayout(
            [1, 0.5, 1, 2].map { WaterfallCell(aspect: $0, extraHeight: 20) },
            metrics: .init(width: 220, columns: 2, spacing: 20, insets: .all(0), scale: 2)
        )
        #expect(
            frames(layout) == [
                LayoutRect(x: 0, y: 0, width: 100, height: 120),
                LayoutRect(x: 120, y: 0, width: 100, height: 220),
                LayoutRect(x: 0, y: 140, width: 100, height: 120),
                LayoutRect(x: 120, y: 240, width: 100, height: 70),
            ]
        )
        #expect(layout.contentSize == LayoutSize(width: 220, height: 310))
        #expect(layout.indices(in: LayoutRect(y: 120, width: 220, height: 20)) == [1])
        #expect(layout.frame(at: 1).mirrored(in: 220).x == 0)
    }

    @Test(.proves("KIT-LAY-01"))
    func aLateSizeMovesOnlyWhatFollowsAndNotWhatThePersonSees() {
        var generator = SeededGenerator(seed: 2)
        for _ in 0..<150 {
            let metrics = metrics(&generator)
            var layout = WaterfallLayout(cells(80, &generator), metrics: metrics)
            let limit = max(0, layout.contentSize.height - 600)
            let offset = Double.random(in: 0...max(1, limit), using: &generator)
            let before = screen(layout, min(offset, limit))
            let old = frames(layout)
            let anchor = layout.anchor(in: before)
            let changed = Int.random(in: 0..<80, using: &generator)
            let cell = WaterfallCell(aspect: .random(in: 0.3...3, using: &generator), extraHeight: 3)
            let new = layout.change(keeping: before) { layout in
                let first = layout.update([changed: cell])
                #expect(first == nil || first == changed)
            }
            #expect(frames(layout).prefix(changed) == old.prefix(changed))
            // The same result as if the size had been known from the beginning.
            #expect(frames(layout) == frames(WaterfallLayout(layout.cells, metrics: metrics)))
            check(layout, scale: metrics.scale, &generator)
            let newLimit = max(0, layout.contentSize.height - 600)
            #expect((0...newLimit).contains(new))
            if let anchor, anchor.index != changed || anchor.distance >= 0 {
                let moved = layout.frame(at: anchor.index).y - new
                #expect(abs(moved - anchor.distance) < 1e-6 || new == newLimit || new == 0)
            }
        }
    }

    @Test(.proves("KIT-LAY-01"))
    func aSizeKnownLaterFarAboveMovesTheOffsetExactly() throws {
        var layout = WaterfallLayout(
            Array(repeating: WaterfallCell(aspect: 1), count: 100_000),
            metrics: .init(width: 390, columns: 1, spacing: 10, insets: .all(10), scale: 3)
        )
        let before = screen(layout, 12_345)
        let anchor = try #require(layout.anchor(in: before))
        let new = layout.change(keeping: before) { $0.update([3: WaterfallCell(aspect: 0.5)]) }
        // 370 points more.
        #expect(abs(new - 12_345 - 370) < 1e-6)
        #expect(abs(layout.frame(at: anchor.index).y - new - anchor.distance) < 1e-6)
        #expect(layout.indices(in: screen(layout, new)) == layout.indices(in: before.moved(by: 370)))
    }

    @Test(.proves("KIT-LAY-01"))
    func aChangeOfWidthKeepsTheAnchor() throws {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<80 {
            var layout = WaterfallLayout(cells(120, &generator), metrics: metrics(&generator))
            let limit = max(0, layout.contentSize.height - 600)
            let before = screen(layout, limit * 0.6)
            let anchor = layout.anchor(in: before)
            let metrics = metrics(&generator)
            let new = layout.change(keeping: before, viewportHeight: 400) { $0.apply(metrics) }
            check(layout, scale: metrics.scale, &generator)
            #expect(frames(layout) == frames(WaterfallLayout(layout.cells, metrics: metrics)))
            if let anchor, new > 0, new < layout.contentSize.height - 400 {
                let frame = layout.frame(at: anchor.index)
                // In the same position, or with the same share of the cell above.
                let distance =
                    anchor.distance < 0 ? anchor.distance * frame.height / anchor.height : anchor.distance
                #expect(abs(frame.y - new - distance) < 1e-6)
            }
        }
    }

    @Test(.proves("KIT-LAY-01"))
    func theTopStaysTheTop() {
        var layout = WaterfallLayout(
            Array(repeating: WaterfallCell(aspect: 1), count: 50),
            metrics: .init(width: 400, columns: 2)
        )
        #expect(layout.change(keeping: screen(layout, 0)) { $0.update([0: WaterfallCell(aspect: 0.2)]) } == 0)
    }

    @Test(.proves("KIT-LAY-01"))
    func appendingTouchesNothingBefore() {
        var generator = SeededGenerator(seed: 4)
        let all = cells(200, &generator)
        let metrics = metrics(&generator)
        var layout = WaterfallLayout([], metrics: metrics)
        for start in stride(from: 0, to: 200, by: 25) {
            let old = frames(layout)
            layout.append(Array(all[start..<start + 25]))
            #expect(frames(layout).prefix(start) == old[...])
        }
        #expect(frames(layout) == frames(WaterfallLayout(all, metrics: metrics)))
    }

    @Test(.proves("KIT-LAY-01"), arguments: [0, -5, .nan, .infinity, 1, 3, 40])
    func absurdMeasuresGiveNoAbsurdFrames(number: Double) {
        var generator = SeededGenerator(seed: 5)
        let cells = [1, 0, -1, .nan, .infinity, 1e-9, 1e9].map {
            WaterfallCell(aspect: $0, extraHeight: number)
        }
        let layout = WaterfallLayout(
            cells,
            metrics: .init(width: 300, columns: 100, spacing: number, insets: .all(number), scale: 2)
        )
        check(layout, scale: 2, &generator)
        let narrow = WaterfallLayout(
            cells,
            metrics: .init(width: number.isFinite ? max(0, number) : 0, columns: 3)
        )
        #expect(
            frames(narrow).allSatisfy { $0.maxX <= max(0, number.isFinite ? number : 0) && $0.width >= 0 }
        )
    }

    @Test(.proves("KIT-LAY-01", "KIT-IMG-03"))
    func whatIsNearComesNearestFirst() {
        let layout = WaterfallLayout(
            Array(repeating: WaterfallCell(aspect: 1), count: 60),
            metrics: .init(width: 300, columns: 3, spacing: 0, insets: .all(0))
        )
        let attention = layout.attention(to: LayoutRect(y: 500, width: 300, height: 200), margin: 200)
        #expect(attention.visible == Array(15..<21))
        #expect(attention.nearby == [12, 13, 14, 21, 22, 23, 9, 10, 11, 24, 25, 26])
        #expect(attention.retained == Array(3..<9) + Array(27..<33))
    }
}

extension LayoutRect {
    fileprivate func moved(by points: Double) -> LayoutRect {
        LayoutRect(x: x, y: y + points, width: width, height: height)
    }
}
