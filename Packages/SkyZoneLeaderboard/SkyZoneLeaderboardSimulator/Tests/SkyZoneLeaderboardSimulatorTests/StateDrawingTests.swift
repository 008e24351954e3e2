import Foundation
import SharedCore
import SharedNavigation
import SharedTesting
import SimulatorKit
import SkyZoneLeaderboard
import Testing

/// Loading, empty and error states draw in both languages, with the button that leads on.
@MainActor @Suite struct StateDrawingTests {
    /// A screen that loads its content.
    enum LoadingScreen: CaseIterable, Sendable {
        case profile, leaderboard, fullLeaderboard, findPark, parkInfo

        var loading: String {
            switch self {
            case .profile: "Loading your profile"
            case .leaderboard, .fullLeaderboard: "Loading the board"
            case .findPark: "Loading parks"
            case .parkInfo: "Loading the park"
            }
        }

        /// Part of the content that is drawn after a successful load.
        var content: String {
            switch self {
            case .profile: "Your ranks"
            case .leaderboard: "View All"
            case .fullLeaderboard: "3,000 jumpers"
            case .findPark: "200 parks"
            case .parkInfo: "Book Jump Time"
            }
        }
    }

    /// Opens a screen after changing the service.
    private func open(_ screen: LoadingScreen, _ drawn: DrawnState, after change: () -> Void) async throws {
        if screen == .profile {
            // The profile is requested in the same turn in which the login's response arrives.
            drawn.connection.delay = .seconds(1)
            try drawn.login.send(.sampleTapped(try #require(drawn.login.state.samples.first).handle))
            await drawn.clock.waitForSleeper(dueIn: .seconds(1))
            change()
            await drawn.clock.advance(by: .seconds(1))
            #expect(await eventually { drawn.simulated.scene.front?.kind == "profile" })
            return
        }
        try await drawn.logIn()
        let park = drawn.app.session.locations.parks.first?.id.rawValue
        switch screen {
        case .profile, .leaderboard:
            change()
            drawn.app.open(link: "skyzone://")
        case .fullLeaderboard:
            drawn.app.open(link: "skyzone://")
            await drawn.app.navigator.settled()
            change()
            guard case .leaderboard(let board)? = drawn.front else { throw DrawnState.Missing() }
            board.send(.viewAllTapped)
        case .findPark:
            change()
            drawn.app.open(link: "skyzone://parks")
        case .parkInfo:
            change()
            drawn.app.open(link: "skyzone://parks/\(try #require(park))")
        }
    }

    @Test(.proves("SKY-24", "SKY-25"), arguments: LoadingScreen.allCases)
    func loadingThenSlowThenOfflineThenThere(screen: LoadingScreen) async throws {
        let drawn = await DrawnState()
        try await open(screen, drawn) { drawn.connection.delay = .seconds(60) }
        #expect(try drawn.shows(screen.loading))
        #expect(try !drawn.has(DrawnState.retry) && !drawn.has(screen.content))
        let slow = "This takes longer than usual"
        try await drawn.waitLong(until: slow)
        #expect(try drawn.shows(slow, "You can wait or begin anew.", "Try again"))
        try drawn.tryAgain()
        #expect(try drawn.shows(screen.loading) && !drawn.has(slow), "it begins anew")
        drawn.connection.isOffline = true
        await drawn.clock.waitForSleeper(dueIn: .seconds(60))
        await drawn.clock.advance(by: .seconds(60))
        await drawn.app.navigator.settled()
        #expect(
            try drawn.shows("You are offline.", "Check your connection and try again.", "Try again")
        )
        #expect(try !drawn.has(slow) && !drawn.has(screen.content))
        (drawn.connection.isOffline, drawn.connection.delay) = (false, .zero)
        try drawn.tryAgain()
        await drawn.app.navigator.settled()
        #expect(try drawn.has(screen.content) && !drawn.has(DrawnState.retry))
    }

    @Test(
        .proves("SKY-24", "SKY-25"),
        arguments: [
            (LoadingScreen.leaderboard, "Nobody is on this board yet", "Be the first to jump here."),
            (.fullLeaderboard, "Nobody is on this board yet", "Be the first to jump here."),
            (.findPark, "No parks yet", "Look again later."),
        ]
    )
    func emptyUntilSomebodyIsThere(screen: LoadingScreen, title: String, message: String) async throws {
        let drawn = await DrawnState()
        try await open(screen, drawn) { drawn.service.isDeserted.withLock { $0 = true } }
        await drawn.app.navigator.settled()
        #expect(try drawn.shows(title, message, "Try again") && !drawn.has(screen.content))
        drawn.service.isDeserted.withLock { $0 = false }
        try drawn.tryAgain()
        await drawn.app.navigator.settled()
        #expect(try drawn.has(screen.content) && !drawn.has(title))
    }

    @Test(.proves("SKY-24", "SKY-25", "KIT-NAV-07")) func aBoardThatALinkCannotShowIsDrawnWithAWayOn()
        async throws
    {
        let drawn = await DrawnState()
        try await drawn.logIn()
        drawn.app.open(link: "skyzone://boards/nothing")
        await drawn.app.navigator.settled()
        #expect(try drawn.shows("There is no such board", "Go back and choose another one."))
        try drawn.tryAgain()
        guard case .profile? = drawn.front else { throw DrawnState.Missing() }
        drawn.app.open(link: "skyzone://boards/open-jump/nowhere")
        await drawn.app.navigator.settled()
        let title = "This park isn’t one of yours"
        #expect(try drawn.shows(title, "All Sky Zones") && drawn.has("Open Jump"))
        try drawn.tryAgain()
        await drawn.app.navigator.settled()
        #expect(try drawn.has("3,000 jumpers") && !drawn.has(title) && !drawn.has(DrawnState.retry))
    }

    @Test(.proves("SKY-11", "SKY-24")) func aProfileThatCannotBeRefreshedStaysUnderANotice() async throws {
        let drawn = await DrawnState()
        try await drawn.logIn()
        guard case .profile(let profile)? = drawn.front else { throw DrawnState.Missing() }
        drawn.connection.isOffline = true
        profile.send(.refreshPulled)
        #expect(try drawn.shows("aria-label=\"Loading your profile\"") && drawn.has("Your ranks"))
        await drawn.app.navigator.settled()
        #expect(try drawn.shows("This is from before. You are offline.", "Your ranks"))
        drawn.connection.isOffline = false
        try drawn.tryAgain(before: "Try again")
        await drawn.app.navigator.settled()
        #expect(try drawn.shows("Your ranks") && !drawn.has("You are offline."))
    }

    @Test(.proves("SKY-24", "SKY-25"), arguments: [LoadingScreen.leaderboard, .fullLeaderboard, .findPark])
    func whatCannotBeRefreshedStaysUnderANotice(screen: LoadingScreen) async throws {
        let drawn = await DrawnState()
        try await open(screen, drawn) {}
        await drawn.app.navigator.settled()
        let content = screen.content
        #expect(try drawn.has(content))
        drawn.connection.isOffline = true
        switch drawn.front {
        case .leaderboard(let model): model.send(.refreshPulled)
        case .fullLeaderboard(let model): model.send(.refreshPulled)
        case .findPark(let model): model.send(.refreshPulled)
        default: throw DrawnState.Missing()
        }
        #expect(try drawn.has(content), "it stays meanwhile")
        await drawn.app.navigator.settled()
        #expect(try drawn.shows("This is from before. You are offline.", "Try again") && drawn.has(content))
        drawn.connection.isOffline = false
        try drawn.tryAgain(before: "Try again")
        await drawn.app.navigator.settled()
        #expect(try drawn.has(content) && !drawn.has("This is from before."))
    }

    @Test(.proves("SKY-07", "SKY-24")) func theProfileOfANewUserSaysHowToBegin() async throws {
        let drawn = await DrawnState()
        try await drawn.begin(as: "fresh")
        #expect(try drawn.shows("You aren’t ranked yet", "Find a Park"))
        let mark = "data-identifier=\"find-park\""
        #expect(try drawn.action(ProfileAction.self, before: mark) == .findParkTapped)
    }

    @Test(.proves("SKY-24"), arguments: [false, true])
    func aFormWithoutAnAnswerSaysSoAndIsSentAgain(isNew: Bool) async throws {
        let drawn = await DrawnState()
        drawn.connection.delay = .seconds(60)
        if isNew {
            try drawn.login.send(.createAccountTapped)
            let form = try drawn.createAccount
            form.send(.handleTyped("fresh"))
            form.send(.passwordTyped("12345678"))
            form.send(.submitTapped)
        } else {
            try drawn.login.send(.handleTyped("fresh"))
            try drawn.login.send(.passwordTyped("12345678"))
            try drawn.login.send(.submitTapped)
        }
        let (slow, busy) = (
            "This takes longer than usual. You can wait or send it again.", "aria-busy=\"true\""
        )
        #expect(try drawn.has(busy) && !drawn.has(slow))
        try await drawn.waitLong(until: slow)
        #expect(try drawn.shows(slow) && drawn.has(busy))
        let mark = "data-identifier=\"submit\""
        if isNew {
            #expect(try drawn.action(CreateAccountAction.self, before: mark) == .submitTapped)
        } else {
            #expect(try drawn.action(LoginAction.self, before: mark) == .submitTapped)
        }
    }

    @Test(
        .proves("SKY-24", "SKY-25"),
        arguments: [
            ("", "", ["Type your handle.", "Type your password."]),
            ("a b", "12345", ["Use letters and digits only.", "Use at least 6 characters."]),
            (String(repeating: "a", count: 25), "12345678", ["Use at most 24 characters."]),
        ]
    )
    func whatANewAccountLacksIsSaidAtItsField(handle: String, password: String, problems: [String])
        async throws
    {
        let drawn = await DrawnState()
        try drawn.login.send(.createAccountTapped)
        let form = try drawn.createAccount
        form.send(.handleTyped(handle))
        form.send(.passwordTyped(password))
        #expect(try !drawn.has("aria-invalid"), "only once one tries")
        form.send(.submitTapped)
        #expect(try problems.allSatisfy { try drawn.shows($0) })
        let page = try drawn.markup()
        #expect(page.components(separatedBy: "aria-invalid=\"true\"").count - 1 == problems.count)
        #expect(page.contains("aria-busy=\"false\""), "nothing is sent")
    }

    @Test(.proves("SKY-24", "SKY-25")) func anAccountThatCannotBeCreatedSaysWhy() async throws {
        let drawn = await DrawnState()
        let taken = try #require(try drawn.login.state.samples.first).handle
        drawn.connection.isOffline = true
        try await drawn.begin(as: taken)
        #expect(try drawn.shows("You are offline. Check your connection and try again."))
        let form = try drawn.createAccount
        drawn.connection.isOffline = false
        let mark = "data-identifier=\"submit\""
        form.send(try drawn.action(CreateAccountAction.self, before: mark))
        await drawn.app.navigator.settled()
        #expect(try drawn.shows("This handle is taken. Try another one.") && !drawn.has("You are offline."))
        form.send(.handleTyped("fresh"))
        #expect(try !drawn.has("This handle is taken."), "typing goes on from it")
    }
}
