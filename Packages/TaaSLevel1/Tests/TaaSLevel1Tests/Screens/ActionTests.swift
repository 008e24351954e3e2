import SharedScreens
import Foundation
import SharedLocalization
import SharedNavigation
import SharedTesting
import TaaSLevel1
import Testing

@MainActor @Suite struct ActionTests {
    let clock = ManualClock()

    private func onImages() async throws -> (TaaSLevel1Coordinator, ImagesModel) {
        let app = await started { $0.clock = clock }
        app.tap(.images)
        return (app, try #require(app.images))
    }

    /// Advances time for an Action that waits.
    private func pass(_ duration: Duration) async {
        // On the main actor, which other tests keep busy, no number of turns would be enough for sure.
        #expect(await eventually { clock.sleeperCount > 0 })
        await clock.advance(by: duration)
    }

    @Test(.proves("TAAS-09")) func anIndicatorForThreeSecondsAndThenTheAlert() async throws {
        let (app, images) = try await onImages()
        #expect(ImagesModel.actionDuration == .seconds(3))
        #expect(images.state.activity == nil)
        images.send(.actionTapped)
        #expect(images.state.activity != nil && !images.state.action.isEnabled)
        await pass(.milliseconds(2_999))
        #expect(images.state.activity != nil && app.front == .images)
        await clock.advance(by: .milliseconds(1))
        await app.navigator.settled()
        #expect(app.front == .actionCompleted)
        #expect(images.state.activity == nil && images.state.action.isEnabled)
        app.alert?.send(.buttonTapped)
        #expect(app.front == .images)
    }

    @Test(.proves("TAAS-09")) func aSecondTapMeanwhileDoesNothing() async throws {
        let (app, images) = try await onImages()
        images.send(.actionTapped)
        await pass(.seconds(2))
        images.send(.actionTapped)
        await clock.advance(by: .seconds(1))
        await app.navigator.settled()
        #expect(app.front == .actionCompleted)
        app.alert?.send(.buttonTapped)
        await clock.advance(by: .seconds(10))
        await app.navigator.settled()
        #expect(app.front == .images, "one tap, one alert")
        images.send(.actionTapped)
        await pass(.seconds(3))
        await app.navigator.settled()
        #expect(app.front == .actionCompleted, "and then again")
    }

    @Test(.proves("TAAS-09")) func whoLeavesTheTabSeesTheAlertOnReturn() async throws {
        let (app, images) = try await onImages()
        images.send(.actionTapped)
        app.tap(.form)
        await pass(.seconds(3))
        await app.navigator.settled()
        #expect(app.front == .form)
        app.tap(.faq)
        #expect(app.front == .faq)
        app.tap(.images)
        #expect(app.front == .actionCompleted)
        #expect(NavigationInvariants.problems(of: app.navigator) == [])
        app.alert?.send(.buttonTapped)
        app.tap(.faq)
        app.tap(.images)
        #expect(app.front == .images, "once")
    }

    @Test(.proves("TAAS-09")) func whoReturnsBeforeSeesItGoOn() async throws {
        let (app, images) = try await onImages()
        images.send(.actionTapped)
        app.tap(.form)
        await pass(.seconds(2))
        app.tap(.images)
        #expect(images.state.activity != nil)
        await clock.advance(by: .seconds(1))
        await app.navigator.settled()
        #expect(app.front == .actionCompleted)
    }

    @Test(.proves("TAAS-09")) func itWaitsForThePickerToCloseAndForAnotherAlert() async throws {
        let (app, images) = try await onImages()
        images.send(.actionTapped)
        images.send(.addTapped)
        #expect(app.front == .imagePicker)
        await pass(.seconds(3))
        await app.navigator.settled()
        #expect(app.front == .imagePicker)
        app.answer(.unavailable)
        #expect(app.front == .actionCompleted)
        app.alert?.send(.buttonTapped)
        #expect(app.front == .imageRefused(.noPicker), "what else was to be said follows")
        app.alert?.send(.buttonTapped)
        #expect(app.front == .images)
    }
}
