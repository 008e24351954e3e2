import SharedTesting
import SkyZoneLeaderboard
import Testing

@Suite struct RankingDifferenceTests {
    @Test(.proves("SKY-16")) func theToneFollowsTheSign() {
        for theirs in -20...20 {
            for own in -20...20 {
                let difference = RankingDifference(theirs: theirs, own: own)
                #expect(difference.value == theirs - own)
                #expect(difference.tone == (theirs > own ? .positive : theirs < own ? .negative : .neutral))
            }
        }
        #expect(RankingDifference(theirs: .max, own: .min).value == .max)
        #expect(RankingDifference(theirs: .min, own: .max).value == .min)
    }

    @Test(
        .proves("SKY-16"),
        arguments: [(0, "0 min"), (1, "+1 min"), (-1, "−1 min"), (1_234, "+1,234 min"), (-56, "−56 min")]
    )
    func itIsSaidWithItsSignInTheBoardsUnit(value: Int, text: String) {
        #expect(english(RankingDifference(theirs: value, own: 0).text(in: Board.jumps.unit)) == text)
    }

    @Test(.proves("SKY-16")) func otherBoardsHaveOtherUnits() {
        let difference = RankingDifference(theirs: 7, own: 2)
        #expect(english(difference.text(in: Board.points.unit)) == "+5 pts")
        let flips = RankingUnit(id: "flips", one: "flip", other: "flips")
        #expect(english(difference.text(in: flips)) == "+5 flips")
        #expect(!english(RankingDifference(theirs: .min, own: .max).text(in: flips)).isEmpty)
    }

    @Test(
        .proves("SKY-16", "SKY-25"),
        arguments: [
            (0, "the same as you", "столько же, сколько у вас"),
            (1, "1 minute more than you", "на 1 минуту больше, чем у вас"),
            (-1, "1 minute less than you", "на 1 минуту меньше, чем у вас"),
            (3, "3 minutes more than you", "на 3 минуты больше, чем у вас"),
            (-12, "12 minutes less than you", "на 12 минут меньше, чем у вас"),
            (21, "21 minutes more than you", "на 21 минуту больше, чем у вас"),
        ]
    )
    func itIsSpokenWithWordsInThePlaceOfASign(value: Int, inEnglish: String, inRussian: String) {
        let text = RankingDifference(theirs: value, own: 0).spokenText(in: Board.jumps.unit)
        #expect(english(text) == inEnglish && russian(text) == inRussian)
    }

    @Test(.proves("SKY-16")) func everyUnitIsSpoken() {
        let flips = RankingUnit(id: "flips", one: "flip", other: "flips")
        func spoken(_ value: Int, _ unit: RankingUnit) -> [String] {
            let text = RankingDifference(theirs: value, own: 0).spokenText(in: unit)
            return [english(text), russian(text)]
        }
        #expect(spoken(1, Board.points.unit) == ["1 point more than you", "на 1 очко больше, чем у вас"])
        #expect(spoken(-5, Board.points.unit) == ["5 points less than you", "на 5 очков меньше, чем у вас"])
        #expect(spoken(1, flips) == ["1 flip more than you", "на 1 flip больше, чем у вас"])
        #expect(spoken(-2, flips) == ["2 flips less than you", "на 2 flips меньше, чем у вас"])
    }

    @Test(
        .proves("SKY-25"),
        arguments: [
            ("en", 1, "1 minute"), ("en", 5, "5 minutes"), ("ru", 1, "1 минута"), ("ru", 3, "3 минуты"),
            ("ru", 5, "5 минут"), ("ru", 11, "11 минут"), ("ru", 21, "21 минута"), ("ru", 112, "112 минут"),
        ]
    ) func unitsAreInflected(language: String, count: Int, text: String) {
        let unit = Board.jumps.unit
        #expect((language == "en" ? english : russian)(unit.text(count)) == text)
    }

    @Test(.proves("SKY-05")) func aUnitThatTheAppDoesNotKnowHasItsOwnWords() {
        let unit = RankingUnit(id: "flips", one: "flip", other: "flips")
        #expect([1, 2].map { english(unit.text($0)) } == ["1 flip", "2 flips"])
    }
}
