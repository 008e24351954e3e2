// Images on their way to the screen.

import SharedMedia

/// The stage of an image on its way to the screen.
public enum PictureState: Equatable, Sendable {
    /// The image is not asked for or not here yet.
    case placeholder
    /// The image is at this URL, relative to the page.
    ///
    /// The URL is `media/` and a path that the app's `media(at:)` understands.
    case loaded(String)
    /// The image can't be had.
    case failed

    /// Makes the loading state of an image of the app.
    ///
    /// - Parameter address: The URL from which the page gets it; nil for its name among the app's media.
    @MainActor
    public init(_ image: ObservedImage?, at address: String? = nil) {
        self =
            switch (image?.state, image?.reference) {
            case (.placeholder?, _), (.sized?, _): .placeholder
            case (.loaded?, .resource(let name)?): .loaded(address ?? "media/\(name)")
            case (.loaded?, _): address.map { .loaded($0) } ?? .failed
            case (.failed?, _), (nil, _): .failed
            }
    }
}

/// An image of the app in its loading state, as large as the space around it; redrawn alone.
///
/// - Parameters:
///   - name: Tells it from the other images of the screen.
///   - address: See `PictureState`.
///   - aspect: Width by height; nil fills the space around it.
@MainActor
public func drawn(
    _ image: ObservedImage?,
    label: String?,
    name: String,
    at address: String? = nil,
    aspect: Double? = nil,
    isRound: Bool = false,
    _ context: DrawingContext
) -> HTML {
    HTML.live(context.id("picture-\(name)")) {
        let drawn = picture(PictureState(image, at: address), label: label, aspect: aspect, isRound: isRound)
        guard aspect == nil else { return drawn }
        return box("", .style(["block-size": "100%", "inline-size": "100%", "display": "grid"])) { drawn }
    }
}

/// An image with its placeholder and its error; `aspect` is width by height.
public func picture(
    _ state: PictureState,
    label: String?,
    aspect: Double? = nil,
    isRound: Bool = false,
    fills: Bool = true
) -> HTML {
    box(
        isRound ? "picture round" : "picture",
        Attribute("role", "img"),
        .label(label),
        aspect.map { .style(["aspect-ratio": "\($0)"]) } ?? .none
    ) {
        switch state {
        case .placeholder: box("shimmer")
        case .failed: box("picture-failed") { Icon.picture.html(size: 28) }
        case .loaded(let address):
            tag(
                "img",
                Attribute("src", address),
                Attribute("alt", label ?? " "),
                .class(fills ? "fill" : "fit"),
                Attribute("draggable", "false")
            )
            // The stylesheet shows this instead of a file that turned out to be no image.
            box("picture-failed") { Icon.picture.html(size: 28) }
        }
    }
}
