// The layout of introduction, images and questions in the scrolled content.

import SharedLayout

/// The measures of the FAQ, in points.
public enum FAQMetrics {
    /// At both sides of the texts.
    public static let margin = 16.0
    /// Above and below the texts of a row, and between the parts of the page.
    public static let padding = 12.0
    /// Between a question and its answer.
    public static let gap = 6.0
    /// The height of the smallest row.
    public static let smallestRow = 44.0
    /// Width by height of an image.
    public static let imageAspect = 1.5
    /// The width of a row's disclosure sign, its spacing included.
    public static let sign = 28.0

    /// The number of images side by side: one on a phone, all where there is room.
    public static func imageColumns(_ count: Int, width: Double) -> Int {
        width < 600 ? 1 : max(1, count)
    }
}

/// The frames of the images, row by row, to tell the ones that are about to be visible.
struct FAQLayout: Equatable {
    /// In the order of the content.
    let images: [LayoutRect]

    init(introduction: String, images count: Int, in space: TextSpace) {
        let top = introduction.isEmpty ? 0 : space.guess(of: introduction, as: .introduction)
        let columns = FAQMetrics.imageColumns(count, width: space.width + 2 * FAQMetrics.margin)
        let width = (space.width - Double(columns - 1) * FAQMetrics.padding) / Double(columns)
        let height = width / FAQMetrics.imageAspect
        images = (0..<count).map { index in
            let (row, column) = index.quotientAndRemainder(dividingBy: columns)
            return LayoutRect(
                x: FAQMetrics.margin + Double(column) * (width + FAQMetrics.padding),
                y: FAQMetrics.padding * 2 + top + Double(row) * (height + FAQMetrics.padding),
                width: width,
                height: height
            )
        }
    }

    /// The images on screen, and those within a screen's height of it.
    func attention(to viewport: LayoutRect) -> (visible: [Int], nearby: [Int]) {
        let visible = images.indices.filter { images[$0].intersects(viewport) }
        let around = viewport.extended(by: viewport.height)
        let nearby = images.indices.filter { !visible.contains($0) && images[$0].intersects(around) }
        return (visible, nearby)
    }
}
