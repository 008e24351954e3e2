// Parts that several screens' drawings are made of.

import Interlochen
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
