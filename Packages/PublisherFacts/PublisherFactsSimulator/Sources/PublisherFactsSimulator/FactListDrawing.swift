// Draws the list of facts.

import PublisherFacts
import SharedLocalization
import SimulatorKit

/// The list as cards in columns, or what stands in their place.
@MainActor
func draw(_ model: FactListModel, _ context: DrawingContext) -> ScreenDrawing {
    ScreenDrawing(model.send) { (on: ActionEncoder<FactListAction>) in
        .screen(
            ScreenLayout(
                bar: NavigationBar(context.say(model.state.title), isLarge: true),
                background: .grouped
            ) {
                if let notice = model.state.notice {
                    banner(context.say(notice.title), icon: .offline, style: "warning") {
                        notice.action.map { button(context.say($0), on.tap(.retryTapped), style: "plain") }
                    }
                }
                if model.state.isRefreshing { spinner(label: context.say(model.state.title)) }
            } body: {
                switch model.state.phase {
                case .loading(let text): skeleton(isGrid: true, label: context.say(text))
                case .loaded: facts(model, context, on)
                case .empty(let notice): drawn(notice, icon: .list, context, on.tap(.retryTapped))
                case .failed(let notice): drawn(notice, icon: .warning, context, on.tap(.retryTapped))
                }
            }
        )
    }
}

@MainActor
private func facts(_ model: FactListModel, _ context: DrawingContext, _ on: ActionEncoder<FactListAction>)
    -> HTML
{
    scrollArea(context.id("facts"), name: "facts", on.pulled(.refreshPulled)) {
        box(
            "padded",
            .style([
                "display": "grid", "gap": "12px", "align-items": "start",
                "grid-template-columns": "repeat(\(model.state.columns), minmax(0, 1fr))",
            ])
        ) {
            for fact in model.feed?.facts ?? [] {
                card(key: context.id(fact.id.rawValue), tap: on.tap(.factTapped(fact.id))) {
                    if fact.pictureAddress != nil {
                        picture(.loaded("media/\(fact.id.rawValue)"), label: fact.title ?? "", aspect: 1.5)
                    }
                    box("padded") {
                        label(fact.title ?? fact.text ?? fact.pictureAddress ?? "", "headline two-lines")
                        if fact.title != nil, let text = fact.text {
                            label(text, "footnote secondary two-lines")
                        }
                    }
                }
            }
        }
    }
}

/// A notice in the middle of the screen.
@MainActor
func drawn(_ notice: ScreenNotice, icon: Icon, _ context: DrawingContext, _ tap: Attribute) -> HTML {
    SimulatorKit.notice(icon, title: context.say(notice.title), message: context.say(notice.message)) {
        notice.action.map { button(context.say($0), tap, icon: .refresh) }
    }
}
