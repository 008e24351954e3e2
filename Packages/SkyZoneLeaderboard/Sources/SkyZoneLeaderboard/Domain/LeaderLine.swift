// The four lines of the main board, with their lengths and colors.

/// The role of a line, which decides its color.
public enum LineRole: String, Hashable, Sendable, CaseIterable {
    /// Orange, at any rank.
    case currentUser
    /// Blue: the first of the list, unless that is the current user.
    case first
    /// Gray.
    case other
}

/// One line of the main board.
public struct LeaderLine: Identifiable, Hashable, Sendable {
    public let row: LeaderboardRow
    public let role: LineRole
    /// The final length as a fraction of the width: the better the rank, the longer.
    public let length: Double

    public var id: UserID { row.id }

    /// The lines for the top of a board.
    ///
    /// - A user among the first three sees the first four.
    /// - Any other ranked user sees the first three, and in the fourth line themselves with their real rank.
    /// - A user who isn't on the board sees the first three.
    ///
    /// The order of the list decides who is among the first three and who is first, also where ranks are
    /// shared.
    public static func lines(of top: LeaderboardTop) -> [LeaderLine] {
        let leaders = top.rows.prefix(3)
        let fourth: LeaderboardRow? =
            switch top.own {
            case let own? where !leaders.contains { $0.id == own.id }: own
            case _?: top.rows.dropFirst(3).first
            case nil: nil
            }
        return (leaders + [fourth].compactMap(\.self)).enumerated().map { index, row in
            LeaderLine(
                row: row,
                role: row.id == top.own?.id ? .currentUser : index == 0 ? .first : .other,
                length: length(ofRank: row.rank)
            )
        }
    }

    /// The length of a line as a fraction of the width; the fourth and all after it are equally long.
    public static func length(ofRank rank: Int) -> Double {
        1 - 0.08 * Double(min(max(rank, 1), 4) - 1)
    }
}
