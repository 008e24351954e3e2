// The app's dependencies and configuration.

import Foundation
import SharedCore
import SharedMedia

/// The services that the app doesn't make itself.
///
/// The host chooses one of the presets and may replace single parts.
public struct InterlochenDependencies: Sendable {
    public var sections: any SectionSource
    public var initialLoad: any InitialLoad
    public var images: any ImageSource
    /// Makes the engine of one player screen.
    public var makeEngine: MakePlaybackEngine
    /// The prototype mode, and any fault of the setting that says so.
    public var prototype: PrototypeMode
    /// Times the delays before failed images are retried.
    public var clock: any AppClock
    public var log: any EventLog

    /// Makes dependencies from single parts.
    public init(
        sections: any SectionSource,
        initialLoad: any InitialLoad,
        images: any ImageSource,
        makeEngine: @escaping MakePlaybackEngine,
        prototype: PrototypeMode = PrototypeMode(isOn: true),
        clock: any AppClock = SystemClock(),
        log: any EventLog = NoLog()
    ) {
        (self.sections, self.initialLoad, self.images) = (sections, initialLoad, images)
        (self.makeEngine, self.prototype, self.clock, self.log) = (makeEngine, prototype, clock, log)
    }

    /// Everything local and deterministic: demo data if the app is a prototype, a simulated load and engine.
    public static func embedded(
        _ configuration: InterlochenConfiguration = InterlochenConfiguration(),
        connection: SimulatedConnection = SimulatedConnection(),
        clock: any AppClock = SystemClock(),
        log: any EventLog = NoLog()
    ) -> InterlochenDependencies {
        InterlochenDependencies(
            sections: configuration.prototype.isOn
                ? SampleSections(site: configuration.site, connection: connection) : EmptySections(),
            initialLoad: SimulatedInitialLoad(clock: clock, connection: connection),
            images: FolderImageSource.interlochen(),
            makeEngine: { SimulatedPlaybackEngine(clock: clock, connection: connection) },
            prototype: configuration.prototype,
            clock: clock,
            log: log
        )
    }
}

/// The settings of the app, each with its default.
public struct InterlochenConfiguration: Sendable {
    /// From `PrototypeMode` of the info dictionary.
    public var prototype: PrototypeMode
    /// The URL of the center's site, which has the pages of More.
    public var site: URL

    /// Makes a configuration; each setting has its documented default.
    ///
    /// - Parameter info: The app's information property list, as from `Bundle`.
    public init(info: [String: Any] = [PrototypeMode.key: true], site: URL = Self.defaultSite) {
        (prototype, self.site) = (PrototypeMode(info: info), site)
    }

    /// `https://interlochen.com`.
    public static var defaultSite: URL {
        var address = URLComponents()
        address.scheme = "https"
        address.host = "interlochen.com"
        // The parts above always form a URL; the other branch avoids a trap.
        return address.url ?? URL(filePath: "/")
    }
}
