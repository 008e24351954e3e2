// The image files made by Tools/Checks/image_fixtures.py, and their expected properties.

import Foundation
import SharedMedia
import Testing

/// A file's properties according to an independent library.
struct ImageFixture: Decodable, Sendable, CustomTestStringConvertible {
    var name: String
    var format: ImageFormat
    var width: Int
    var height: Int
    var orientation: Int
    var frames: Int
    /// The number of bytes after which the size can't change any more.
    var known: Int
    /// Milliseconds, as stored in the file.
    var delays: [Double]?
    var loop: Int?

    var testDescription: String { name }
    var isAnimated: Bool { frames > 1 }
    var size: PixelSize { PixelSize(width: width, height: height) }
    var data: Data { (try? Data(contentsOf: Self.folder.appending(path: name))) ?? Data() }

    static let folder = Bundle.module.bundleURL.appending(path: "Fixtures")

    static let all: [ImageFixture] = {
        let table = try? Data(contentsOf: folder.appending(path: "images.json"))
        return (try? JSONDecoder().decode([ImageFixture].self, from: table ?? Data())) ?? []
    }()

    static func named(_ name: String) throws -> ImageFixture {
        try #require(all.first { $0.name == name })
    }
}
