// Draws the tab bar.

import SimulatorKit
import TaaSLevel1

/// The three tabs.
@MainActor
func draw(_ model: HomeModel, _ context: DrawingContext) -> ScreenDrawing {
    ScreenDrawing(model.send) { (on: ActionEncoder<HomeAction>) in
        .tabBar(
            model.state.tabs.map { tab in
                TabItem(context.say(tab.title), icon: icon(of: tab), tap: on.tap(.tabTapped(tab)))
            }
        )
    }
}

private func icon(of tab: HomeTab) -> Icon {
    switch tab {
    case .faq: .question
    case .images: .grid
    case .form: .envelope
    }
}
