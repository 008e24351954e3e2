// The bytes of the images that drawings refer to.

import Foundation
import SharedMedia
import SharedNavigation
import SimulatorKit
import TaaSLevel1

extension TaaSLevel1Coordinator {
    /// The bytes behind `faq/<index>`, `image/<id>` and `still/<id>`, for the page, which asks only for
    /// loaded images.
    func media(at path: String) -> SimulatedMedia? {
        let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
        guard parts.count == 2, case .loaded(let image)? = image(parts[0], parts[1])?.state else {
            return nil
        }
        let bytes = parts[0] == "still" ? GIFStill.firstFrame(of: image.data) : image.data
        return SimulatedMedia(bytes: bytes, type: image.header.format.mediaType)
    }

    private func image(_ kind: String, _ name: String) -> ObservedImage? {
        if kind != "faq" {
            return library.images?.first { $0.id.rawValue == name }.map {
                library.pipeline.image($0.reference)
            }
        }
        for entry in navigator.tree.entries {
            if case .faq(let model) = navigator.screen(of: entry.id), let place = Int(name) {
                return model.image(at: place)
            }
        }
        return nil
    }
}

/// Cuts the first frame out of a GIF, since a browser shows a whole one moving.
enum GIFStill {
    /// A GIF of the first frame alone; data that isn't a GIF is returned unchanged.
    static func firstFrame(of data: Data) -> Data {
        let bytes = [UInt8](data)
        guard bytes.count > 13, bytes.starts(with: Array("GIF8".utf8)) else { return data }
        // GIF89a: header, screen descriptor, color table; then blocks, each a chain of parts with lengths.
        var at = 13 + table(bytes[10])
        while at < bytes.count {
            switch bytes[at] {
            case 0x21: at = end(of: bytes, from: at + 2)
            case 0x2C:
                guard at + 10 < bytes.count else { return data }
                let end = end(of: bytes, from: at + 11 + table(bytes[at + 9]))
                return Data(bytes[..<min(end, bytes.count)]) + [0x3B]
            default: return data
            }
        }
        return data
    }

    /// The bytes of a color table, from the flags that announce it.
    private static func table(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

    private static func end(of bytes: [UInt8], from start: Int) -> Int {
        var at = start
        while at < bytes.count, bytes[at] != 0 { at += Int(bytes[at]) + 1 }
        return at + 1
    }
}
