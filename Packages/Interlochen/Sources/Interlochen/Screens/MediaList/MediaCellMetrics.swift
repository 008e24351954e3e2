// The measures of the common list: header, separator and every kind of cell, for any width and text size.

import SharedLayout
import SharedNavigation

/// Sizes in points for one screen and one text size.
public struct MediaCellMetrics: Equatable, Sendable {
    /// The width from which media and category cells are laid out two in a row.
    public static let twoColumns = 700.0

    /// The width of the screen.
    public let width: Double
    public let height: Double
    /// The factor by which the user's text size differs from the usual one.
    public let textScale: Double
    /// Device pixels per point.
    public let scale: Double

    /// Makes the measures for a screen.
    public init(width: Double, height: Double, textScale: Double = 1, scale: Double = 2) {
        (self.width, self.height, self.textScale, self.scale) = (width, height, textScale, scale)
    }

    @MainActor
    init(_ environment: HostEnvironment) {
        let viewport = environment.viewport
        self.init(
            width: viewport.width,
            height: viewport.height,
            textScale: environment.traits.textScale,
            scale: viewport.scale
        )
    }

    // MARK: - Around the cells

    /// Between cells, and inside them.
    public let spacing = 12.0
    /// At the sides of the screen.
    public var side: Double { width < 430 ? 16 : 20 }
    /// The height of the separator at the top of the list.
    public let separatorHeight = 4.0

    /// The header: in proportion to the screen, with room for bars, title and description.
    public var header: CollapsingHeader {
        let share = min(width * 0.72, height * 0.36, 380)
        return CollapsingHeader(
            fullHeight: (max(share, 224) + max(0, textScale - 1) * 180).rounded(),
            scale: scale
        )
    }

    /// The separator, directly under the header's full height.
    public var separator: LayoutRect {
        LayoutRect(y: header.fullHeight, width: width, height: separatorHeight)
    }

    /// The flow of the cells under the separator.
    public var flow: FlowLayout.Metrics {
        FlowLayout.Metrics(
            width: width,
            spacing: spacing,
            insets: LayoutInsets(
                top: header.fullHeight + separatorHeight + spacing,
                leading: side,
                bottom: 24,
                trailing: side
            ),
            scale: scale
        )
    }

    // MARK: - Cells

    /// The cells as the flow layout takes them.
    public func cells(_ cells: [MediaCell]) -> [FlowCell] { cells.map(cell) }

    /// The span and the height of one cell.
    public func cell(_ cell: MediaCell) -> FlowCell {
        switch cell {
        case .media, .category:
            FlowCell(
                width < Self.twoColumns ? .full : .half,
                height: padded(line(16) + Double(titleLines) * line(22) + 3 * line(18) + 8)
            )
        case .station:
            FlowCell(
                .half,
                height: pictureHeight
                    + padded(
                        (line(22) + line(20) + line(18)) * Double(halfLines(2))
                            + line(18) * Double(halfLines(1)) + 8 + buttonHeight
                    )
            )
        case .camera:
            FlowCell(
                .half,
                height: pictureHeight + padded(line(22) * Double(halfLines(1)) + 8 + buttonHeight)
            )
        case .link: FlowCell(.full, height: max(52, line(28) + 24))
        case .connect: FlowCell(.full, height: padded(line(22) + 8 + buttonHeight))
        }
    }

    /// The width of a cell that takes half a row.
    public var halfWidth: Double { max(0, (width - 2 * side - spacing) / 2) }
    /// The number of lines for a text in a half cell, given the number at the usual size on a usual phone.
    ///
    /// It grows where the cell is narrower or the text larger, so that a text that fits there fits here.
    public func halfLines(_ usual: Int) -> Int {
        lines(usual, usualWidth: 150, width: halfWidth - 2 * spacing)
    }
    /// The number of lines for the title of media or of a category: two on a usual phone.
    public var titleLines: Int {
        lines(2, usualWidth: 170, width: cellWidth - thumbnailWidth - 2 * spacing - 44)
    }
    /// The height of the image over a half cell's texts.
    public var pictureHeight: Double { min(halfWidth * 0.62, 260).rounded() }
    /// The width of the image beside a full cell's texts.
    public var thumbnailWidth: Double {
        min(max(cellWidth * 0.34 / max(1, textScale), 72), 200).rounded()
    }
    /// The height of a button, never below the minimum touch target.
    public var buttonHeight: Double { max(44, line(44)) }

    /// The height of a line of text.
    public func line(_ points: Double) -> Double { (points * textScale).rounded(.up) }

    /// The width of a media or category cell.
    private var cellWidth: Double { width < Self.twoColumns ? width - 2 * side : halfWidth }

    private func lines(_ usual: Int, usualWidth: Double, width: Double) -> Int {
        Int((Double(usual) * max(1, usualWidth * textScale / max(1, width))).rounded(.up))
    }

    private func padded(_ height: Double) -> Double { height + 2 * spacing }
}
