// The graph of the evaluation app: three tabs, host requests and alerts.

import SharedNavigation

enum TaaSFixture: Fixture {
    enum Kind: String, NavigationName {
        case home, faq, images, form, screenshot, share, imagePicker, mailComposer
        case actionCompleted, emailSent, emailFailed, screenshotFailed
    }

    enum Edge: String, NavigationName {
        case faqSelected, imagesSelected, formSelected, shareTapped, screenshotTaken, screenshotMissed,
            addTapped
        case actionDone, sendTapped, mailSent, mailFailed, alertClosed
    }

    static let root = Kind.home
    static let graph = NavigationGraph<FixtureRoute<Self>>(
        root: .home,
        nodes: [
            .init(.home, .tabBar([.faq, .images, .form])), .init(.faq), .init(.images), .init(.form),
            .init(.screenshot, .request), .init(.share, .request), .init(.imagePicker, .request),
            .init(.mailComposer, .request), .init(.actionCompleted, .dialog), .init(.emailSent, .dialog),
            .init(.emailFailed, .dialog), .init(.screenshotFailed, .dialog),
        ],
        edges: [
            .init(.faqSelected, from: .home, to: .faq, by: .selectTab, on: "FAQ tapped"),
            .init(.imagesSelected, from: .home, to: .images, by: .selectTab, on: "Images tapped"),
            .init(.formSelected, from: .home, to: .form, by: .selectTab, on: "Form tapped"),
            .init(
                .shareTapped,
                from: .faq,
                .images,
                .form,
                to: .screenshot,
                by: .request,
                on: "Share tapped"
            ),
            .init(
                .screenshotTaken,
                from: .faq,
                .images,
                .form,
                to: .share,
                by: .request,
                on: "screenshot taken"
            ),
            .init(
                .screenshotMissed,
                from: .faq,
                .images,
                .form,
                to: .screenshotFailed,
                by: .dialog(.alert),
                on: "screenshot failed"
            ),
            .init(.addTapped, from: .images, to: .imagePicker, by: .request, on: "plus tapped"),
            .init(
                .actionDone,
                from: .images,
                to: .actionCompleted,
                by: .dialog(.alert),
                on: "action completed"
            ),
            .init(.sendTapped, from: .form, to: .mailComposer, by: .request, on: "Send tapped"),
            .init(.mailSent, from: .form, to: .emailSent, by: .dialog(.alert), on: "mail sent"),
            .init(.mailFailed, from: .form, to: .emailFailed, by: .dialog(.alert), on: "mail failed"),
            .init(
                .alertClosed,
                from: .actionCompleted,
                .emailSent,
                .emailFailed,
                .screenshotFailed,
                by: .dismiss,
                on: "OK tapped"
            ),
        ]
    )
}
