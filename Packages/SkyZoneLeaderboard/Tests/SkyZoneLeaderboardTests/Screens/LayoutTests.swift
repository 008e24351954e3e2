import SharedLayout
import SharedTesting
import SkyZoneLeaderboard
import Testing

private let widths = [320.0, 375, 393, 414, 430]
private let textScales = [0.85, 1, 1.15, 1.35, 1.65, 2]

extension LayoutRect {
    fileprivate func overlaps(_ other: LayoutRect) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }

    fileprivate func isInside(_ other: LayoutRect) -> Bool {
        x >= other.x && maxX <= other.maxX && y >= other.y && maxY <= other.maxY
    }
}

@Suite struct LayoutTests {
    private func check(_ parts: [LayoutRect], inside area: LayoutRect, _ comment: String) {
        for (index, part) in parts.enumerated() {
            #expect(part.width > 0 && part.height > 0, "\(comment): part \(index) is \(part)")
            #expect(part.isInside(area), "\(comment): part \(index) \(part) leaves \(area)")
            for other in parts[(index + 1)...] {
                #expect(!part.overlaps(other), "\(comment): \(part) and \(other)")
            }
        }
    }

    @Test(.proves("SKY-25"), arguments: widths) func linesFit(width: Double) {
        for scale in textScales {
            let layout = LineLayout(width: width, height: width < 330 ? 568 : 812, textScale: scale)
            let lines = (0..<4).map { layout.frames(at: $0, length: LeaderLine.length(ofRank: $0 + 1)) }
            for line in lines {
                #expect(line.bar.width <= width && line.bar.x == 0)
                check(
                    [line.rank, line.handle, line.value, line.photo],
                    inside: line.bar,
                    "\(width) at \(scale)"
                )
                let room = Double(layout.handleLines) * line.handle.width
                #expect(room >= 104 * scale, "\(width) at \(scale): room for a handle: \(room)")
                #expect(line.handle.height >= 22 * scale * Double(layout.handleLines) - 1)
                #expect(line.value.width >= 100 * scale, "\(width) at \(scale): \(line.value.width)")
            }
            check(
                lines.map(\.bar),
                inside: LayoutRect(width: width, height: layout.height(lines: 4)),
                "\(width)"
            )
            let gathered = layout.frames(at: 0, length: LineAnimation().gatheredLength)
            #expect(gathered.rank.isInside(gathered.bar), "the rank shows while all lines are short")
        }
    }

    @Test(.proves("SKY-25"), arguments: widths) func rowsOfTheWholeBoardFit(width: Double) {
        for scale in textScales {
            let row = BoardRowLayout(width: width, textScale: scale)
            check(
                [row.rank, row.photo, row.handle, row.value, row.difference],
                inside: LayoutRect(width: width, height: row.height),
                "\(width) at \(scale)"
            )
            #expect(row.height >= 44)
            // The largest texts on the smallest phone have room for five.
            let digits = (width < 330 && scale > 1.35 ? 78 : 98) * scale
            #expect(row.value.width >= digits && row.difference.width >= digits, "room for six digits")
        }
    }

    @Test(.proves("SKY-25"), arguments: widths) func theRadialMenuFits(width: Double) {
        for count in 1...5 {
            let layout = RadialLayout(width: width, count: count)
            check(
                layout.items + [layout.close],
                inside: LayoutRect(width: layout.size.width, height: layout.size.height),
                "\(count) entries on \(width)"
            )
            #expect(layout.close.width >= 44 && layout.items.allSatisfy { $0.height >= 44 && $0.width >= 44 })
        }
    }

    @Test(.proves("SKY-25")) func nonsenseIsLaidOutLikeTheSmallestPhone() {
        #expect(LineLayout(width: 0, height: -1, textScale: 0).width == 320)
        #expect(LineLayout(width: -5, height: .infinity, textScale: 9).height(lines: 0) == 0)
        #expect(BoardRowLayout(width: .infinity, textScale: 1).handle.width > 0)
        #expect(RadialLayout(width: 0, count: 0).items == [])
    }
}
