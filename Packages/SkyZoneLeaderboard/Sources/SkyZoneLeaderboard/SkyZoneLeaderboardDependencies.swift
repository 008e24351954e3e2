// The app's dependencies and configuration.

import SharedCore
import SharedMedia

/// Everything that the app doesn't make itself.
///
/// The host chooses one of these and may replace single parts.
public struct SkyZoneLeaderboardDependencies: Sendable {
    public var leaderboards: any LeaderboardSource
    public var parks: any ParkSource
    public var accounts: any AccountSource
    public var photos: any ImageSource
    public var settings: SkyZoneLeaderboardConfiguration
    /// Times slow loads, and the delays before a photo that failed is retried.
    public var clock: any AppClock
    public var log: any EventLog

    /// Creates dependencies from their parts.
    public init(
        leaderboards: any LeaderboardSource,
        parks: any ParkSource,
        accounts: any AccountSource,
        photos: any ImageSource,
        settings: SkyZoneLeaderboardConfiguration = SkyZoneLeaderboardConfiguration(),
        clock: any AppClock = SystemClock(),
        log: any EventLog = NoLog()
    ) {
        self.leaderboards = leaderboards
        self.parks = parks
        self.accounts = accounts
        self.photos = photos
        self.settings = settings
        self.clock = clock
        self.log = log
    }

    /// Everything local and deterministic: generated users over the sample's parks, no network.
    ///
    /// - Parameter service: May be shared by several apps.
    public static func embedded(
        _ service: SampleService = SampleService(),
        clock: any AppClock = SystemClock(),
        log: any EventLog = NoLog()
    ) -> SkyZoneLeaderboardDependencies {
        SkyZoneLeaderboardDependencies(
            leaderboards: service,
            parks: service,
            accounts: service,
            photos: FolderImageSource.sample(),
            clock: clock,
            log: log
        )
    }
}

/// The configuration of the app, each value with a default.
public struct SkyZoneLeaderboardConfiguration: Sendable {
    /// The number of rows above and below the user when the whole board opens.
    ///
    /// Its pages have twice this number of rows, and one more.
    public var neighbours: Int
    /// The most rows of the whole board that are held.
    public var capacity: Int
    /// The time after which a load is called slow.
    public var slowThreshold: Duration
    /// The animation of the main board's lines.
    public var lineAnimation: LineAnimation
    /// The drag gesture that opens and closes the side panel.
    public var panelGesture: PanelGesture

    /// Creates the documented configuration, or another one.
    public init(
        neighbours: Int = 10,
        capacity: Int = 210,
        slowThreshold: Duration = .seconds(4),
        lineAnimation: LineAnimation = LineAnimation(),
        panelGesture: PanelGesture = PanelGesture()
    ) {
        self.neighbours = neighbours
        self.capacity = capacity
        self.slowThreshold = slowThreshold
        self.lineAnimation = lineAnimation
        self.panelGesture = panelGesture
    }
}
