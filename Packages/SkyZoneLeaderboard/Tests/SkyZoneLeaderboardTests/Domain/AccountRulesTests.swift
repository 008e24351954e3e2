import SharedTesting
import SkyZoneLeaderboard
import Testing

@Suite struct AccountRulesTests {
    @Test(
        .proves("SKY-24"),
        arguments: [
            ("", AccountProblem.handleMissing), ("a", nil), ("שלום", nil), ("Ünïque42", nil),
            (String(repeating: "a", count: 24), nil), (String(repeating: "a", count: 25), .handleLength),
            ("with space", .handleCharacters), ("a_b", .handleCharacters),
        ]
    ) func handles(text: String, problem: AccountProblem?) {
        #expect(AccountRules.problem(handle: text) == problem)
    }

    @Test(.proves("SKY-24")) func passwords() {
        #expect(AccountRules.problem(password: "") == .passwordMissing)
        #expect(AccountRules.problem(password: "12345") == .passwordLength)
        #expect(AccountRules.problem(password: "123456") == nil)
    }

    @Test(.proves("SKY-25"), arguments: AccountProblem.allCases) func everyProblemIsSaid(
        problem: AccountProblem
    ) {
        #expect(!english(problem.message).isEmpty && !russian(problem.message).isEmpty)
        #expect(english(problem.message) != russian(problem.message))
    }
}
