// What the app needs from outside.

import Foundation
import SharedCore
import SharedMedia
import SharedNetworking
import SharedStorage

/// Everything that the app doesn't make itself.
///
/// The host chooses one of these and may replace single parts.
public struct TaaSLevel1Dependencies: Sendable {
    public var faq: any FAQSource
    public var gallery: any GallerySource
    public var images: any ImageSource
    public var mail: any MailSender
    public var measurer: any TextMeasurer
    /// Bound by the host to the platform's Settings app.
    public var settings: SettingsStore<TaaSLevel1Settings>
    /// Where the screenshot is that is being shared.
    public var files: FileStore
    /// Times the Action button and animated images.
    public var clock: any AppClock
    public var log: any EventLog
    /// Held for as long as somebody has these dependencies.
    private var ownFolder: OwnFolder?

    /// Puts dependencies together by hand.
    public init(
        faq: any FAQSource,
        gallery: any GallerySource,
        images: any ImageSource,
        mail: any MailSender,
        measurer: any TextMeasurer = HostTextLayout(),
        settings: SettingsStore<TaaSLevel1Settings>,
        files: FileStore,
        clock: any AppClock = SystemClock(),
        log: any EventLog = NoLog()
    ) {
        (self.faq, self.gallery, self.images) = (faq, gallery, images)
        (self.mail, self.measurer, self.settings) = (mail, measurer, settings)
        (self.files, self.clock, self.log) = (files, clock, log)
    }

    /// Everything local and deterministic: no network, emails are only rehearsed.
    ///
    /// - Parameter folder: Where settings and screenshots go, made when needed; nil for one of their own
    ///   that goes with the last copy of these dependencies.
    public static func embedded(
        folder: URL? = nil,
        log: any EventLog = NoLog()
    ) -> TaaSLevel1Dependencies {
        let own = OwnFolder()
        let files = FileStore(folder: folder ?? own.url, log: log)
        var dependencies = TaaSLevel1Dependencies(
            faq: SampleFAQ(),
            gallery: SampleGallery(),
            images: FolderImageSource.sample(),
            mail: SimulatedMailSender(),
            settings: SettingsStore(defaults: TaaSLevel1Settings(), store: files),
            files: files,
            log: log
        )
        dependencies.ownFolder = folder == nil ? own : nil
        return dependencies
    }

    /// The FAQ and its images over the network, emails by the platform.
    ///
    /// Where no address of a FAQ is configured, it is the one that comes with the app, and so are its images.
    ///
    /// - Parameters:
    ///   - mail: The platform's own.
    ///   - measurer: The platform's own.
    public static func live(
        _ configuration: TaaSLevel1Configuration,
        mail: any MailSender,
        measurer: any TextMeasurer = HostTextLayout(),
        log: any EventLog = NoLog()
    ) -> TaaSLevel1Dependencies {
        var http = HTTPConfiguration()
        http.cache = HTTPCache(folder: configuration.cacheFolder)
        let client = HTTPStack(configuration: http, clock: SystemClock(), log: log)
        var dependencies = embedded(folder: configuration.folder, log: log)
        if let address = configuration.faqAddress {
            dependencies.faq = RemoteFAQ(address: address, client: client)
        }
        dependencies.images = SampleImages(others: HTTPImageSource(client))
        dependencies.mail = mail
        dependencies.measurer = measurer
        return dependencies
    }
}

/// A folder for temporary files that is removed with whoever holds it last.
private final class OwnFolder: Sendable {
    let url = FileManager.default.temporaryDirectory.appending(
        path: "TaaSLevel1-\(ProcessInfo.processInfo.globallyUniqueString)"
    )

    deinit { try? FileManager.default.removeItem(at: url) }
}

/// The settings of the live app, each with its default.
public struct TaaSLevel1Configuration: Sendable {
    /// Where settings and screenshots go.
    public var folder: URL
    /// Where the FAQ's JSON file is (see `FAQContent`); nil for the one that comes with the app.
    public var faqAddress: URL?
    /// Where responses are kept between launches; nil for memory only.
    public var cacheFolder: URL?

    /// The settings as they are documented.
    public init(folder: URL, faqAddress: URL? = nil, cacheFolder: URL? = nil) {
        (self.folder, self.faqAddress, self.cacheFolder) = (folder, faqAddress, cacheFolder)
    }
}
