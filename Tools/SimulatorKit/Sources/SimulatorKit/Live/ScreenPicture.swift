// Makes an image of the current screen, as a file that needs nothing else.

import Foundation
import SharedNavigation

extension Stage {
    /// Takes an image that the app asked for if the user agrees; every other message stays as it is.
    func fulfilled(_ message: ClientMessage) async -> ClientMessage {
        guard case .answer(let entry, .completed) = message, case .request(_, .screenshot) = scene.overlay
        else {
            return message
        }
        let picture = await picture(withOverlay: false)
        return .answer(
            entry: entry,
            answer: .files([HostFile(name: "screen.svg", bytes: Array(picture.utf8))])
        )
    }

    /// Returns the screen as an SVG file around its own markup, stylesheet and media, one point to a pixel.
    func picture(withOverlay: Bool) async -> String {
        var scene = scene
        if !withOverlay { scene.overlay = nil }
        let device = drawing(of: scene, isActive: true).device
        let writer = HTMLWriter(
            live: { [unowned self] child, _ in markup(of: child) },
            slot: { [unowned self] in markup(of: $0) }
        )
        let style = String(decoding: PackageResources.style_css, as: UTF8.self)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(shown.width)" height="\(shown.height)">\
            <foreignObject width="100%" height="100%"><div xmlns="http://www.w3.org/1999/xhtml" \
            class="picture-of-screen"><style>\(style.escaped)</style>\(await selfContained(writer.markup(of: device)))\
            </div></foreignObject></svg>
            """
    }

    /// Returns the markup with the app's own files written into it, as XML requires.
    private func selfContained(_ markup: String) async -> String {
        let markup = markup.replacingOccurrences(
            of: "<svg ",
            with: "<svg xmlns=\"http://www.w3.org/2000/svg\" "
        )
        var pieces = markup.components(separatedBy: "src=\"media/")
        for index in pieces.indices.dropFirst() {
            let piece = pieces[index]
            guard let end = piece.firstIndex(of: "\"") else { continue }
            let path = piece[..<end].replacingOccurrences(of: "&amp;", with: "&")
            let media = await media(at: path.removingPercentEncoding ?? path)
            let source = media.map {
                "src=\"data:\($0.type.escaped);base64,\($0.bytes.base64EncodedString())\""
            }
            pieces[index] = (source ?? "") + piece[piece.index(after: end)...]
        }
        return pieces.joined()
    }
}
