// Draws the form.

import SimulatorKit
import TaaSLevel1

/// An address, a text that grows, and Send.
@MainActor
func draw(_ model: FormModel, _ context: DrawingContext) -> ScreenDrawing {
    ScreenDrawing(model.send) { (on: ActionEncoder<FormAction>) in
        let state = model.state
        return .screen(
            ScreenLayout(
                bar: NavigationBar(
                    context.say(state.title),
                    isLarge: context.hasRoomForLargeTitle,
                    trailing: {
                        iconButton(.share, state.shareLabel, on.tap(.shareTapped), context, "share")
                    }
                ),
                background: .grouped
            ) {
                scrollArea(context.id("form"), name: "form") {
                    box("", .style(["padding-block": "12px"])) { fields(state, context, on) }
                    box("column", .style(["padding": "8px var(--side)"])) { sendButton(state, context, on) }
                }
            }
        )
    }
}

@MainActor @HTMLBuilder
private func fields(_ state: FormState, _ context: DrawingContext, _ on: ActionEncoder<FormAction>) -> HTML {
    textField(
        context.id("address"),
        label: context.say(state.address.label),
        text: state.address.text,
        placeholder: context.say(state.address.prompt),
        kind: "text",
        problem: state.address.problem.map { context.say($0) },
        on.typed { .addressTyped($0) },
        on.submitted(.sendTapped),
        // Not the type `email`: a browser changes its value by itself, and the package applies the same rule.
        Attribute("inputmode", "email"),
        Attribute("autocapitalize", "off"),
        Attribute("spellcheck", "false"),
        Attribute("dir", "auto")
    )
    textArea(
        context.id("text"),
        label: context.say(state.text.label),
        text: state.text.text,
        placeholder: context.say(state.text.prompt),
        problem: state.text.problem.map { context.say($0) },
        on.typed { .textTyped($0) },
        Attribute("aria-invalid", state.text.problem == nil ? nil : "true"),
        Attribute("dir", state.text.text.isEmpty ? nil : "auto"),
        state.text.height.map { .style(["block-size": "\($0)px"]) } ?? .none
    )
}

@MainActor
private func sendButton(_ state: FormState, _ context: DrawingContext, _ on: ActionEncoder<FormAction>)
    -> HTML
{
    tag(
        "button",
        .class("button filled wide"),
        on.tap(.sendTapped),
        Attribute("disabled", if: state.isSending),
        state.isSending ? .style(["opacity": ".75"]) : .none,
        .identifier("send")
    ) {
        if state.isSending {
            tag(
                "span",
                .class("spinner"),
                Attribute("role", "status"),
                .label(context.say(state.sendingLabel)),
                spinnerOnButton
            )
        } else {
            Icon.envelope.html(size: 20)
        }
        tag("span") { context.say(state.isSending ? state.sendingLabel : state.sendLabel) }
    }
}
