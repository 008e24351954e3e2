// Images on their way to the screen.

import SharedMedia

/// Where an image is on its way to the screen.
public enum PictureState: Equatable, Sendable {
    /// Not asked for or not here yet.
    case placeholder
    /// At this address, relative to the page: `media/` and what the app's `media(at:)` understands.
    case loaded(String)
    /// It can't be had.
    case failed

    /// How far an image of the app has come.
    ///
    /// - Parameter address: Where the page gets it; among the app's media by its name where none is given.
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

/// An image of the app as far as it has come, as large as what is around it; redrawn alone.
///
/// - Parameters:
///   - name: Tells it from the other pictures of the screen.
///   - address: See `PictureState`.
///   - aspect: Width by height; nil fills what is around it.
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

/// An image with its placeholder and its failure; `aspect` is width by height.
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
            // Shown by the stylesheet in the place of what turned out to be no picture.
            box("picture-failed") { Icon.picture.html(size: 28) }
        }
    }
}
