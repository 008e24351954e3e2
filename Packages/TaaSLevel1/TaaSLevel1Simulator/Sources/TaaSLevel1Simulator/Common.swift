// What the drawings of several screens share.

import SimulatorKit

extension DrawingContext {
    /// Whether a title under the bar leaves enough for what it stands over: not on a phone on its side.
    var hasRoomForLargeTitle: Bool { settings.height >= 500 }
}

/// A turning wheel in the colour of the button's text.
let spinnerOnButton = Attribute.style([
    "inline-size": "20px", "block-size": "20px",
    "border-color": "color-mix(in srgb, currentColor 35%, transparent)",
    "border-block-start-color": "currentColor",
])
