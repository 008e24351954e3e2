// The heights of the list's cells: the image's own shape, and room for the texts below.

import SharedLayout
import SharedNavigation

/// The measures of the list's cells, in points; a host draws the texts with these line heights.
public struct FactCellMetrics: Hashable, Sendable {
    /// The aspect ratio, width by height, of an image whose size isn't known.
    public static let placeholderAspect = 1.5
    /// The aspect ratio of a cell without an image: the flattest that a waterfall has.
    static let noPictureAspect = 20.0

    /// The user's text scale.
    public let textScale: Double
    /// The width of a cell.
    public let width: Double

    init(textScale: Double, columns: WaterfallLayout.Metrics) {
        self.textScale = textScale
        let count = Double(columns.columns)
        let room = columns.width - columns.insets.leading - columns.insets.trailing
        width = max(0, (room - (count - 1) * columns.spacing) / count)
    }

    /// The height of a line of the title, or of its replacement under an image.
    ///
    /// There is room for two lines, so that no text has to be measured.
    public var titleLine: Double { 21 * textScale }
    /// The height of a line of the description, which is shown in cells without an image.
    public var textLine: Double { 18 * textScale }
    /// The number of lines of the description under a title.
    public var linesUnderTitle: Int { 4 }
    /// The number of lines of a description without title and image: a hundred letters and some fit; narrower
    /// cells or larger text get more lines.
    public var linesAlone: Int {
        Int((6 * max(1, 154 * textScale / max(1, width - 2 * padding))).rounded(.up))
    }
    /// Space around the texts.
    public var padding: Double { 10 }

    /// Makes the cell for the parts of a fact.
    ///
    /// - Parameter aspect: The image's width by height; nil while unknown.
    func cell(_ shape: FactShape, aspect: Double?) -> WaterfallCell {
        WaterfallCell(
            aspect: shape.contains(.picture)
                ? aspect ?? Self.placeholderAspect : Self.noPictureAspect,
            extraHeight: textHeight(shape)
        )
    }

    /// The height of the texts under an image, or alone.
    private func textHeight(_ shape: FactShape) -> Double {
        let hasPicture = shape.contains(.picture)
        let hasText = shape.contains(.text)
        return switch (shape.contains(.title), hasPicture) {
        case (true, false) where hasText:
            2 * titleLine + Double(linesUnderTitle) * textLine + 2 * padding
        case (true, _): 2 * titleLine + 2 * padding
        case (false, true): hasText ? 2 * titleLine + 2 * padding : 0
        case (false, false): hasText ? Double(linesAlone) * textLine + 2 * padding : 0
        }
    }
}

extension WaterfallLayout.Metrics {
    /// Columns for a viewport: 2 below 600 points of width, 3 below 900, 4 from there.
    init(for viewport: Viewport) {
        self.init(
            width: viewport.width,
            columns: Self.columns(viewport.width),
            spacing: 12,
            insets: .all(viewport.width < 430 ? 16 : 20),
            scale: viewport.scale
        )
    }

    /// The number of columns at a width in points.
    static func columns(_ width: Double) -> Int {
        switch width {
        case ..<600: 2
        case ..<900: 3
        default: 4
        }
    }
}
