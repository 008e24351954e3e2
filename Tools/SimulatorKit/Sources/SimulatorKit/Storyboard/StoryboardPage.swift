// The page that shows all images of a storyboard.

import Foundation

/// Writes images and the page that shows them.
@MainActor
struct StoryboardPage {
    let app: String
    let looks: [String]
    let pictures: [ScreenCamera.Pictures]

    /// Writes `index.html` and `<look>/<screen>.svg` to a folder.
    ///
    /// - Throws: An error of the file system.
    func write(to folder: URL) throws {
        for look in looks {
            let place = folder.appending(path: look)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            for screen in pictures {
                guard let picture = screen.byLook[look] else { continue }
                try Data(picture.utf8).write(
                    to: place.appending(path: "\(screen.kind).svg"),
                    options: .atomic
                )
            }
        }
        try Data("<!DOCTYPE html>\(html.markup)".utf8).write(
            to: folder.appending(path: "index.html"),
            options: .atomic
        )
    }

    private var html: HTML {
        tag("html") {
            tag("head") {
                tag("meta", Attribute("charset", "utf-8"))
                tag("title") { "\(app) – Storyboard" }
            }
            tag("body", .style(["font": "14px system-ui", "background": "#eceef2"])) {
                tag("h1") { app }
                for screen in pictures {
                    tag("h2") { screen.kind }
                    for look in looks where screen.byLook[look] != nil {
                        tag("figure", .style(["display": "inline-block", "margin": "12px"])) {
                            tag(
                                "img",
                                Attribute("src", "\(look)/\(screen.kind).svg"),
                                Attribute("width", "280"),
                                Attribute("alt", "\(screen.kind), \(look)")
                            )
                            tag("figcaption") { look }
                        }
                    }
                }
            }
        }
    }
}
