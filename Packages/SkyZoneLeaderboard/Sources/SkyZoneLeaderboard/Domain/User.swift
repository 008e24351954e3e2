// The users: their public part, and the profile of the logged-in user.

import SharedMedia

/// The identity of a user.
public struct UserID: RawRepresentable, Hashable, Comparable, Codable, Sendable {
    public let rawValue: Int

    /// Names a user.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static func < (left: UserID, right: UserID) -> Bool { left.rawValue < right.rawValue }
}

/// The public part of a user.
public struct User: Identifiable, Hashable, Codable, Sendable {
    public let id: UserID
    public let handle: String
    /// The user's photo; nil means a placeholder.
    public let photo: ImageReference?

    /// Describes a user.
    public init(id: UserID, handle: String, photo: ImageReference?) {
        self.id = id
        self.handle = handle
        self.photo = photo
    }
}

/// The response to logging in and to creating an account.
public struct Admission: Hashable, Sendable {
    public let user: User
    /// The parks of the user's latest visits, newest first; may name one twice.
    public let recentParks: [ParkSummary]

    /// Pairs a user with their parks.
    public init(user: User, recentParks: [ParkSummary]) {
        self.user = user
        self.recentParks = recentParks
    }
}

/// The content of the user's own page.
public struct Profile: Hashable, Sendable {
    /// The user's standing on one board, among all parks.
    public struct Standing: Hashable, Sendable {
        public let board: Board
        public let rank: Int
        public let value: Int

        /// Describes a standing.
        public init(board: Board, rank: Int, value: Int) {
            self.board = board
            self.rank = rank
            self.value = value
        }
    }

    public let user: User
    /// The user's parks, the home park first; none for a new user.
    public let parks: [ParkSummary]
    /// The user's standings, on the boards that rank the user.
    public let standings: [Standing]

    /// Describes a profile.
    public init(user: User, parks: [ParkSummary], standings: [Standing]) {
        self.user = user
        self.parks = parks
        self.standings = standings
    }
}
