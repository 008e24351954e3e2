// What walkers and random drivers find in a drawing.

import Testing

@testable import SimulatorKit

@MainActor
struct ControlTests {
    @Test func whatIsTypedIsFoundButNoPassword() {
        let form = box("") {
            textField("a", label: "Handle", text: "otter")
            textField("b", label: "Password", text: "secret", kind: "password")
            HTML.live("c") { textArea("d", label: "Note", text: "two words") }
        }
        #expect(Control.texts(in: form) == ["otter", "two words"])
    }
}
