import SharedScreens
import SharedLocalization
import SharedNavigation
import SharedTesting
import SkyZoneLeaderboard
import Testing

@MainActor @Suite struct FormTests {
    let service = StubService()
    let clock = ManualClock()

    private func started() -> SkyZoneLeaderboardCoordinator {
        SkyZoneLeaderboardApp.start(.stub(service, clock: clock))
    }

    @Test(.proves("SKY-24")) func whatIsMissingIsSaidOnlyOnceOneTries() async throws {
        let login = try #require(started().login)
        #expect(login.state.handle.problem == nil && login.state.password.problem == nil)
        login.send(.submitTapped)
        #expect(login.state.handle.problem.map(english) == "Type your handle.")
        #expect(login.state.password.problem.map(english) == "Type your password.")
        login.send(.handleTyped("me"))
        #expect(login.state.handle.problem == nil)
        #expect(service.calls("logIn") == [])
    }

    @Test(.proves("SKY-24")) func aFailedLoginSaysWhyAndKeepsWhatIsTyped() async throws {
        let app = started()
        let login = try #require(app.login)
        login.send(.handleTyped("me"))
        login.send(.passwordTyped("secret"))
        for (failure, text) in [
            (SourceError.offline, "You are offline."),
            (.wrongCredentials, "Handle and password don’t match."),
        ] {
            service.change { $0.failure = failure }
            login.send(.submitTapped)
            #expect(login.state.submit.isWorking && login.state.notice == nil)
            await app.navigator.settled()
            #expect(login.state.notice.map { english($0.title) } == text)
        }
        #expect(login.state.handle.text == "me" && app.front == .login)
        login.send(.passwordTyped("other"))
        #expect(login.state.notice == nil, "typing goes on from it")
        service.change { $0.failure = nil }
        login.send(.submitTapped)
        await app.navigator.settled()
        #expect(app.front == .profile)
    }

    @Test(.proves("SKY-24")) func aSecondTapWhileOneWaitsSendsNothing() async throws {
        await service.gate.hold("logIn")
        let app = started()
        let login = try #require(app.login)
        login.send(.handleTyped("me"))
        login.send(.passwordTyped("secret"))
        for _ in 0..<3 { login.send(.submitTapped) }
        #expect(await eventually { !service.calls("logIn").isEmpty })
        await service.gate.release("logIn")
        await app.navigator.settled()
        #expect(app.front == .profile && service.calls("logIn").count == 1)
    }

    @Test(.proves("SKY-24")) func aSlowAnswerIsSaidAndMayBeAskedForAgain() async throws {
        await service.gate.hold("logIn")
        let app = started()
        let login = try #require(app.login)
        login.send(.handleTyped("me"))
        login.send(.passwordTyped("secret"))
        login.send(.submitTapped)
        await clock.waitForSleepers(1)
        await clock.advance(by: .seconds(5))
        #expect(await eventually { login.state.notice != nil })
        #expect(login.state.notice.map { english($0.title) } == "This takes longer than usual")
        login.send(.submitTapped)
        #expect(await eventually { service.calls("logIn").count == 2 })
        #expect(login.state.notice == nil)
        await service.gate.release("logIn")
        await app.navigator.settled()
        #expect(app.front == .profile)
    }

    @Test(.proves("SKY-07")) func theAccountsToTryLogIn() async throws {
        let app = SkyZoneLeaderboardApp.start(.embedded(SampleService(population: 2_000)))
        await app.navigator.settled()
        let login = try #require(app.login)
        let samples = login.state.samples
        #expect(samples.count == 5 && samples.allSatisfy { !english($0.remark).isEmpty })
        login.send(.sampleTapped("nobody"))
        login.send(.sampleTapped(samples[2].handle))
        await app.navigator.settled()
        #expect(app.front == .profile && app.session.user?.handle == samples[2].handle)
    }

    @Test(.proves("SKY-24")) func aNewAccountIsCheckedBeforeItIsSent() async throws {
        let app = started()
        app.login?.send(.createAccountTapped)
        let form = try #require(app.createAccount)
        form.send(.submitTapped)
        #expect([form.state.handle, form.state.password].allSatisfy { $0.problem != nil })
        form.send(.handleTyped("a b"))
        form.send(.passwordTyped("12345"))
        form.send(.submitTapped)
        #expect(form.state.handle.problem.map(english) == "Use letters and digits only.")
        #expect(form.state.password.problem.map(english) == "Use at least 6 characters.")
        #expect(form.state.password.problem.map(russian) == "Нужно минимум 6 символов.")
        #expect(service.calls("createAccount") == [])
        form.send(.handleTyped("fresh"))
        form.send(.passwordTyped("12345678"))
        service.change { $0.failure = .handleTaken }
        form.send(.submitTapped)
        await app.navigator.settled()
        #expect(form.state.notice.map { english($0.title) } == "This handle is taken.")
    }
}
