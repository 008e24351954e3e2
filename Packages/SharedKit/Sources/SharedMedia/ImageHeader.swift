// The header of an image file: format, size, orientation, animation.

/// A size in pixels.
public struct PixelSize: Hashable, Sendable, Codable {
    /// Columns.
    public var width: Int
    /// Rows.
    public var height: Int

    /// Makes a size.
    public init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
    }

    /// Width divided by height; 1 for an empty size.
    public var aspect: Double { width > 0 && height > 0 ? Double(width) / Double(height) : 1 }
}

/// A kind of image file.
public enum ImageFormat: String, Hashable, Sendable, Codable, CaseIterable {
    case jpeg, png, gif, webp

    /// The media type (RFC 6838).
    public var mediaType: String { "image/" + rawValue }
}

/// The facts about an image that are known before any of its pixels is decoded.
public struct ImageHeader: Hashable, Sendable, Codable {
    /// The format of the bytes, regardless of file name and media type.
    public var format: ImageFormat
    /// The size as displayed: rotated by the EXIF orientation, in a JPEG.
    public var size: PixelSize
    /// The EXIF orientation (EXIF 2.3, tag 274): the side on which the first row and column of the stored
    /// pixels are displayed; 1...8, 1 for as stored.
    public var orientation: Int
    /// Whether it has more than one frame; nil while that isn't known yet.
    public var isAnimated: Bool?

    /// Describes an image.
    public init(format: ImageFormat, size: PixelSize, orientation: Int = 1, isAnimated: Bool? = false) {
        (self.format, self.size) = (format, size)
        (self.orientation, self.isAnimated) = (orientation, isAnimated)
    }
}
