import SharedLayout
import SharedTesting
import SkyZoneLeaderboard
import Testing

/// The app's default population: one million.
@Suite struct MillionTests {
    let service = SampleService()

    @Test(.proves("SKY-18", "SKY-22")) func aPageIsRightAnywhereOnTheBoard() async throws {
        let selection = BoardSelection(board: try await service.boards()[0], location: .all)
        var previous: LeaderboardRow?
        for start in [0, 1, 17, 999, 54_321, 482_112, 777_777, 999_900, 999_979] {
            let hint = PagingRequest<UserID>.Place.after(UserID(rawValue: -1), position: start - 1)
            let page = try await service.page(hint, count: 21, of: selection, for: nil).page
            #expect(page.total == 1_000_000 && page.firstPosition == start && page.rows.count == 21)
            #expect(page.startsList == (start == 0) && page.endsList == (start == 999_979))
            for (index, row) in page.rows.enumerated() {
                #expect(row.rank <= start + index + 1)
                if index > 0, row.value < page.rows[index - 1].value {
                    #expect(row.rank == start + index + 1)
                }
            }
            if let previous { #expect(page.rows[0].value <= previous.value) }
            previous = page.rows.first
            let middle = page.rows[10]
            let around = try await service.page(
                .around(middle.id, position: nil, before: 10),
                count: 21,
                of: selection,
                for: middle.id
            )
            #expect(
                around.page.rows == page.rows && around.own == middle,
                "a user is found by identity alone"
            )
        }
    }

    /// All over the board, a user's neighbors have a little more or less ranking data, and a few the same.
    @Test(.proves("SKY-12", "SKY-16", "SKY-22"), arguments: [0, 1])
    func everyPartOfABoardHasDifferences(index: Int) async throws {
        let selection = BoardSelection(board: try await service.boards()[index], location: .all)
        for start in stride(from: 0, through: 999_979, by: 52_630) + [999_979] {
            let hint = PagingRequest<UserID>.Place.after(UserID(rawValue: -1), position: start - 1)
            let rows = try await service.page(hint, count: 21, of: selection, for: nil).page.rows
            #expect(Set(rows.map(\.value)).count >= 5, "from place \(start): \(rows.map(\.value))")
            let around = rows[6...14].map { RankingDifference(theirs: $0.value, own: rows[10].value).tone }
            #expect(around.contains(.positive) && around.contains(.negative), "on screen at \(start + 10)")
        }
    }

    @Test(.proves("SKY-01", "SKY-18")) func aParkHasThousandsAndIsQuicklyThere() async throws {
        let board = try await service.boards()[1]
        let park = try await service.parks()[100]
        let top = try await service.top(of: BoardSelection(board: board, location: .park(park)), for: nil)
        #expect((7_000...9_000).contains(top.total) && top.rows.count == 4)
        #expect(top.rows.map(\.value) == top.rows.map(\.value).sorted(by: >))
    }

    @Test(.proves("SKY-07")) func theAccountsToTryAreInTelltalePlaces() async throws {
        let selection = BoardSelection(board: try await service.boards()[0], location: .all)
        var ranks: [Int] = []
        for sample in await service.samples() {
            let admission = try await service.logIn(handle: sample.handle, password: sample.password)
            ranks.append(try #require(try await service.top(of: selection, for: admission.user.id).own).rank)
        }
        #expect(ranks.count == 5)
        #expect(ranks[1] == 1 && ranks[2] <= 3 && ranks[0] < 1_000)
        #expect(ranks[3] > 400_000 && ranks[4] > 900_000)
    }
}
