// Parts that several screens' drawings are made of.

import Interlochen
import SharedLocalization
import SharedMedia
import SimulatorKit

/// A picture as far as it has come, as large as what is around it; redrawn alone.
@MainActor
func drawn(_ image: ObservedImage?, label: String?, name: String, _ context: DrawingContext) -> HTML {
    HTML.live(context.id("picture-\(name)")) {
        let state: PictureState =
            switch image?.state {
            case .placeholder?, .sized?: .placeholder
            case .loaded?: address(of: image).map { .loaded($0) } ?? .failed
            case .failed?, nil: .failed
            }
        return box("", .style(["block-size": "100%", "inline-size": "100%", "display": "grid"])) {
            picture(state, label: label)
        }
    }
}

/// Where the page gets a picture that has come; nil until then.
@MainActor
func address(of image: ObservedImage?) -> String? {
    guard let image, case .loaded = image.state, case .resource(let name) = image.reference else {
        return nil
    }
    return "media/\(name)"
}

/// A notice in the middle of the screen.
@MainActor
func drawn(_ notice: ScreenNotice, icon: Icon, _ context: DrawingContext, _ tap: Attribute) -> HTML {
    SimulatorKit.notice(icon, title: context.say(notice.title), message: context.say(notice.message)) {
        notice.action.map { button(context.say($0), tap, icon: icon == .search ? .close : .refresh) }
    }
}

/// What stands for the content of a screen unless it is loaded.
@MainActor
func drawn(
    _ phase: ScreenPhase,
    _ context: DrawingContext,
    retry: Attribute,
    emptyIcon: Icon = .info,
    @HTMLBuilder loaded: () -> HTML
) -> HTML {
    switch phase {
    case .loading(let text): spinner(label: context.say(text))
    case .loaded: loaded()
    case .empty(let notice): drawn(notice, icon: emptyIcon, context, retry)
    case .failed(let notice): drawn(notice, icon: .warning, context, retry)
    }
}

extension BarStyle {
    /// The kit's paint for it; the dark bar is a clear one over black.
    var drawn: NavigationBar.Style {
        switch self {
        case .transparent, .dark: .transparent
        case .grey: .grey
        case .standard: .standard
        }
    }
}

/// For what comes from the source, whose language may run the other way than the app's.
let inItsOwnDirection = Attribute.style(["unicode-bidi": "plaintext", "text-align": "-webkit-match-parent"])
