// The people: as others see them, and as they are when they are logged in.

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

/// A user as everybody sees them.
public struct User: Identifiable, Hashable, Codable, Sendable {
    public let id: UserID
    public let handle: String
    /// Nil where a placeholder stands.
    public let photo: ImageReference?

    /// Describes a user.
    public init(id: UserID, handle: String, photo: ImageReference?) {
        self.id = id
        self.handle = handle
        self.photo = photo
    }
}

/// The answer to logging in and to creating an account.
public struct Admission: Hashable, Sendable {
    public let user: User
    /// The parks that the user was in lately, newest first; may name one twice.
    public let recentParks: [ParkSummary]

    /// Pairs a user with their parks.
    public init(user: User, recentParks: [ParkSummary]) {
        self.user = user
        self.recentParks = recentParks
    }
}

/// What a user's own page shows.
public struct Profile: Hashable, Sendable {
    /// Where the user stands on one board, among all parks.
    public struct Standing: Hashable, Sendable {
        public let board: Board
        public let rank: Int
        public let value: Int

        /// Describes a place on a board.
        public init(board: Board, rank: Int, value: Int) {
            self.board = board
            self.rank = rank
            self.value = value
        }
    }

    public let user: User
    /// The user's parks, the home park first; none for a new user.
    public let parks: [ParkSummary]
    /// The boards on which the user is ranked.
    public let standings: [Standing]

    /// Describes a profile.
    public init(user: User, parks: [ParkSummary], standings: [Standing]) {
        self.user = user
        self.parks = parks
        self.standings = standings
    }
}
