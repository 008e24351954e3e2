// Walkers and random drivers find what can be done, and what was typed, in the drawing itself.

import Testing

@testable import SimulatorKit

@MainActor
struct ControlTests {
    @Test func whatIsTypedIsWhatStandsInFieldsAndNotInSliders() {
        let on = ActionEncoder<Double>()
        let page = box("") {
            textField("name", label: "Name", text: "Ann")
            slider("position", value: 0.4, label: "Position", on.moved { $0 })
            HTML.live("note") { textArea("note", label: "Note", text: "Later") }
        }
        #expect(Control.texts(in: page) == ["Ann", "Later"])
        #expect(Control.all(in: page).map(\.use) == [.moved], "it can be moved all the same")
    }

    @Test func whatIsTypedIsFoundButNoPassword() {
        let form = box("") {
            textField("a", label: "Handle", text: "otter")
            textField("b", label: "Password", text: "secret", kind: "password")
            HTML.live("c") { textArea("d", label: "Note", text: "two words") }
        }
        #expect(Control.texts(in: form) == ["otter", "two words"])
    }
}
