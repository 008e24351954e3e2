// What the app needs from outside.

import Foundation
import SharedCore
import SharedMedia

/// Everything that the app doesn't make itself.
///
/// The host chooses one of these and may replace single parts.
public struct PictoneDependencies: Sendable {
    public var catalog: any CatalogSource
    public var images: any ImageSource
    /// Makes sound; a simulated one on `clock` unless another is given.
    public var playback: any PlaybackEngine
    /// Hears the user; a simulated one on `clock` unless another is given.
    public var recording: any RecordingEngine
    /// Times the splash, pauses between tries, and the simulated engines.
    public var clock: any AppClock
    /// How long the splash stays at least, if nobody taps it away.
    public var splashTime: Duration
    public var log: any EventLog

    /// Puts dependencies together by hand.
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

    /// Everything local and deterministic: the sample catalog, simulated sound, no network.
    public static func embedded(log: any EventLog = NoLog()) -> PictoneDependencies {
        PictoneDependencies(catalog: FolderCatalog.sample(), images: FolderImageSource.sample(), log: log)
    }

    /// A catalog in a folder with the files and pictures that the sample has.
    public static func folder(_ folder: URL, log: any EventLog = NoLog()) -> PictoneDependencies {
        PictoneDependencies(
            catalog: FolderCatalog(folder: folder),
            images: FolderImageSource.pictures(of: folder),
            log: log
        )
    }
}
