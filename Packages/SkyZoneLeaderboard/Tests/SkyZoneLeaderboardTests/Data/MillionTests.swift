import SharedLayout
import SharedTesting
import SkyZoneLeaderboard
import Testing

/// The population as the app has it: one million.
@Suite struct MillionTests {
    let service = EmbeddedService()

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
