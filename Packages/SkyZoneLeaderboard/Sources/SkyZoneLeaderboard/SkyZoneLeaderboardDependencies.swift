// What the app needs from outside.

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
    /// Tells when something takes long, and times the pauses before a photo that failed is tried again.
    public var clock: any AppClock
    public var log: any EventLog

    /// Puts dependencies together by hand.
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

    /// Everything local and deterministic: generated people over the sample's parks, no network.
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

/// The settings of the app, each with its default.
public struct SkyZoneLeaderboardConfiguration: Sendable {
    /// How many rows above and below the user the whole board has when it opens; also the size of its pages, twice
    /// this and one.
    public var neighbours: Int
    /// The most rows of the whole board that are held.
    public var capacity: Int
    /// After how long a load is called slow.
    public var slowThreshold: Duration
    /// How the lines of the main board come in.
    public var lineAnimation: LineAnimation
    /// When a finger opens and closes the side panel.
    public var panelGesture: PanelGesture

    /// The settings as they are documented.
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
