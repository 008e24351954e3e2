import SharedScreens
import Foundation
import SharedCore
import SharedLocalization
import SharedNavigation
import SharedTesting
import TaaSLevel1
import Testing

@MainActor @Suite struct FormTests {
    let mail = ControlledMail()

    private func onForm(address: String = "ann@example.org", text: String = "Hello") async throws -> (
        TaaSLevel1Coordinator, FormModel
    ) {
        let app = await started { $0.mail = mail }
        app.tap(.form)
        let form = try #require(app.form)
        form.send(.addressTyped(address))
        form.send(.textTyped(text))
        return (app, form)
    }

    private func answer(_ answer: Result<Void, MailError>, in app: TaaSLevel1Coordinator) async {
        await mail.answers.give(answer)
        await app.navigator.settled()
    }

    @Test(.proves("TAAS-13")) func aMessageIsSentAndThatIsSaid() async throws {
        let (app, form) = try await onForm(address: " ann@bücher.example ", text: "Hello,\r\nAnn")
        form.send(.sendTapped)
        #expect(form.state.isSending && app.front == .form)
        await answer(.success(()), in: app)
        #expect(app.front == .emailSent(to: "ann@bücher.example"))
        let messages = mail.messages.withLock { $0 }
        #expect(messages.map(\.body) == ["Hello,\nAnn"])
        #expect(messages.map(\.recipient.text) == ["ann@xn--bcher-kva.example"])
        #expect(!form.state.isSending && form.state.address.text.isEmpty && form.state.text.text.isEmpty)
        app.alert?.send(.buttonTapped)
        #expect(app.front == .form)
    }

    @Test(.proves("TAAS-13")) func aDoubleTapSendsOnce() async throws {
        let (app, form) = try await onForm()
        form.send(.sendTapped)
        form.send(.sendTapped)
        await answer(.success(()), in: app)
        #expect(mail.messages.withLock { $0.count } == 1 && mail.answers.calls == 1)
        form.send(.sendTapped)
        #expect(mail.messages.withLock { $0.count } == 1, "an empty form sends nothing")
    }

    @Test(.proves("TAAS-13"), arguments: MailError.allCases)
    func everyFailureHasItsMessageAndNothingTypedIsLost(failure: MailError) async throws {
        let (app, form) = try await onForm()
        form.send(.sendTapped)
        await answer(.failure(failure), in: app)
        #expect(app.front == .emailFailed(failure))
        #expect(app.alert?.state.title == failure.message && app.alert?.state.message == failure.advice)
        #expect(form.state.address.text == "ann@example.org" && form.state.text.text == "Hello")
        app.alert?.send(.buttonTapped)
        form.send(.sendTapped)
        await answer(.success(()), in: app)
        #expect(app.front == .emailSent(to: "ann@example.org"), "and it can be tried again")
    }

    @Test(.proves("TAAS-13")) func theMessagesDiffer() {
        let localizer = Localizer(tables: TaaSLevel1App.tables(), language: "en")
        let said = MailError.allCases.map { localizer.string($0.message) }
        #expect(Set(said).count == MailError.allCases.count)
    }

    @Test(
        .proves("TAAS-13", "TAAS-14"),
        arguments: [
            ("", "", true, true), ("ann", "Hello", true, false), ("ann@example.org", " \n", false, true),
            ("ann@", "", true, true),
        ]
    ) func whatIsWrongIsSaidAtItsField(address: String, text: String, isAddress: Bool, isText: Bool)
        async throws
    {
        let (app, form) = try await onForm(address: address, text: text)
        #expect(form.state.address.problem == nil && form.state.text.problem == nil, "not before Send")
        form.send(.sendTapped)
        #expect((form.state.address.problem != nil) == isAddress)
        #expect((form.state.text.problem != nil) == isText)
        #expect(app.front == .form && mail.messages.withLock { $0.isEmpty })
        #expect(form.state.address.text == address && form.state.text.text == text)
        form.send(.addressTyped("ann@example.org"))
        #expect(form.state.address.problem == nil && (form.state.text.problem != nil) == isText)
        form.send(.textTyped("Hello"))
        #expect(form.state.text.problem == nil)
    }

    @Test(.proves("TAAS-13")) func noAddressAndNoValidAddressAreTwoThings() async throws {
        let (_, form) = try await onForm(address: "  ")
        form.send(.sendTapped)
        let empty = form.state.address.problem
        form.send(.addressTyped("nonsense"))
        form.send(.sendTapped)
        #expect(form.state.address.problem != empty)
    }

    @Test(.proves("TAAS-13")) func whatIsTypedWhileAMessageIsOnItsWayStays() async throws {
        let (app, form) = try await onForm()
        form.send(.sendTapped)
        form.send(.textTyped("Hello again"))
        await answer(.success(()), in: app)
        #expect(form.state.text.text == "Hello again")
        #expect(mail.messages.withLock { $0.map(\.body) } == ["Hello"])
    }

    @Test(.proves("TAAS-13")) func whoLeavesTheTabIsToldOnReturn() async throws {
        let (app, form) = try await onForm()
        form.send(.sendTapped)
        app.tap(.faq)
        await answer(.failure(.offline), in: app)
        #expect(app.front == .faq)
        app.tap(.form)
        #expect(app.front == .emailFailed(.offline))
    }

    @Test(.proves("TAAS-12")) func theTextFieldGrowsWithItsText() async throws {
        let app = await started { $0.measurer = EstimatedTextLayout() }
        let form = try #require(app.form)
        #expect(form.state.text.height == 96, "the smallest")
        var last = 0.0
        for lines in stride(from: 4, through: 400, by: 36) {
            form.send(.textTyped(Array(repeating: "line", count: lines).joined(separator: "\n")))
            let height = try #require(form.state.text.height)
            #expect(height >= Double(lines) * 22.1 + 24 && height > last)
            last = height
        }
        form.send(.textTyped(String(repeating: "word ", count: 20_000)))
        let narrow = try #require(form.state.text.height)
        app.navigator.receive(.viewportChanged(Viewport(width: 800, height: 400)))
        #expect(try #require(form.state.text.height) < narrow)
        #expect(form.state.text.text.count == 100_000, "of any length")
        form.send(.textTyped(""))
        #expect(form.state.text.height == 96)
    }

    @Test(.proves("TAAS-12")) func aHostThatLaysTextOutItselfIsToldNoHeight() async throws {
        let (_, form) = try await onForm()
        #expect(form.state.text.height == nil)
    }

    @Test(.proves("TAAS-16")) func typedTextSurvivesARelaunch() async throws {
        let (app, _) = try await onForm(address: "ann@", text: "Hello\n👩‍🚀")
        let saved = app.navigator.saved()
        let again = await started(restoring: saved)
        #expect(again.front == .form)
        #expect(again.form?.state.address.text == "ann@" && again.form?.state.text.text == "Hello\n👩‍🚀")
        #expect(again.navigator.saved() == saved)
    }

    @Test(.proves("TAAS-13")) func theAppRunsWithoutAMailAccount() async throws {
        let mail = SimulatedMailSender()
        let app = await started { $0.mail = mail }
        app.tap(.form)
        app.form?.send(.addressTyped("ann@example.org"))
        app.form?.send(.textTyped("Hello"))
        app.form?.send(.sendTapped)
        await app.navigator.settled()
        #expect(app.front == .emailSent(to: "ann@example.org"))
        #expect(mail.sent.map(\.body) == ["Hello"])
    }
}
