import Interlochen
import SharedLocalization
import SharedTesting
import Testing

@Suite struct ViewCountTests {
    @Test(
        .proves("INT-22"),
        arguments: [
            (0, "0 views"), (1, "1 view"), (2, "2 views"), (999, "999 views"), (1_000, "1K views"),
            (1_249, "1.2K views"), (12_500, "12K views"), (86_433, "86K views"), (123_456, "123K views"),
            (999_999, "1M views"), (1_248_210, "1.2M views"), (-5, "0 views"),
        ]
    )
    func englishWritesInShort(views: Int, text: String) {
        #expect(say(ViewCount(views).text) == text)
    }

    /// Compares only letters and the presence of digits, since ICU's spaces and marks differ by platform.
    ///
    /// None, one and two are said without the number.
    @Test(
        .proves("INT-22"),
        arguments: [
            (0, ["لا", "مشاهدات"], false), (1, ["مشاهدة", "واحدة"], false), (2, ["مشاهدتان"], false),
            (3, ["مشاهدات"], true), (10, ["مشاهدات"], true), (11, ["مشاهدة"], true),
            (99, ["مشاهدة"], true), (100, ["مشاهدة"], true), (102, ["مشاهدة"], true),
            (103, ["مشاهدات"], true), (1_249, ["ألف", "مشاهدة"], true),
            (1_248_210, ["مليون", "مشاهدة"], true),
        ]
    )
    func arabicHasItsOwnPluralsAndUnits(views: Int, words: [String], hasNumber: Bool) {
        let said = say(ViewCount(views).text, in: "ar")
        #expect(said.split { !$0.isLetter }.map(String.init) == words)
        #expect(said.contains(where: \.isNumber) == hasNumber)
    }

    /// 1,248,210 ends in 10, which would require another plural than the written 1.2 million.
    @Test(.proves("INT-22")) func thePluralAgreesWithWhatIsWritten() {
        #expect(say(ViewCount(1_248_210).text, in: "ar").contains("مشاهدة"))
        #expect(!say(ViewCount(1_248_210).text, in: "ar").contains("مشاهدات"))
    }

    @Test(
        .proves("INT-22"),
        arguments: [
            (999, 999), (1_000, 1_000), (1_249, 1_200), (1_250, 1_200), (1_350, 1_400), (9_949, 9_900),
            (9_960, 10_000), (10_499, 10_000), (10_500, 10_000), (11_500, 12_000), (123_456, 123_000),
            (999_499, 999_000), (999_999, 1_000_000), (1_248_210, 1_200_000),
            (Int.max, 9_200_000_000_000_000_000),
        ]
    )
    func whatIsShownIsRoundedAsItIsWritten(exact: Int, shown: Int) {
        #expect(ViewCount(exact).shown == shown)
    }
}
