// The navigation graph of the app.

import SharedNavigation

extension TaaSLevel1Route {
    /// The edges of the graph.
    public enum Edge: String, NavigationName {
        case faqSelected, imagesSelected, formSelected
        case shareChosen, screenshotTaken, shareFailed
        case addChosen, imageRefused, actionCompleted
        case emailSent, emailFailed
        case alertClosed
        case faqLinkOpened, imagesLinkOpened, formLinkOpened
    }

    /// The screens and the moves, declared once.
    public static let graph = NavigationGraph<TaaSLevel1Route>(
        root: .home,
        nodes: [
            .init(.home, .tabBar([.faq, .images, .form])), .init(.faq), .init(.images), .init(.form),
            .init(.share, .request), .init(.imagePicker, .request), .init(.actionCompleted, .dialog),
            .init(.emailSent, .dialog), .init(.emailFailed, .dialog), .init(.screenshot, .request),
            .init(.shareFailed, .dialog), .init(.imageRefused, .dialog),
        ],
        edges: tabEdges + shareEdges + [
            .init(.addChosen, from: .images, to: .imagePicker, by: .request, on: "plus tapped"),
            .init(.imageRefused, from: .images, to: .imageRefused, by: .dialog(.alert), on: "image refused"),
            .init(
                .actionCompleted,
                from: .images,
                to: .actionCompleted,
                by: .dialog(.alert),
                on: "action completed"
            ),
            .init(.emailSent, from: .form, to: .emailSent, by: .dialog(.alert), on: "email sent"),
            .init(.emailFailed, from: .form, to: .emailFailed, by: .dialog(.alert), on: "email failed"),
            .init(
                .alertClosed,
                from: .actionCompleted,
                .emailSent,
                .emailFailed,
                .shareFailed,
                .imageRefused,
                by: .dismiss,
                on: "OK tapped"
            ),
        ]
    )

    private static let tabEdges: [NavigationGraph<TaaSLevel1Route>.Edge] = [
        .init(.faqSelected, from: .home, to: .faq, by: .selectTab, on: "FAQ tapped"),
        .init(.imagesSelected, from: .home, to: .images, by: .selectTab, on: "Images tapped"),
        .init(.formSelected, from: .home, to: .form, by: .selectTab, on: "Form tapped"),
        .init(.faqLinkOpened, origin: .app, to: .faq, by: .selectTab, on: "link to the FAQ"),
        .init(.imagesLinkOpened, origin: .app, to: .images, by: .selectTab, on: "link to the images"),
        .init(.formLinkOpened, origin: .app, to: .form, by: .selectTab, on: "link to the form"),
    ]

    private static let shareEdges: [NavigationGraph<TaaSLevel1Route>.Edge] = [
        .init(.shareChosen, from: .faq, .images, .form, to: .screenshot, by: .request, on: "share tapped"),
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
            .shareFailed,
            from: .faq,
            .images,
            .form,
            to: .shareFailed,
            by: .dialog(.alert),
            on: "nothing to share"
        ),
    ]
}
