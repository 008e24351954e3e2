// Parts shared by several screens' drawings.

import Interlochen
import SimulatorKit

extension BarStyle {
    /// The kit's style for the bar; the dark bar is a transparent one over black.
    var drawn: NavigationBar.Style {
        switch self {
        case .transparent, .dark: .transparent
        case .grey: .grey
        case .standard: .standard
        }
    }
}

/// The text direction of content from the source, whose language may run the other way than the app's.
let inItsOwnDirection = Attribute.style(["unicode-bidi": "plaintext", "text-align": "-webkit-match-parent"])
