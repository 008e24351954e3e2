// Drawings of the screens that log in and create an account.

import SharedScreens
import SharedLocalization
import SimulatorKit
import SkyZoneLeaderboard

/// The login form, and sample accounts to try the app with.
@MainActor
func draw(_ model: LoginModel, _ context: DrawingContext) -> ScreenDrawing {
    ScreenDrawing(model.send) { (on: ActionEncoder<LoginAction>) in
        let state = model.state
        return .screen(
            ScreenLayout(bar: NavigationBar(context.say(state.title)), background: .grouped) {
                state.notice.map { drawnBanner($0, context) }
            } body: {
                scrollArea(context.id("login"), name: "login") {
                    box(
                        "",
                        .style([
                            "display": "grid", "justify-items": "center", "gap": "8px",
                            "padding": "20px var(--side) 8px",
                        ])
                    ) {
                        box(
                            "",
                            .style([
                                "inline-size": "72px", "block-size": "72px", "border-radius": "20px",
                                "display": "grid",
                                "place-content": "center", "color": "#fff",
                                "background": "linear-gradient(135deg, #f47b16, #1d5fc4)",
                            ])
                        ) { Icon.trophy.html(size: 40) }
                        label(context.say(state.welcome), "title3 center")
                    }
                    field(
                        state.handle,
                        "handle",
                        context,
                        on.typed { .handleTyped($0) },
                        on.submitted(.submitTapped)
                    )
                    field(
                        state.password,
                        "password",
                        kind: "password",
                        context,
                        on.typed { .passwordTyped($0) },
                        on.submitted(.submitTapped)
                    )
                    box("padded column") {
                        submit(state.submit, on.tap(.submitTapped), context)
                        button(
                            context.say(state.createAccount),
                            on.tap(.createAccountTapped),
                            style: "plain",
                            identifier: "create"
                        )
                    }
                    if !state.samples.isEmpty {
                        list(header: context.say(state.samplesTitle)) {
                            for sample in state.samples {
                                row(
                                    sample.handle,
                                    subtitle: context.say(sample.remark),
                                    key: context.id(sample.handle),
                                    tap: on.tap(.sampleTapped(sample.handle)),
                                    identifier: "sample"
                                )
                            }
                        }
                    }
                }
            }
        )
    }
}

/// The form for a new account.
@MainActor
func draw(_ model: CreateAccountModel, _ context: DrawingContext) -> ScreenDrawing {
    ScreenDrawing(model.send) { (on: ActionEncoder<CreateAccountAction>) in
        let state = model.state
        return .screen(
            ScreenLayout(bar: NavigationBar(context.say(state.title)), background: .grouped) {
                state.notice.map { drawnBanner($0, context) }
            } body: {
                scrollArea(context.id("account"), name: "account") {
                    field(
                        state.handle,
                        "handle",
                        context,
                        on.typed { .handleTyped($0) },
                        on.submitted(.submitTapped)
                    )
                    field(
                        state.password,
                        "password",
                        kind: "password",
                        context,
                        on.typed { .passwordTyped($0) },
                        on.submitted(.submitTapped)
                    )
                    box("padded column") { submit(state.submit, on.tap(.submitTapped), context) }
                }
            }
        )
    }
}

@MainActor
private func drawnBanner(_ notice: ScreenNotice, _ context: DrawingContext) -> HTML {
    let (title, message) = (context.say(notice.title), context.say(notice.message))
    // Errors are full sentences; the slow notice is a heading elsewhere and has no full stop.
    let sentence = title.last?.isPunctuation == true ? title : title + "."
    return banner(
        message.isEmpty ? title : sentence + " " + message,
        icon: notice.code == nil ? .clock : .warning,
        style: notice.code == nil ? "warning" : "failure"
    )
}

@MainActor
private func field(
    _ field: FormField,
    _ name: String,
    kind: String = "text",
    _ context: DrawingContext,
    _ typed: Attribute,
    _ submitted: Attribute
) -> HTML {
    textField(
        context.id(name),
        label: context.say(field.label),
        text: field.text,
        kind: kind,
        problem: field.problem.map(context.say),
        typed,
        submitted,
        .identifier(name)
    )
}

@MainActor
private func submit(_ form: FormButton, _ tap: Attribute, _ context: DrawingContext) -> HTML {
    tag(
        "button",
        .class("button filled"),
        tap,
        .identifier("submit"),
        Attribute("aria-busy", form.isWorking ? "true" : "false")
    ) {
        if form.isWorking {
            tag("span", .class("spinner"), .style(["inline-size": "18px", "block-size": "18px"]))
        }
        tag("span") { context.say(form.label) }
    }
}
