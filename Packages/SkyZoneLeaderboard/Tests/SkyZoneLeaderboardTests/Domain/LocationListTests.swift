import SharedTesting
import SkyZoneLeaderboard
import Testing

@Suite struct LocationListTests {
    private let names = ["Alder", "Birch", "Cedar", "Alder", "Dale", "Birch"]

    @Test(.proves("SKY-07")) func allComesFirstThenEachParkOnceInItsOrder() {
        let list = LocationList(parks: names.map { ParkSummary($0) })
        #expect(
            list.locations.map { english($0.title) } == ["All Sky Zones", "Alder", "Birch", "Cedar", "Dale"]
        )
        #expect(LocationList(parks: []).locations == [.all])
        #expect(list.parks.count == 4)
    }

    @Test(.proves("SKY-14")) func arrowsGoThroughTheListAndStopAtItsEnds() throws {
        let list = LocationList(parks: names.map { ParkSummary($0) })
        var there = [BoardLocation.all]
        while let next = list.location(1, from: there[there.count - 1]) { there.append(next) }
        #expect(there == list.locations)
        var back = [try #require(there.last)]
        while let previous = list.location(-1, from: back[back.count - 1]) { back.append(previous) }
        #expect(back == there.reversed())
        #expect(list.location(1, from: .park(ParkSummary("Elsewhere"))) == nil)
    }

    @Test(.proves("SKY-07")) func aParkIsTheSameUnderAnotherName() {
        let list = LocationList(parks: [ParkSummary("Alder")])
        let renamed = ParkSummary(id: ParkID(rawValue: "alder"), name: "Alder Grove", region: "NJ")
        #expect(list.index(of: .park(renamed)) == 1)
    }
}
