// Draws the page of a fact.

import PublisherFacts
import SharedLocalization
import SimulatorKit

/// The page: a banner over the text, or the picture beside it.
@MainActor
func draw(_ model: FactDetailModel, _ context: DrawingContext) -> ScreenDrawing {
    ScreenDrawing(model.send) { (on: ActionEncoder<FactDetailAction>) in
        .screen(
            ScreenLayout(bar: NavigationBar(context.say(model.state.title))) {
                switch model.state.phase {
                case .loading(let text): spinner(context.say(text), label: context.say(text))
                case .loaded(let fact): page(fact, model.state.arrangement, context)
                case .gone(let notice): drawn(notice, icon: .info, context, .none)
                case .failed(let notice): drawn(notice, icon: .warning, context, on.tap(.retryTapped))
                }
            }
        )
    }
}

@MainActor
private func page(_ fact: Fact, _ arrangement: FactDetailState.Arrangement, _ context: DrawingContext) -> HTML
{
    let image =
        fact.pictureAddress == nil
        ? HTML.nothing : picture(.loaded("media/\(fact.id.rawValue)"), label: fact.title ?? "", aspect: 1.6)
    let text = box("padded") { label(fact.text ?? "", "body") }
    switch arrangement {
    case .banner:
        return scrollArea(context.id("page"), name: "page") {
            image
            text
        }
    case .sideBySide(let fraction):
        return box("line", .style(["align-items": "stretch", "block-size": "100%"])) {
            box("", .style(["inline-size": "\(fraction * 100)%", "flex": "none"])) { image }
            scrollArea(context.id("page"), name: "page") { text }
        }
    }
}
