// The rows of a board.

import SharedMedia

/// A user on a board.
public struct LeaderboardRow: Identifiable, Hashable, Sendable {
    /// The user.
    public let id: UserID
    public let handle: String
    /// The user's photo; nil means a placeholder.
    public let photo: ImageReference?
    /// The rank; users with the same ranking data share one, and the next one counts them all: 1, 2, 2, 4.
    public let rank: Int
    /// The ranking data, in the board's unit.
    public let value: Int

    /// Describes a row.
    public init(id: UserID, handle: String, photo: ImageReference?, rank: Int, value: Int) {
        self.id = id
        self.handle = handle
        self.photo = photo
        self.rank = rank
        self.value = value
    }
}

/// The top of a board.
public struct LeaderboardTop: Hashable, Sendable {
    /// The first four of the list, or as many as there are, in its order.
    public let rows: [LeaderboardRow]
    /// The row of the requesting user; nil if the user isn't on this board.
    public let own: LeaderboardRow?
    /// The number of users on the board.
    public let total: Int

    /// Describes the top of a board.
    public init(rows: [LeaderboardRow], own: LeaderboardRow?, total: Int) {
        self.rows = rows
        self.own = own
        self.total = total
    }
}
