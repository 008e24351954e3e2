// The drawing parts that several screens share.

import Pictone
import SharedLocalization
import SharedMedia
import SimulatorKit

/// Draws an image of the catalog in its current state, as wide as its container.
///
/// - Parameter place: Distinguishes it from the same image elsewhere on the screen.
@MainActor
func drawnPicture(
    _ reference: ImageReference,
    _ library: CatalogLibrary,
    at place: String,
    isRound: Bool = false,
    _ context: DrawingContext
) -> HTML {
    drawn(library.picture(reference), label: nil, name: place, aspect: 1, isRound: isRound, context)
}

/// Draws a square of a size in points with an image in it.
@MainActor
func thumbnail(
    _ reference: ImageReference,
    _ library: CatalogLibrary,
    at place: String,
    size: Int,
    isRound: Bool = false,
    _ context: DrawingContext
) -> HTML {
    box(
        "",
        .style([
            "inline-size": "\(size)px", "flex": "none", "border-radius": isRound ? "50%" : "8px",
            "overflow": "hidden",
        ])
    ) { drawnPicture(reference, library, at: place, isRound: isRound, context) }
}

/// Draws the row of an album.
@MainActor
func albumRow(_ album: Album, _ library: CatalogLibrary, _ context: DrawingContext, _ tap: Attribute) -> HTML
{
    row(
        album.title,
        subtitle: album.summary,
        key: context.id("album-\(album.id.rawValue)"),
        leading: thumbnail(album.cover, library, at: "album-\(album.id.rawValue)", size: 64, context),
        tap: tap,
        identifier: "album-\(album.id.rawValue)"
    )
}

/// Draws the heading of a section.
@MainActor
func heading(_ text: LocalizedText, _ context: DrawingContext) -> HTML {
    label(
        context.say(text),
        "title2",
        Attribute("role", "heading"),
        .style(["padding": "20px var(--side) 0", "margin-block-end": "-6px"])
    )
}

extension LineStatus {
    /// The icon and the color of the status.
    var picture: (icon: Icon, colour: String) {
        switch self {
        case .ready: (.speaker, "var(--secondary)")
        case .missing: (.minus, "var(--warning)")
        case .playing: (.music, "var(--accent)")
        case .paused: (.pause, "var(--accent)")
        case .empty: (.microphone, "var(--secondary)")
        case .partial: (.clock, "var(--warning)")
        case .armed: (.more, "var(--destructive)")
        case .recording: (.record, "var(--destructive)")
        case .saving: (.down, "var(--accent)")
        case .recorded: (.check, "var(--good)")
        }
    }
}

extension LineControl {
    /// The icon of the button.
    var icon: Icon {
        switch self {
        case .record: .record
        case .stopRecording: .stop
        case .play, .unavailable: .play
        case .pause: .pause
        }
    }
}

/// Draws the status icon at the beginning of a paragraph.
@MainActor
func statusIcon(_ status: LineStatus, label: String) -> HTML {
    box(
        "",
        Attribute("role", "img"),
        .label(label),
        .identifier("status-\(status.rawValue)"),
        .style([
            "color": status.picture.colour, "flex": "none", "display": "grid", "padding-block-start": "6px",
        ])
    ) { status.picture.icon.html(size: 20) }
}
