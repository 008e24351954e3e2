// Parts that several screens' drawings are made of.

import Interlochen
import SimulatorKit

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
