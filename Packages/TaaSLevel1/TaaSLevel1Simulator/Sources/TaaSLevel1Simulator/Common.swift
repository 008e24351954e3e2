// Parts shared by several screens' drawings.

import SimulatorKit

extension DrawingContext {
    /// Whether a title under the bar leaves enough space for the content: not on a phone in landscape.
    var hasRoomForLargeTitle: Bool { settings.height >= 500 }
}

/// A spinner in the color of the button's text.
let spinnerOnButton = Attribute.style([
    "inline-size": "20px", "block-size": "20px",
    "border-color": "color-mix(in srgb, currentColor 35%, transparent)",
    "border-block-start-color": "currentColor",
])
