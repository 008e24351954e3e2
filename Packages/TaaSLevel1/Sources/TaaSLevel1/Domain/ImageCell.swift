// The measures of the collection.

import SharedLayout
import SharedMedia

/// The measures of the cells, in points.
public enum ImageCell {
    /// Between two cells, in both directions.
    public static let spacing = 10.0
    /// Between cells and the borders of the screen.
    public static let inset = 15.0
    /// The line around each cell, inside of it.
    public static let border = 1.0

    /// The frame of an image in a square cell: it covers the cell, centered, in its own aspect ratio.
    ///
    /// - Parameters:
    ///   - size: The image's size; nil gives the square itself.
    ///   - side: The cell's side, in points.
    /// - Returns: In points from the cell's top leading corner; the parts outside the cell are clipped.
    public static func covering(_ size: PixelSize?, side: Double) -> LayoutRect {
        let aspect = size?.aspect ?? 1
        let (width, height) = aspect >= 1 ? (side * aspect, side) : (side, side / aspect)
        return LayoutRect(x: (side - width) / 2, y: (side - height) / 2, width: width, height: height)
    }
}

extension UniformGridLayout {
    /// The layout of the collection in the screen's width.
    static func images(_ count: Int, columns: Int, width: Double, scale: Double) -> UniformGridLayout {
        UniformGridLayout(
            count: count,
            width: width,
            columns: columns,
            spacing: ImageCell.spacing,
            insets: .all(ImageCell.inset),
            scale: scale
        )
    }
}
