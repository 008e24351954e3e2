// The app's dependencies and configuration.

import Foundation
import SharedCore
import SharedMedia
import SharedNetworking
import SharedStorage

/// The services that the app doesn't make itself.
///
/// The host chooses one of the presets and may replace single parts.
public struct TaaSLevel1Dependencies: Sendable {
    public var faq: any FAQSource
    public var gallery: any GallerySource
    public var images: any ImageSource
    public var mail: any MailSender
    public var measurer: any TextMeasurer
    /// Bound by the host to the platform's Settings app.
    public var settings: SettingsStore<TaaSLevel1Settings>
    /// The folder of the screenshot that is being shared.
    public var files: FileStore
    /// Times the Action button and animated images.
    public var clock: any AppClock
    public var log: any EventLog
    /// Keeps the temporary folder for as long as a copy of these dependencies exists.
    private var ownFolder: OwnFolder?

    /// Makes dependencies from single parts.
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

    /// Everything local and deterministic: no network, and emails are only simulated.
    ///
    /// - Parameter folder: The folder of settings and screenshots, made when needed; nil for a temporary one
    ///   that is removed with the last copy of these dependencies.
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
    /// Without a configured FAQ URL, the FAQ and its images are the ones in the package.
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

/// A folder for temporary files that is removed with its last owner.
private final class OwnFolder: Sendable {
    let url = FileManager.default.temporaryDirectory.appending(
        path: "TaaSLevel1-\(ProcessInfo.processInfo.globallyUniqueString)"
    )

    deinit { try? FileManager.default.removeItem(at: url) }
}

/// The settings of the live app, each with its default.
public struct TaaSLevel1Configuration: Sendable {
    /// The folder of settings and screenshots.
    public var folder: URL
    /// The URL of the FAQ's JSON file (see `FAQContent`); nil for the one in the package.
    public var faqAddress: URL?
    /// The folder of responses kept between launches; nil for memory only.
    public var cacheFolder: URL?

    /// Makes a configuration; each setting has its documented default.
    public init(folder: URL, faqAddress: URL? = nil, cacheFolder: URL? = nil) {
        (self.folder, self.faqAddress, self.cacheFolder) = (folder, faqAddress, cacheFolder)
    }
}
