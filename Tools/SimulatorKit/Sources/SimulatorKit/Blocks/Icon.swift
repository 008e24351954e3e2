// The icons: drawn for this simulator on a grid of 24, one stroke weight, in the color of the text around
// them.

/// An icon of one stroke.
public enum Icon: String, CaseIterable, Sendable {
    case back, forward, up, down, close, plus, minus, check, search, share, more, menu, refresh, trash,
        pencil, gear
    case play, pause, stop, next, previous, record, microphone, speaker, video, music, radio, camera, live
    case heart, star, person, people, trophy, house, list, grid, picture, text, question, envelope, form,
        link, info
    case warning, offline, location, calendar, clock, ticket, card, map, rotate, moon, graph, tree, log,
        power, globe

    /// Draws the icon, hidden from screen readers: its control has the label.
    public func html(size: Int = 24) -> HTML {
        .trusted(
            "<svg class=\"icon\" viewBox=\"0 0 24 24\" width=\"\(size)\" height=\"\(size)\" aria-hidden=\"true\">"
                + "<path d=\"\(path)\"/></svg>"
        )
    }

    /// Whether it points along the line of reading and so is mirrored with it.
    var isDirected: Bool { [.back, .forward, .list, .text, .share].contains(self) }

    private var path: String {
        switch self {
        case .back: "M15 4l-8 8 8 8"
        case .forward: "M9 5l7 7-7 7"
        case .up: "M5 15l7-7 7 7"
        case .down: "M5 9l7 7 7-7"
        case .close: "M6 6l12 12M18 6L6 18"
        case .plus: "M12 5v14M5 12h14"
        case .minus: "M5 12h14"
        case .check: "M5 13l5 5 9-11"
        case .search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5"
        case .share: "M12 15V3M8 7l4-4 4 4M7 11H5v10h14V11h-2"
        case .more: "M5 12h.01M12 12h.01M19 12h.01"
        case .menu: "M4 7h16M4 12h16M4 17h16"
        case .refresh: "M19 8a8 8 0 1 0 1 6M20 3v5h-5"
        case .trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5"
        case .pencil: "M4 20l1-5L16 4l4 4L9 19zM14 6l4 4"
        case .gear:
            "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1"
                + "M18.4 5.6l-2.1 2.1M7.7 16.3l-2.1 2.1"
        case .play: "M7 4l13 8-13 8z"
        case .pause: "M8 5v14M16 5v14"
        case .stop: "M6 6h12v12H6z"
        case .next: "M5 5l10 7-10 7zM19 5v14"
        case .previous: "M19 5L9 12l10 7zM5 5v14"
        case .record: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z"
        case .microphone: "M12 3a3 3 0 0 0-3 3v6a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zM5 11a7 7 0 0 0 14 0M12 18v3"
        case .speaker: "M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M19 6a8 8 0 0 1 0 12"
        case .video: "M3 6h12v12H3zM15 11l6-4v10l-6-4"
        case .music: "M9 18V5l11-2v13M9 18a3 2 0 1 1-6 0 3 2 0 0 1 6 0zM20 16a3 2 0 1 1-6 0 3 2 0 0 1 6 0z"
        case .radio: "M4 9h16v11H4zM6 9l11-5M8 12a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM15 13h2M15 16h2"
        case .camera: "M4 8h4l2-3h4l2 3h4v11H4zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z"
        case .live:
            "M12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM8 8a6 6 0 0 0 0 8M16 8a6 6 0 0 1 0 8M5 5a10 10 0 0 0 0 14M19 5a10 10 0 0 1 0 14"
        case .heart: "M12 20L4.5 12.5a4.6 4.6 0 0 1 7.5-5 4.6 4.6 0 0 1 7.5 5z"
        case .star: "M12 3l2.8 5.9 6.2.8-4.6 4.4 1.2 6.4L12 17.4 6.4 20.5 7.6 14.1 3 9.7l6.2-.8z"
        case .person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-5 4-7 8-7s8 2 8 7"
        case .people:
            "M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2 20c0-4 3-6 7-6s7 2 7 6M16 5a3.5 3.5 0 0 1 0 7M18 14.5c2.5.7 4 2.5 4 5.5"
        case .trophy: "M7 4h10v6a5 5 0 0 1-10 0zM7 6H4c0 4 1 5 3 5M17 6h3c0 4-1 5-3 5M12 15v5M8 20h8"
        case .house: "M4 11l8-7 8 7M6 10v10h12V10M10 20v-6h4v6"
        case .list: "M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01"
        case .grid: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z"
        case .picture: "M3 5h18v14H3zM3 16l5-5 5 5 3-3 5 5M16 8.5a1 1 0 1 0 0 2 1 1 0 0 0 0-2z"
        case .text: "M4 6h16M4 10h16M4 14h16M4 18h10"
        case .question:
            "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .8-1 1.7M12 17h.01"
        case .envelope: "M3 6h18v13H3zM3 7l9 7 9-7"
        case .form: "M5 3h14v18H5zM8 8h8M8 12h8M8 16h5"
        case .link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1"
        case .info: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v6M12 7.5h.01"
        case .warning: "M12 4L2.5 20h19zM12 10v5M12 17.5h.01"
        case .offline:
            "M4 4l16 16M2 9a15 15 0 0 1 5-3M10 5a15 15 0 0 1 12 4M5.5 13a10 10 0 0 1 4-2.3M14 10.7a10 10 0 0 1 4.5 2.3M9 16.5a5 5 0 0 1 6 0M12 20h.01"
        case .location:
            "M12 21c5-6 7-9 7-12a7 7 0 0 0-14 0c0 3 2 6 7 12zM12 6.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z"
        case .calendar: "M4 6h16v14H4zM4 10h16M8 3v5M16 3v5"
        case .clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l4 2"
        case .ticket: "M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4zM14 7v10"
        case .card: "M3 6h18v13H3zM3 10h18M7 15h4"
        case .map: "M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14"
        case .rotate: "M8 3h8v12H8zM4 13a8 8 0 0 0 8 8M9 19l3 2-2 3"
        case .moon: "M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10z"
        case .graph:
            "M6 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM18 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM12 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM8 6h8M7 8l4 8M17 8l-4 8"
        case .tree: "M5 4v14h5M5 10h5M13 8h7v4h-7zM13 16h7v4h-7z"
        case .log: "M5 4h14v16H5zM8 8h2M8 12h2M8 16h2M12 8h4M12 12h4M12 16h4"
        case .power: "M12 3v9M7 6a8 8 0 1 0 10 0"
        case .globe:
            "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 4 6 4 9s-1 6-4 9c-3-3-4-6-4-9s1-6 4-9z"
        }
    }
}
