// Draws the tab bar.

import Interlochen
import SimulatorKit

/// The five tabs.
@MainActor
func draw(_ model: SectionsModel, _ context: DrawingContext) -> ScreenDrawing {
    ScreenDrawing(model.send) { (on: ActionEncoder<SectionsAction>) in
        .tabBar(
            model.state.tabs.map { section in
                TabItem(context.say(section.title), icon: section.icon, tap: on.tap(SectionsAction(section)))
            }
        )
    }
}

extension MediaSection {
    fileprivate var icon: Icon {
        switch self {
        case .featured: .star
        case .radio: .radio
        case .performances: .music
        case .extras: .video
        case .more: .menu
        }
    }
}
