// The app's colors: the package's roles become CSS colors here.

import SimulatorKit
import SkyZoneLeaderboard

/// CSS colours, light and dark.
enum Paint {
    /// A background and the color of the text on it.
    struct Pair {
        var ground: String
        var ink: String
    }

    static func orange(isDark: Bool) -> String { isDark ? "#ff9d4d" : "#b84a00" }

    /// The bar of a line.
    static func bar(_ role: LineRole, isDark: Bool) -> Pair {
        switch role {
        case .currentUser:
            isDark ? Pair(ground: "#ff8a2b", ink: "#1d0d00") : Pair(ground: "#f47b16", ink: "#1d0d00")
        case .first:
            isDark ? Pair(ground: "#3d7fe0", ink: "#ffffff") : Pair(ground: "#1d5fc4", ink: "#ffffff")
        case .other:
            isDark ? Pair(ground: "#34363d", ink: "#f2f2f5") : Pair(ground: "#dfe2e8", ink: "#1c2230")
        }
    }

    /// The current user's row: gray and orange.
    static func ownRow(isDark: Bool) -> Pair {
        isDark ? Pair(ground: "#2e3036", ink: orange(isDark: true)) : Pair(ground: "#e4e6eb", ink: "#a84300")
    }

    static func tone(_ tone: RankingDifference.Tone) -> String {
        switch tone {
        case .positive: "var(--good)"
        case .negative: "var(--destructive)"
        case .neutral: "var(--secondary)"
        }
    }
}

extension MenuEntry {
    /// The icon beside or above the entry's title.
    var icon: Icon {
        switch self {
        case .profile: .person
        case .leaderboard: .trophy
        case .findPark: .location
        case .bookJumpTime: .calendar
        case .passes: .ticket
        case .waivers: .form
        case .parties: .star
        case .friends: .people
        case .paymentsAndFunds: .card
        case .settings: .gear
        case .help: .question
        }
    }
}
