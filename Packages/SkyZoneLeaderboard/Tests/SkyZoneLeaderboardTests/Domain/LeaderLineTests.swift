import SharedTesting
import SkyZoneLeaderboard
import Testing

@Suite struct LeaderLineTests {
    /// The top of a board with a number of users, with the current user at an index or not on the board.
    private func top(of count: Int, user: Int?) -> LeaderboardTop {
        let all = [LeaderboardRow].ranked((0..<count).map { 1_000 - $0 })
        let rows = user.map { all.withUser(at: $0) } ?? all
        return LeaderboardTop(rows: Array(rows.prefix(4)), own: user.map { rows[$0] }, total: count)
    }

    /// Every board of up to seven users, with the current user at every index.
    @Test(.proves("SKY-03", "SKY-04")) func everySmallBoardShowsTheRightLines() {
        for count in 0...7 {
            for user in [nil] + (0..<count).map(Optional.some) {
                let lines = LeaderLine.lines(of: top(of: count, user: user))
                var places = Array(0..<min(3, count))
                if let user {
                    // A user among the first three sees the fourth; any other sees themselves.
                    if user >= 3 { places.append(user) } else if count > 3 { places.append(3) }
                }
                #expect(
                    lines.map(\.row.rank) == places.map { $0 + 1 },
                    "\(count) users, in place \(user ?? -1)"
                )
                for (place, line) in zip(places, lines) {
                    let expected: LineRole = place == user ? .currentUser : place == 0 ? .first : .other
                    #expect(line.role == expected)
                }
                #expect(lines.count { $0.role == .currentUser } == (user == nil ? 0 : 1))
            }
        }
    }

    @Test(.proves("SKY-07")) func whoIsNotOnTheBoardSeesTheFirstThreeAlone() {
        let lines = LeaderLine.lines(of: top(of: 1_000, user: nil))
        #expect(lines.map(\.row.rank) == [1, 2, 3])
        #expect(lines.map(\.role) == [.first, .other, .other])
    }

    /// With shared ranks the order of the list decides.
    @Test(.proves("SKY-22", "SKY-03", "SKY-04")) func theOrderOfTheListDecidesAmongThoseWhoTie() {
        let tied = [LeaderboardRow].ranked([90, 80, 80, 80, 70])
        #expect(tied.map(\.rank) == [1, 2, 2, 2, 5])
        let third = LeaderLine.lines(
            of: LeaderboardTop(
                rows: Array(tied.withUser(at: 2).prefix(4)),
                own: tied.withUser(at: 2)[2],
                total: 5
            )
        )
        #expect(third.map(\.role) == [.first, .other, .currentUser, .other])
        #expect(third.map(\.id) == [1, 2, StubService.user.id.rawValue, 4].map(UserID.init))
        // The fourth of the list has rank 2 as well, but isn't among the first three.
        let fourth = LeaderLine.lines(
            of: LeaderboardTop(
                rows: Array(tied.withUser(at: 3).prefix(4)),
                own: tied.withUser(at: 3)[3],
                total: 5
            )
        )
        #expect(fourth.map(\.row.rank) == [1, 2, 2, 2])
        #expect(fourth.map(\.role) == [.first, .other, .other, .currentUser])
        let firsts = [LeaderboardRow].ranked([90, 90])
        let shared = LeaderLine.lines(of: LeaderboardTop(rows: firsts, own: nil, total: 2))
        #expect(shared.map(\.role) == [.first, .other], "one first, though both have rank 1")
    }

    @Test(.proves("SKY-02")) func lengthsFollowRanks() {
        let lengths = (1...4).map(LeaderLine.length(ofRank:))
        #expect(lengths == lengths.sorted(by: >) && Set(lengths).count == 4)
        #expect(lengths[0] == 1 && lengths.allSatisfy { $0 > 0 && $0 <= 1 })
        for rank in [5, 213, 1_000_000, .max] { #expect(LeaderLine.length(ofRank: rank) == lengths[3]) }
        for rank in [0, -7, .min] {
            #expect(LeaderLine.length(ofRank: rank) == 1, "nonsense stays in bounds")
        }
        let tied = LeaderLine.lines(of: LeaderboardTop(rows: .ranked([9, 8, 8]), own: nil, total: 3))
        #expect(tied[1].length == tied[2].length)
    }
}
