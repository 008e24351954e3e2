// The invariants of every layout, checked by comparing all cells with all.

import SharedCore
import SharedLayout
import Testing

/// A screen-sized rectangle, `offset` points down.
func screen(_ layout: some ScrollLayout, _ offset: Double, height: Double = 600) -> LayoutRect {
    LayoutRect(y: offset, width: layout.contentSize.width, height: height)
}

/// All frames in order.
func frames(_ layout: some ScrollLayout) -> [LayoutRect] {
    (0..<layout.count).map { layout.frame(at: $0) }
}

/// Fails unless cells are ordered, disjoint, within the content and on device pixels, and queries find the
/// same cells as a full comparison.
func check(_ layout: some ScrollLayout, scale: Double, _ generator: inout SeededGenerator) {
    let frames = frames(layout)
    let size = layout.contentSize
    let isOnPixel = { (points: Double) in abs(points * scale - (points * scale).rounded()) < 1e-6 }
    // One expectation for all cells: an expectation costs more than the check.
    var problems: [String] = []
    for (index, frame) in frames.enumerated() {
        if frame.x < 0 || frame.y < 0 || frame.width < 0 || frame.height < 0
            || frame.maxX > size.width + 1e-6 || frame.maxY > size.height + 1e-6
        {
            problems.append("\(index) is outside")
        }
        if ![frame.x, frame.y, frame.width, frame.height].allSatisfy(isOnPixel) {
            problems.append("\(index) is between pixels")
        }
        if index > 0, frame.y < frames[index - 1].y {
            problems.append("\(index) is out of order")
        }
        // In points, two adjacent cells may seem to overlap by a rounding error.
        for other in frames[..<index]
        where min(other.maxX, frame.maxX) - max(other.x, frame.x) > 1e-6
            && min(other.maxY, frame.maxY) - max(other.y, frame.y) > 1e-6
        {
            problems.append("\(index) overlaps")
        }
    }
    #expect(problems.isEmpty)
    for _ in 0..<10 {
        let rect = LayoutRect(
            x: .random(in: -50...size.width, using: &generator),
            y: .random(in: -50...size.height + 50, using: &generator),
            width: .random(in: 1...400, using: &generator),
            height: .random(in: 1...700, using: &generator)
        )
        let found = layout.indices(in: rect)
        #expect(found == frames.indices.filter { frames[$0].intersects(rect) })
    }
    #expect(layout.indices(in: LayoutRect(y: size.height + 1, width: size.width, height: 100)).isEmpty)
    #expect(layout.frame(at: layout.count) == LayoutRect())
    #expect(layout.frame(at: -1) == LayoutRect())
}

extension SeededGenerator {
    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &self)]
    }
}
