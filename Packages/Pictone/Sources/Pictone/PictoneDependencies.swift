// The app's dependencies.

import Foundation
import SharedCore
import SharedMedia

/// The services that the app doesn't make itself.
///
/// The host chooses one of these and may replace single parts.
public struct PictoneDependencies: Sendable {
    public var catalog: any CatalogSource
    public var images: any ImageSource
    /// Plays sound; a simulated engine on `clock` by default.
    public var playback: any PlaybackEngine
    /// Records the user; a simulated engine on `clock` by default.
    public var recording: any RecordingEngine
    /// Times the splash, the delays between retries, and the simulated engines.
    public var clock: any AppClock
    /// The minimum duration of the splash, unless the user taps it away.
    public var splashTime: Duration
    public var log: any EventLog

    /// Makes dependencies from single parts.
    public init(
        catalog: any CatalogSource,
        images: any ImageSource,
        playback: (any PlaybackEngine)? = nil,
        recording: (any RecordingEngine)? = nil,
        clock: any AppClock = SystemClock(),
        splashTime: Duration = .seconds(1),
        log: any EventLog = NoLog()
    ) {
        self.catalog = catalog
        self.images = images
        self.playback = playback ?? SimulatedPlayback(clock: clock)
        self.recording = recording ?? SimulatedRecording(clock: clock)
        self.clock = clock
        self.splashTime = splashTime
        self.log = log
    }

    /// Local and deterministic: the sample catalog, simulated sound, no network.
    public static func embedded(log: any EventLog = NoLog()) -> PictoneDependencies {
        PictoneDependencies(catalog: FolderCatalog.sample(), images: FolderImageSource.sample(), log: log)
    }

    /// A catalog in a folder with the same files and images as the sample.
    public static func folder(_ folder: URL, log: any EventLog = NoLog()) -> PictoneDependencies {
        PictoneDependencies(
            catalog: FolderCatalog(folder: folder),
            images: FolderImageSource.pictures(of: folder),
            log: log
        )
    }
}
