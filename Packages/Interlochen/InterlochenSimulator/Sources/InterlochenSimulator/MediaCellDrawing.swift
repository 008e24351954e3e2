// Draws the cells of the common list.

import Interlochen
import SharedLayout
import SharedLocalization
import SharedMedia
import SimulatorKit

/// Draws every kind of cell in the frame that the package gives it.
@MainActor
struct MediaCellDrawing {
    let model: MediaListModel
    let context: DrawingContext
    let on: ActionEncoder<MediaListAction>

    private var metrics: MediaCellMetrics { model.cells.metrics }

    /// One cell.
    func draw(_ cell: MediaCell, at frame: LayoutRect, _ index: Int) -> HTML {
        SimulatorKit.card(
            key: context.id("cell-\(index)"),
            .frame(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
        ) {
            switch cell {
            case .media(let content): media(content, cell)
            case .category(let category): self.category(category, cell)
            case .station(let station): self.station(station, cell)
            case .camera(let content): camera(content, cell)
            case .link(let link): page(link)
            case .connect(let links): connect(links)
            }
        }
    }

    // MARK: - Full width

    private func media(_ content: MediaItem, _ cell: MediaCell) -> HTML {
        beside(cell, tap: on.tap(.contentTapped(content.id)), title: content.title) {
            label(context.say(content.kindText), "caption accent one-line", line(16))
            label(content.title, "headline two-lines", clamped(to: metrics.titleLines, of: 22))
            content.viewsText.map { label(context.say($0), "footnote secondary one-line", line(18)) }
            label(content.text, "footnote secondary two-lines", line(18))
        } accessory: {
            details(cell, content.id)
        }
    }

    private func category(_ category: MediaCategory, _ cell: MediaCell) -> HTML {
        beside(cell, tap: on.tap(.categoryTapped(category.id)), title: category.title) {
            label(category.title, "headline two-lines", clamped(to: metrics.titleLines, of: 22))
            label(context.say(category.countText), "footnote accent one-line", line(18))
            label(category.text, "footnote secondary three-lines", line(18))
        } accessory: {
            box("", .style(["align-self": "center", "padding-inline-end": "12px"])) { disclosure }
        }
    }

    private func beside(
        _ cell: MediaCell,
        tap: Attribute,
        title: String,
        @HTMLBuilder texts: () -> HTML,
        @HTMLBuilder accessory: () -> HTML
    ) -> HTML {
        box("", .style(["display": "flex", "block-size": "100%"])) {
            tag(
                "button",
                tap,
                .style(["flex": "1", "min-inline-size": "0", "display": "flex", "text-align": "start"])
            ) {
                box(
                    "",
                    .style([
                        "inline-size": "\(metrics.thumbnailWidth)px", "flex": "none", "block-size": "100%",
                    ])
                ) {
                    picture(of: cell, title)
                }
                box(
                    "grow",
                    .style([
                        "padding": "\(metrics.spacing)px", "display": "flex", "flex-direction": "column",
                        "gap": "2px",
                        "align-self": "center", "overflow": "hidden",
                    ])
                ) { texts() }
            }
            accessory()
        }
    }

    // MARK: - Half width

    private func station(_ station: Station, _ cell: MediaCell) -> HTML {
        let tap = on.tap(.contentTapped(station.content.id))
        return under(cell, station.content, tap) {
            label(station.content.title, "headline two-lines", lines(2, of: 22))
            if let show = station.show {
                label(show.title, "subheadline two-lines", lines(2, of: 20))
                label(
                    context.say(show.timesText),
                    "footnote secondary two-lines number",
                    // Two times have no direction of their own: they follow the app's language.
                    lines(1, of: 18, inTheirOwnDirection: false)
                )
            }
            station.followedByText.map {
                label(context.say($0), "footnote secondary two-lines", lines(2, of: 18))
            }
        }
    }

    private func camera(_ content: MediaItem, _ cell: MediaCell) -> HTML {
        under(cell, content, on.tap(.contentTapped(content.id))) {
            label(content.title, "headline two-lines", lines(1, of: 22))
        }
    }

    /// Limits a text of a half cell to the number of lines that the package gives it.
    private func lines(_ usual: Int, of points: Double, inTheirOwnDirection: Bool = true) -> Attribute {
        clamped(to: metrics.halfLines(usual), of: points, inTheirOwnDirection: inTheirOwnDirection)
    }

    private func clamped(to lines: Int, of points: Double, inTheirOwnDirection: Bool = true) -> Attribute {
        .style([
            "-webkit-line-clamp": "\(lines)", "overflow-wrap": "anywhere",
            "hyphens": "auto",
            "line-height": "\(metrics.line(points))px", "flex": "none",
            "unicode-bidi": inTheirOwnDirection ? "plaintext" : "normal",
            "text-align": "-webkit-match-parent",
        ])
    }

    private func under(
        _ cell: MediaCell,
        _ content: MediaItem,
        _ tap: Attribute,
        @HTMLBuilder texts: () -> HTML
    ) -> HTML {
        box(
            "",
            .style([
                "display": "flex", "flex-direction": "column", "block-size": "100%", "position": "relative",
            ])
        ) {
            tag(
                "button",
                tap,
                .label(content.title),
                .style(["block-size": "\(metrics.pictureHeight)px", "flex": "none", "inline-size": "100%"])
            ) { picture(of: cell, content.title) }
            box(
                "",
                .style([
                    "padding": "\(metrics.spacing)px", "flex": "1", "min-block-size": "0", "display": "flex",
                    "flex-direction": "column",
                ])
            ) {
                box("grow", .style(["overflow": "hidden", "min-block-size": "0"])) { texts() }
                cell.buttonText.map { text in
                    box("", .style(["display": "flex"])) {
                        pill(
                            context.say(text),
                            tap,
                            icon: metrics.halfWidth < 150 * metrics.textScale ? nil : .play,
                            identifier: "play-\(content.id.rawValue)",
                            wraps: true
                        )
                    }
                }
            }
            if cell.detailsText != nil {
                box(
                    "",
                    .style([
                        "position": "absolute", "inset-block-start": "6px", "inset-inline-end": "6px",
                        "background": "var(--bar)", "border-radius": "50%",
                    ])
                ) { details(cell, content.id) }
            }
        }
    }

    // MARK: - More

    private func page(_ link: SiteLink) -> HTML {
        tag("button", .class("row"), on.tap(.pageTapped(link.id)), .style(["block-size": "100%"])) {
            tag("span", .class("grow one-line")) { link.title }
            disclosure
        }
    }

    private func connect(_ links: [SocialLink]) -> HTML {
        box("", .style(["padding": "\(metrics.spacing)px 16px", "display": "grid", "gap": "8px"])) {
            label(context.say(MediaCell.connectTitle), "headline", line(22))
            box("", .style(["display": "flex", "gap": "8px"])) {
                for link in links {
                    pill(context.say(link.service.name), on.tap(link.service.action))
                }
            }
        }
    }

    // MARK: - Parts

    /// A button for a narrow space; its title stays on one line or has two.
    private func pill(
        _ title: String,
        _ tap: Attribute,
        icon: Icon? = nil,
        identifier: String? = nil,
        wraps: Bool = false
    ) -> HTML {
        tag(
            "button",
            .class("button tinted grow"),
            tap,
            .identifier(identifier),
            .style([
                "padding": "4px", "gap": "5px", "font-size": "calc(15px * min(var(--text-scale), 1.2))",
                "min-block-size": "\(metrics.buttonHeight)px", "flex": wraps ? "1 1 0" : "1 0 auto",
                "min-inline-size": wraps ? "0" : "auto", "line-height": "1.15", "overflow": "hidden",
            ])
        ) {
            icon?.html(size: 18)
            tag("span", .class(wraps ? "center" : "one-line")) { title }
        }
    }

    private func picture(of cell: MediaCell, _ title: String) -> HTML {
        let name = if case .some(.resource(let file)) = cell.picture { file } else { title }
        return drawn(cell.picture.map(model.cells.image), label: title, name: name, context)
    }

    private func details(_ cell: MediaCell, _ id: MediaItemID) -> HTML {
        cell.detailsText.map {
            iconButton(
                .info,
                label: context.say($0),
                on.tap(.detailsTapped(id)),
                identifier: "details-\(id.rawValue)"
            )
        } ?? .nothing
    }

    private func line(_ points: Double) -> Attribute {
        .style([
            "line-height": "\(metrics.line(points))px", "flex": "none", "unicode-bidi": "plaintext",
            "text-align": "-webkit-match-parent",
        ])
    }
}

extension SocialService {
    fileprivate var action: MediaListAction {
        switch self {
        case .facebook: .facebookTapped
        case .twitter: .twitterTapped
        case .instagram: .instagramTapped
        }
    }
}
