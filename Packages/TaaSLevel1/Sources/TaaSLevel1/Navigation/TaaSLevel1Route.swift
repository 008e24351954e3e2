// The destinations of the app.

import SharedNavigation

/// A destination: everything that can be on screen.
public enum TaaSLevel1Route: NavigationRoute {
    /// The tab bar with its three tabs.
    case home
    /// The questions and answers.
    case faq
    /// The collection of images.
    case images
    /// The form that sends an email.
    case form
    /// A screenshot of the current screen, taken by the host.
    case screenshot
    /// The platform's share sheet.
    case share([ShareItem])
    /// An alert: sharing failed.
    case shareFailed(ShareError)
    /// The platform's image picker.
    case imagePicker
    /// An alert: an image wasn't added.
    case imageRefused(ImageRefusal)
    /// An alert: the Action has ended.
    case actionCompleted
    /// An alert: an email was sent to this address.
    case emailSent(to: String)
    /// An alert: an email wasn't sent.
    case emailFailed(MailError)

    /// The nodes of the graph.
    public enum Kind: String, NavigationName {
        case home, faq, images, form, share, imagePicker, actionCompleted, emailSent, emailFailed
        case screenshot, shareFailed, imageRefused
    }

    public var kind: Kind {
        switch self {
        case .home: .home
        case .faq: .faq
        case .images: .images
        case .form: .form
        case .screenshot: .screenshot
        case .share: .share
        case .shareFailed: .shareFailed
        case .imagePicker: .imagePicker
        case .imageRefused: .imageRefused
        case .actionCompleted: .actionCompleted
        case .emailSent: .emailSent
        case .emailFailed: .emailFailed
        }
    }

    public var rootRoutes: [TaaSLevel1Route] { self == .home ? [.faq, .images, .form] : [] }

    public var hostRequest: HostRequest? {
        switch self {
        case .screenshot: .screenshot
        case .share(let items): .share(items)
        case .imagePicker: .pickImages(limit: 1)
        case .home, .faq, .images, .form, .shareFailed, .imageRefused, .actionCompleted, .emailSent,
            .emailFailed:
            nil
        }
    }
}

/// The links of the tabs.
///
/// `taaslevel1://faq`, `taaslevel1://images` and `taaslevel1://form` are the tabs, `taaslevel1://` is the
/// first of them.
extension TaaSLevel1Route: LinkableRoute {
    /// The scheme of the app's links.
    public static let linkScheme = "taaslevel1"

    public var linkPath: [String]? {
        switch self {
        case .faq, .images, .form: [kind.rawValue]
        case .home, .screenshot, .share, .shareFailed, .imagePicker, .imageRefused, .actionCompleted,
            .emailSent, .emailFailed:
            nil
        }
    }

    public static func route(at path: [String]) -> TaaSLevel1Route? {
        path.isEmpty ? .faq : [.faq, .images, .form].first { $0.linkPath == path }
    }
}
