// Components of a screen's state are drawn with their texts, and their buttons do what they say.

import SharedScreens
import SharedLayout
import SharedLocalization
import SharedMedia
import Testing

@testable import SimulatorKit

@MainActor
struct BlockTests {
    enum Action: String, Codable, Sendable {
        case retried, cleared, added, agreed, declined
    }

    let on = ActionEncoder<Action>()
    let context = DrawingContext(entry: 3, settings: DeviceSettings(language: "en"), previousTitle: nil) {
        text in
        Localizer(tables: StringTables(), language: "en").string(text)
    }

    private func notice(_ title: String, code: String? = nil) -> ScreenNotice {
        var notice = ScreenNotice(title: .verbatim(title), action: .verbatim("Go on"))
        notice.code = code
        return notice
    }

    private func page(_ phase: ScreenPhase<Int>, fill: Attribute? = nil) -> String {
        drawn(phase, context, retry: on.tap(.retried), clear: on.tap(.cleared), fill: fill) { content in
            label("content \(content)", "body")
        }.markup
    }

    @Test func contentIsDrawnOrWhatStandsForIt() {
        #expect(page(.loaded(7)).contains("content 7"))
        let loading = page(.loading(.verbatim("On its way")))
        #expect(loading.contains("On its way") && !loading.contains("content"))
    }

    @Test func theButtonOfANoticeDoesWhatItSays() {
        let phases: [(ScreenPhase<Int>, Action)] = [
            (.slow(notice("Slow")), .retried), (.failed(notice("Failed")), .retried),
            (.empty(notice("Empty")), .retried), (.gone(notice("Gone")), .retried),
            (.prompt(notice("Type")), .retried), (.nothingFound(notice("Nothing")), .cleared),
        ]
        for (phase, action) in phases {
            let markup = page(phase)
            #expect(markup.contains("Go on") && markup.contains(action.rawValue), "\(phase)")
            #expect(!markup.contains("content"))
        }
        #expect(page(.empty(notice("Empty")), fill: on.tap(.added)).contains("added"))
        #expect(page(.failed(notice("Failed")), fill: on.tap(.added)).contains("retried"))
    }

    @Test func withoutANetworkTheIconSaysSo() {
        let (offline, broken) = (notice("No", code: "source.offline"), notice("No", code: "source.broken"))
        #expect(page(.failed(offline)) != page(.failed(broken)))
    }

    @Test func aSearchAndItsButtonHaveTheirWords() {
        var search = ScreenSearch(query: "", prompt: .verbatim("Find"), clearLabel: .verbatim("Empty it"))
        let empty = searchField(search, context, .none, clear: on.tap(.cleared)).markup
        #expect(empty.contains("Find") && !empty.contains("Empty it"))
        search.query = "otter"
        let typed = searchField(search, context, .none, clear: on.tap(.cleared)).markup
        #expect(typed.contains("otter") && typed.contains("Empty it") && typed.contains("cleared"))
    }

    @Test func aControlThatDoesNothingNowIsDisabled() {
        for isEnabled in [true, false] {
            let control = ScreenControl(label: .verbatim("Share"), isEnabled: isEnabled)
            let icon = iconButton(.share, control, on.tap(.added), context, "share").markup
            let titled = button(control, on.tap(.added), context).markup
            for markup in [icon, titled] {
                #expect(markup.contains("Share") && markup.contains("disabled") == !isEnabled)
            }
        }
    }

    @Test func questionsAndAlertsOfferTheirWaysOut() {
        let question = ConfirmationState(
            title: .verbatim("Delete it?"),
            message: .verbatim("It will be gone."),
            agree: .verbatim("Delete"),
            decline: .verbatim("Keep")
        )
        let asked = DialogDrawing(question, context, agree: on.tap(.agreed), decline: on.tap(.declined))
        #expect(asked.title == "Delete it?" && asked.message == "It will be gone.")
        #expect(asked.buttons.map(\.title) == ["Delete", "Keep"])
        #expect(asked.buttons.map(\.role) == [.destructive, .cancel])
        #expect(asked.buttons.map(\.tap.value) == [on.tap(.agreed).value, on.tap(.declined).value])
        // Both always have a way out, because their types require one.
        let said = AlertState(title: .verbatim("Sent"), close: .verbatim("OK"))
        let alert = DialogDrawing(said, context, closed: on.tap(.agreed))
        #expect(alert.message == nil && alert.buttons.map(\.title) == ["OK"])
        #expect(alert.buttons.map(\.tap.value) == [on.tap(.agreed).value])
    }

    @Test func anAreaIsScrolledOnlyWhereThatIsWished() {
        let still = scrollArea("a", name: "a") { HTML.nothing }.markup
        #expect(!still.contains("data-scroll-to"))
        let wish = ScrollRequest(revision: 2, position: 40)
        #expect(scrollArea("a", name: "a", scrollTo: wish) { HTML.nothing }.markup.contains("2;40.0"))
    }

    @Test func aPictureThatNobodyHasIsDrawnAsFailed() {
        #expect(PictureState(nil) == .failed && PictureState(nil, at: "media/1") == .failed)
    }
}
